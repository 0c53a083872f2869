/** Finds degrees by name. Abbreviations that are also words count only where a degree is plausible. */
import type { Found } from './tokens.ts';

interface Degree {
  kind: 'education';
  key: string;
  name: string;
}

export const levelNames: Record<string, string> = {
  none: 'A degree or diploma',
  high_school: 'High school diploma or equivalent',
  some_college: 'Some college',
  certificate: 'Certificate or trade school',
  associate: "Associate's degree",
  bachelor: "Bachelor's degree",
  master: "Master's degree",
  doctoral: 'Doctoral or professional degree',
};
/** "a degree" without a level */
const anyDegree = /^(?:degrees?|diplomas?|college diploma|qualifications \w+|formal education)$/i;
/** "As" and "Ms" are words: abbreviated degrees are written in capitals */
const shortForm = /^(?:[bm]s|[ba]a|ma|as|aas|ba\/bs|bs\/ba|bs\/ms|bas|jd|ged|dds|mba|edd)\b/i;
const twoLetters = /^[ABM][AS]$/;

export const readDegrees = (text: string, found: readonly Found<string | null>[]): Found<Degree>[] =>
  found.flatMap(({ value: level, ...place }) => {
    const { start, end } = place;
    const written = text.slice(start, end);
    // "(f/m/d)" means any gender; "PhD/MS" are two degrees
    if (/^m\/d$/i.test(written) || /(?:^|[^\p{L}])[mwfdx]\/$/iu.test(text.slice(Math.max(0, start - 3), start)))
      return [];
    if (level === null || (shortForm.test(written) && !/^[A-Z]{2}/.test(written))) return [];
    if (twoLetters.test(written) && !isDegree(text, written, start, end)) return [];
    const [key, name] = anyDegree.test(written) ? ['bachelor', 'A degree'] : [level, levelNames[level]!];
    return [{ ...place, value: { kind: 'education', key, name } }];
  });

const other = '(?:[ABM][AS]|BSN|MSN|MBA|PhD|Ph\\.D\\.|JD|GED|HS)';
const degreeBehind = new RegExp(
  `^(?: ?/ ?|,? or |, )(?:an? )?${other}\\b|^ (?:in [A-Za-z]|or (?:equivalent|higher|above)|required|preferred|minimum|is )`,
);
const degreeBefore = new RegExp(
  `\\b${other}(?: ?/ ?|,? or |, )(?:an? )?$|\\b(?:[Rr]equires?|[Rr]equired:|[Mm]inimum:?|an?|[Ee]ducation:|[Dd]egree:) $`,
);

/** "MS" is a degree, a state, a form of address and a software company: a neighboring word decides. */
function isDegree(text: string, written: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 20), start);
  const after = text.slice(end, end + 20);
  const isState = /^M/.test(written) && /[a-z], $/.test(before);
  return !isState && (degreeBehind.test(after) || (degreeBefore.test(before) && !/^ [A-Z]/.test(after)));
}
