/**
 * The reason why nothing is synthesized: what the deploying person has to change, one fault a line, without a stack
 * trace.
 */
export class Refusal extends Error {
  constructor(title: string, faults: string[]) {
    super([title, ...faults].join('\n  '));
  }
}
