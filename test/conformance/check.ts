/** What a check of conformance finds: nothing, or what differs; and in a few words what was held against what. */
export interface Outcome {
  measured: string;
  findings: string[];
  /** what did not come to its end: no difference, and told all the same */
  late?: string[];
}

export type Check = () => Promise<Outcome>;

/** How a check ended. What could not be held against anything, for want of an engine or of time, is skipped. */
export interface Told {
  how: 'passed' | 'failed' | 'skipped';
  what: string;
  findings: string[];
}
