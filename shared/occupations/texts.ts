/** What we say of an occupation in our own words. `texts/<field>.json` holds those of a field by O*NET-SOC code. */
export interface OccupationText {
  /** two or three sentences: what one does, with whom and where, a usual way in */
  summary: string;
  /** three to five things that a day asks */
  day: string[];
}

export type FieldTexts = Readonly<Record<string, OccupationText>>;

/** What it is, in one sentence: the first of the summary. */
export const gistOf = ({ summary }: OccupationText): string => /^.*?[.!?](?= |$)/.exec(summary)?.[0] ?? summary;
