/** Words that name a degree, and how a text splits into degree and field of study. */
import { degreePattern } from './lexicon/degrees.data.ts';
import { plain } from './lexicon/plain.ts';
import { type Part, placeOf } from './parts.ts';
import type { Found } from './reading.ts';

/** Has the same length, so that offsets stay valid. */
const flat = (text: string): string =>
  [...text.replaceAll('’', "'")].map((char) => plain(char).slice(0, char.length).padEnd(char.length)).join('');

export const degreeOf = (text: string): RegExpExecArray | null => degreePattern.exec(flat(text));

/** "Hurt Secondary School" names a school, not a degree. */
export const namesDegree = (text: string): boolean =>
  !/^(?:high|secondary) school$/.test(degreeOf(text)?.[0].trim() ?? 'high school');

/** "Diploma di istituto professionale", "Kolleg für Tourismus": a kind of school, not the name of one. */
export const isDegreeOfSome = (text: string): boolean =>
  degreeOf(text)?.index === 0 && (!/\s\p{Lu}/u.test(text) || /^kolleg für /i.test(text));

/** "Licence professionnelle en gestion", "UX Design Certificate": includes the field of study. */
export function namesArea(text: string): boolean {
  const degree = degreeOf(text);
  return degree !== null && /\p{L}{4}/u.test(text.slice(0, degree.index) + text.slice(degree.index + degree[0].length));
}

/** Without marks at its ends and without an unpaired bracket. */
function clean(text: string): string {
  const bare = text
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '')
    .replace(/\s(?:in|of)$/, '')
    .trim();
  if (/^[^(]*\)$/.test(bare)) return bare.slice(0, -1).trim();
  return /^[^()]*\($/.test(bare) ? bare.slice(0, -1).trim() : bare;
}

/** "Completed M.Com", "Passed SSC" */
const got =
  /^(?:have |has |i )?(?:completed|passed|obtained|did|done|pursuing|pursued|graduated|earned|received|holds?|finished)(?: (?:an?|my|the|with|in))*$/i;

/** The length of the words before a degree that belong to it: "Honours Bachelor of Science", "Executive MBA". */
const rankOf = (before: string): number =>
  /(?:^|(?<=\s))(?:(?:honou?rs|executive|advanced|higher(?: national)?|national|integrated|combined|joint|double|dual|global|professional|graduate|postgraduate|undergraduate|extended|foundation|ordinary|higher education) )+$/i.exec(
    before,
  )?.[0].length ?? 0;

/** Splits "Bachelor of Science in Physics (Hons)" into degree and field of study. */
function degreeAndArea(part: Part): { studyType: Found; area?: Found } {
  const found = degreeOf(part.text)!;
  const at = (from: number, to: number): Found => {
    const raw = part.text.slice(from, to);
    return { value: clean(raw), place: placeOf(part.cell, part.from + from, part.from + to) };
  };
  const after =
    found.index + found[0].length + (/^-\p{L}+/u.exec(part.text.slice(found.index + found[0].length))?.[0].length ?? 0);
  const ofScience =
    /^\s*(?:of|en|in|de)\s+(?:\w+\s+)?(?:science|sciences|arts|engineering|technology|commerce|education|business administration|fine arts|laws?|philosophy|medicine|nursing|public health|architecture|music|social work|applied science)\b/i.exec(
      part.text.slice(after),
    );
  const isWide = ofScience && !/^\s*in\s/.test(ofScience[0]);
  const end = after + (isWide ? ofScience[0].length : 0);
  const bracket = /^\s*\([^)]{1,24}\)/.exec(part.text.slice(end));
  const stop =
    end +
    (bracket && degreeOf(bracket[0].replace(/[()]/g, ''))
      ? bracket[0].length
      : bracket && /honou?rs|hons|^\s*\((?:fh|tu|uni|univ\.?)\)/i.test(bracket[0])
        ? bracket[0].length
        : 0);
  const rest = part.text
    .slice(stop)
    .replace(/(?<=\p{L}{3})[\s,;–-]+(?:c?gpa|cumulative gpa)\b.*$/iu, '')
    .replace(/\s*\((?:expected|anticipated|graduating|in progress|ongoing)\)?$/i, '')
    .replace(
      /^(?:\s*[,:–—-]\s*|\s+(?:in|of|en|de|in der|für|im fach|im|na kierunku|i|inom|d['’]|degli studi in|em)\s+)+/iu,
      '',
    );
  const before = clean(part.text.slice(0, found.index));
  const ranked = rankOf(part.text.slice(0, found.index));
  const lead = got.test(before) || ranked > 0 ? '' : before;
  const start = found.index - ranked;
  const from = part.text.indexOf(rest, stop);
  if (/\p{L}{2}/u.test(rest))
    return {
      studyType: at(lead && !/\p{L}{3}/u.test(lead) ? 0 : start, stop),
      area: at(from, from + rest.length),
    };
  if (/\p{L}{3}/u.test(lead)) return { studyType: at(found.index, stop), area: at(0, found.index) };
  return { studyType: at(lead ? 0 : start, stop) };
}

export const studiesOf = (part: Part): { studyType: Found; area?: Found } =>
  degreeOf(part.text) ? degreeAndArea(part) : { studyType: { value: part.text, place: part.place } };
