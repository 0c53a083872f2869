import type { Line } from './layout/lines.ts';
import type { SectionKind } from './lexicon/headings.data.ts';

/** A part of a CV: its heading and the lines below it. */
export interface Section {
  /** head: the lines before any heading */
  kind: SectionKind | 'head' | 'unknown';
  heading: Line | null;
  lines: Line[];
}
