import type { Emphasis } from '#shared/resume/aim/emphasis.ts';
import type { ResumeData } from '#shared/resume/data.ts';
import { composeLetter } from '#shared/resume/letter/compose.ts';
import { type Address, factsOfLetter, type Letter, letterOf } from '#shared/resume/letter/letter.ts';
import { samplePerson } from '#test/support/people/sample-person.ts';

const emphasis: Emphasis = { of: 'vacancy', title: 'Payroll Clerk', code: null, unread: null, asked: [], alike: {} };

/** A letter as `generate-letter` delivers it. */
export function sampleLetter(parts: Partial<ResumeData> = {}, address: Partial<Address> = {}): Letter {
  const data = samplePerson(parts);
  const to = {
    position: 'Payroll Clerk',
    company: 'Harbor Foods',
    contact: '',
    motivation: 'I live two streets away.',
  };
  const full = { ...to, ...address };
  return letterOf(data, emphasis, full, composeLetter(factsOfLetter(data, emphasis, full)));
}
