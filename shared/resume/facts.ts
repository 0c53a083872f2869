import type { ResumeData } from './data.ts';

/** One statement of the person. A sentence may only use facts of one entry, so that no employer gets another's work. */
export interface Fact {
  id: string;
  /** where it was written: `summary`, `experience.0`, `projects.2` */
  entry: string;
  text: string;
}

/** Splits text into bullets, lines and sentences. Abbreviations and figures do not end a sentence. */
export function statementsOf(text: string): string[] {
  return text
    .split(/\r?\n|[•▪◦‣●■]/u)
    .flatMap((line) =>
      line.replace(/^\s*(?:[-–—*·]|\d{1,2}[.)])\s+/u, '').split(/(?<=\p{L}{3,}[.!?…]|[)\]%"”][.!?])\s+(?=\p{Lu})/u),
    )
    .map((statement) => statement.replace(/\s+/gu, ' ').trim())
    .filter((statement) => /[\p{L}\p{N}]/u.test(statement));
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
