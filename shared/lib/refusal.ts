/** Rejects an input file: which file, which row and why, in one line. */
export class Refusal extends Error {
  constructor(file: string, row: number | null, reason: string) {
    super(`${file}${row === null ? '' : ` row ${row}`}: ${reason}`);
    this.name = 'Refusal';
  }
}

/** Rejects a whole file; usable inside an expression. */
export function refuse(file: string, reason: string): never {
  throw new Refusal(file, null, reason);
}
