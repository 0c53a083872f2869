/** Why nothing is synthesized: what the person who deploys has to change, each fault on a line, and no stack trace. */
export class Refusal extends Error {
  constructor(title: string, faults: string[]) {
    super([title, ...faults].join('\n  '));
  }
}
