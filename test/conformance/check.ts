/** What a check of conformance finds: nothing, or what differs; and in a few words what was held against what. */
export interface Outcome {
  measured: string;
  findings: string[];
}

export type Check = () => Promise<Outcome>;
