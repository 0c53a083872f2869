/**
 * `npm run check:texts -- 29 [folder]`: what is wrong with our texts on the occupations of a field (all fields without one),
 * what is missing, and how hard they read. The folder holds O*NET's text files, also named by WAYMARK_ONET; with it
 * no run of six words may be the publisher's.
 */
import { fieldNames } from '#shared/occupations/fields.ts';
import { plainNames } from '#shared/occupations/names.ts';
import {
  AIMED_GRADE,
  codesOf,
  fields,
  gradeOf,
  publishedRuns,
  readingGrade,
  textProblems,
  textsOf,
} from './support/facts/occupation-texts.ts';
import { textsOfResult } from './support/facts/result-texts.ts';

const [asked, folder = process.env.WAYMARK_ONET] = process.argv.slice(2);
const published = publishedRuns(folder);
if (!published) console.log('Not compared with the publisher’s words: name the folder of O*NET’s text files.');

let wrong = 0;
for (const field of asked ? [asked] : fields) {
  const texts = textsOf(field);
  const codes = codesOf(field);
  for (const [code, text] of Object.entries(texts)) {
    const problems = codes.includes(code) ? textProblems(text, published) : ['no occupation of this field'];
    wrong += problems.length;
    for (const problem of problems) console.log(`${code} ${plainNames[code] ?? '?'}: ${problem}`);
  }
  const missing = codes.filter((code) => !(code in texts));
  const grades = Object.values(texts).map(readingGrade);
  const mean = grades.reduce((sum, grade) => sum + grade, 0) / grades.length;
  const reads = grades.length > 0 ? `, grade ${mean.toFixed(1)} on average (aim: ${AIMED_GRADE})` : '';
  console.log(`${field} ${fieldNames[field]}: ${codes.length - missing.length} of ${codes.length} texts${reads}`);
  if (asked && missing.length > 0) console.log(`missing: ${missing.join(' ')}`);
}
if (!asked)
  for (const [layer, texts] of Object.entries(textsOfResult()))
    console.log(`result, ${layer}: grade ${gradeOf(texts).toFixed(1)} (aim of the first two: ${AIMED_GRADE})`);
process.exitCode = wrong > 0 ? 1 : 0;
