import type { ResumeData } from './data.ts';
import { statementsOf } from './statements.ts';

/** One statement of the person. A sentence may only use facts of one entry, so that no employer gets another's work. */
export interface Fact {
  id: string;
  /** where it was written: `summary`, `experience.0`, `projects.2` */
  entry: string;
  text: string;
}

/** Every statement that a sentence of the resume may use, in the person's order. */
export function factsOf({ summary, experience, projects }: ResumeData): Fact[] {
  const texts: [string, string][] = [
    ['summary', summary],
    ...experience.map(({ description }, place): [string, string] => [`experience.${place}`, description]),
    ...projects.map(({ description }, place): [string, string] => [`projects.${place}`, description]),
  ];
  return texts.flatMap(([entry, text]) =>
    statementsOf(text).map((statement, place) => ({ id: `${entry}.${place}`, entry, text: statement })),
  );
}
