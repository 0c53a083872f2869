/** Titles in the description below an employer. */
import type { Entry } from './entries.ts';
import { unmarked } from './entry-marks.ts';
import { withoutBullet } from './layout/bullets.ts';
import type { Line } from './layout/lines.ts';
import { foundLine, isBullet, placeOf } from './parts.ts';
import type { Found } from './reading.ts';
import { EXACT_TITLE, TITLE, type TitleLexicon, titleScore } from './titles.ts';
import { describesCompany } from './work-groups.ts';

export interface ToldTitle {
  title: Found;
  /** whether a bullet names it */
  isBullet: boolean;
}

/** "As a Software Engineer in the Phone team, …", "Project Manager: Led …", "• Software Architect – DNA Sequencing". */
export function titleToldIn({ next, body }: Entry, lexicon: TitleLexicon): ToldTitle | undefined {
  const below = [...next, ...body];
  const first = below[0];
  // "Chief Financial Officer" below "Global consumer goods company with 28,000 employees."
  const second = first && describesCompany(first.text) ? below[1] : undefined;
  if (second && !isBullet(second) && isTitleAlone(second, lexicon))
    return { title: foundLine(second), isBullet: false };
  const [, opening = '', title] =
    /^(As (?:an? |the )?)(\p{Lu}.{2,50}?)(?=,| (?:in|of|at|on|for|I|my|within)\b)/u.exec(first?.text ?? '') ?? [];
  if (title && titleScore(title, lexicon) >= TITLE) {
    const place = placeOf(first!.cells[0]!, opening.length, opening.length + title.length);
    return { title: { value: title, place }, isBullet: false };
  }
  const [, called] = /^(\p{Lu}[^:.•]{2,70}):\s+\p{Lu}/u.exec(first?.text ?? '') ?? [];
  if (called && titleScore(called, lexicon) >= EXACT_TITLE)
    return { title: { value: called, place: placeOf(first!.cells[0]!, 0, called.length) }, isBullet: false };
  const [role] = body;
  if (!role || !isBullet(role) || /[:.]/.test(role.text)) return undefined;
  if (titleScore(withoutBullet(role.text), lexicon) < EXACT_TITLE) return undefined;
  const { value, place } = foundLine(unmarked(role));
  const named = value.split(/\s+[–—|-]\s+/)[0]!;
  const isWhole = titleScore(named, lexicon) < TITLE;
  return { title: { value: isWhole ? value : named, ...(place && { place }) }, isBullet: true };
}

const MAX_TITLE_WORDS = 8;
const isTitleAlone = ({ text, cells }: Line, lexicon: TitleLexicon): boolean =>
  cells.length === 1 && text.split(/\s+/).length <= MAX_TITLE_WORDS && titleScore(text, lexicon) >= EXACT_TITLE;
