import type { Person } from '#infra/local/demo/demo-person.ts';

/** A person whom the engine is tried on, and what a counsellor expects of it. */
export interface Persona extends Person {
  /** O*NET-SOC code of the occupation that is or was theirs, or that they study for */
  own: string;
  /** Further occupations that a counsellor would name first: codes, or beginnings of codes. */
  near?: string[];
  /** What must not stand among the first five of the final score: codes, or beginnings of codes. */
  absurd: string[];
}
