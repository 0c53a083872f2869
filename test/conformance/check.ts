/** The result of a check: what was compared, and the differences found. */
export interface Outcome {
  measured: string;
  findings: string[];
  /** what did not finish: reported, but not a difference */
  late?: string[];
}

export type Check = () => Promise<Outcome>;

/** How a check ended. It is skipped if an engine is missing or time ran out. */
export interface Told {
  how: 'passed' | 'failed' | 'skipped';
  what: string;
  findings: string[];
}
