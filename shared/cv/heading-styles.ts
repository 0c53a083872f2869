/** What a document's headings look like, learned from those whose words are known. */
import { isDocumentTitle } from './document-title.ts';
import { headingKind } from './headings.ts';
import { bodySize, type Line } from './layout/lines.ts';

/** Words that also occur above a single entry or in a table: headings only if they look like the other headings. */
export const ambiguous =
  /^(?:internships?|praktik(?:um|a)|stages?|teaching|research|training|work|jobs|software|languages?|career|projects?|tools|programming|details|info|personal|online|links|other|service|media|press|books|clubs|community|technical|technologies|informatique|edv|resume|career summary|academia|studies|work and experience|praxe|prax|estágios|tirocini|prácticas|practicas|courses|coursework|thesis|dissertation|leadership|membership|organizations|address|adresse|contact|activities|profile|profil)$/iu;

export const styleOf = (line: Line): string =>
  `${Math.round(line.cells[0]!.fontSize * 2) / 2}|${line.bold}|${line.isCaps}`;

export interface Styles {
  body: number;
  /** number of known headings per style */
  known: Map<string, number>;
  /** the same, including ambiguous ones */
  named: Map<string, number>;
  /** the smallest gap above known headings, per style */
  gaps: Map<string, number>;
  all: Map<string, number>;
}

/** "Work experience – 13 years 2 months", "Berufserfahrung (8 Jahre)" */
const howLong =
  /\s{0,3}[(:–—-]\s{0,3}\d{1,2}\+?\s*(?:years?|yrs?|jahre?|ans?|años?|anni|anos?|jaar|lat|года?|лет|роки|років|έτη|yıl|år|let)(?:\s+(?:and |und |et |y |e )?\d{1,2}\s*\p{L}+)?\s*\)?$/iu;

export const stripBullet = (text: string): string =>
  text
    .replace(howLong, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[\s:.\-–—_=*#~|<>»]+$/u, '');

export function stylesOf(lines: readonly Line[]): Styles {
  const known = new Map<string, number>();
  const named = new Map<string, number>();
  const gaps = new Map<string, number>();
  const all = new Map<string, number>();
  for (const line of lines) {
    const style = styleOf(line);
    all.set(style, (all.get(style) ?? 0) + 1);
    const name = stripBullet(line.cells[0]!.text);
    if (!headingKind(name) || isDocumentTitle(name)) continue;
    named.set(style, (named.get(style) ?? 0) + 1);
    if (ambiguous.test(name)) continue;
    known.set(style, (known.get(style) ?? 0) + 1);
    gaps.set(style, Math.min(line.gap, gaps.get(style) ?? line.gap));
  }
  return { body: bodySize(lines), known, named, gaps, all };
}

export const isProminent = (line: Line, { body }: Styles): boolean =>
  line.bold || line.isCaps || line.cells[0]!.fontSize > body + 0.7;

/** Whether a line has the style of body text in a document whose headings have a style of their own. */
export function isPlainAmongOwn(line: Line, { named, all }: Styles): boolean {
  const style = styleOf(line);
  const isPlain = all.get(style)! > (named.get(style) ?? 0);
  return isPlain && [...named].some(([other, count]) => other !== style && count >= 2);
}

/** "Selected clients:" and "School : …" in the style of body text, in a document whose headings differ. */
export const isLabel = (line: Line, styles: Styles): boolean =>
  isPlainAmongOwn(line, styles) && /:$|^[^:]+\s:\s/.test(line.text.trim());
