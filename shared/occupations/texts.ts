/** Our own text about an occupation. `texts/<field>.json` holds those of a field by O*NET-SOC code. */
export interface OccupationText {
  /** two or three sentences: the work, with whom and where, a usual way in */
  summary: string;
  /** three to five typical tasks of a day */
  day: string[];
}

export type FieldTexts = Readonly<Record<string, OccupationText>>;

/** The occupation in one sentence: the first of its summary. */
export const gistOf = ({ summary }: OccupationText): string => /^.*?[.!?](?= |$)/.exec(summary)?.[0] ?? summary;
