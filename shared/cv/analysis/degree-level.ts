/** The level of a degree by its name, in the languages of CVs; the school is never considered. */
import { educationKeys } from '#shared/assessment/background.ts';

type Level = (typeof educationKeys)[number];

/** Highest first: "Master of Business Administration, Bachelor" names both. */
const names: readonly [Level, RegExp][] = [
  [
    'doctoral',
    /\b(?:ph\.? ?d|d\.?phil|doctor(?:ate|al)?|doktor\w*|docteur|doctorat|doctorado|dottorato|dr\. \w{2,4}\.|m\.? ?d\.?(?=$|[ ,])|j\.? ?d\.?(?=$|[ ,])|pharm\.? ?d|d\.?d\.?s|d\.?v\.?m|ed\.? ?d)\b|博士|доктор/iu,
  ],
  [
    'master',
    /\b(?:master\w*|m\.? ?sc\.?|m\.? ?a\.?(?=$|[ ,])|m\.? ?s\.?(?=$|[ ,])|mba|m\.? ?eng|m\.? ?ed|m\.? ?phil|ll\.? ?m|mpa|mph|msw|magister|magistr\w*|diplom(?:-|\s?ing|kauf)\w*|máster|maestr[ií]a|laurea magistrale|mestrado)\b|硕士|магистр/iu,
  ],
  [
    'bachelor',
    /\b(?:bachelor\w*|b\.? ?sc\.?|b\.? ?a\.?(?=$|[ ,])|b\.? ?s\.?(?=$|[ ,])|b\.? ?eng|b\.? ?tech|b\.? ?com|b\.? ?ed|bba|bsn|ll\.? ?b|licen[cs]e|licenciatura|licenciad[oa]|grado en|graduado|laurea|licencjat|bacharel\w*)\b|学士|бакалавр/iu,
  ],
  [
    'associate',
    /\b(?:associate(?:'?s)?(?: degree| of)|a\.?a\.?s?\.?(?=$|[ ,])|a\.?s\.?(?=$|[ ,])|foundation degree|hnd|bts|dut|técnico superior)\b/iu,
  ],
  [
    'certificate',
    /\b(?:certificate|diploma(?! of higher)|vocational|ausbildung|geselle\w*|lehre|cap|formaci[oó]n profesional|apprenticeship|nvq|trade school)\b(?!.{0,20}high school)/iu,
  ],
  [
    'high_school',
    /\b(?:high school|secondary school|ged|abitur|matura|baccalaur[eé]at|bachillerato|a[- ]levels?|gcse|hsc|ib diploma|vwo|havo|liceo)\b/iu,
  ],
];

/** The highest level named; null if no name is known. */
export function degreeLevel(degrees: readonly string[]): Level | null {
  const levels = degrees.flatMap((degree): Level[] => {
    const text = degree.slice(0, 200);
    if (/high school diploma/i.test(text)) return ['high_school'];
    const known = names.find(([, name]) => name.test(text));
    return known ? [known[0]] : [];
  });
  return levels.sort((a, b) => educationKeys.indexOf(b) - educationKeys.indexOf(a))[0] ?? null;
}
