/** CVs written by other programs, with their contents: every set is a folder of files with an `expected.json`. */
import { readFileSync } from 'node:fs';
import type { Told } from '../accuracy.ts';

interface Expected {
  name: string;
  email: string;
  /** title, employer, year of the start */
  jobs: [string, string, string][];
  schools: string[];
  /** what may, but need not, be read as a job */
  mayBe?: [string, string][];
}

export interface TrueCv {
  file: string;
  person: Told;
  bytes: Uint8Array;
}

const toldBy = ({ name, email, jobs, schools, mayBe = [] }: Expected): Told => ({
  name,
  email,
  work: jobs.map(([position, employer, startDate]) => ({ position, name: employer, startDate })),
  education: schools.map((institution) => ({ institution })),
  mayBe: mayBe.map(([position, employer]) => ({ position, name: employer })),
});

export function* trueCvs(set: string): Generator<TrueCv> {
  const at = (file: string) => new URL(`./${set}/${file}`, import.meta.url);
  const expected = JSON.parse(readFileSync(at('expected.json'), 'utf8')) as Record<string, Expected>;
  for (const [file, one] of Object.entries(expected))
    yield { file, person: toldBy(one), bytes: readFileSync(at(file)) };
}
