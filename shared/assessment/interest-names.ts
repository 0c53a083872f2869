import type { InterestCode } from './item-bank.ts';

/** The six interests in the order of every profile. */
export const interestNames: readonly { code: InterestCode; name: string; meaning: string }[] = [
  { code: 'R', name: 'Realistic', meaning: 'things, tools, the outdoors' },
  { code: 'I', name: 'Investigative', meaning: 'questions, evidence, research' },
  { code: 'A', name: 'Artistic', meaning: 'form, words, invention' },
  { code: 'S', name: 'Social', meaning: 'teaching, helping, care' },
  { code: 'E', name: 'Enterprising', meaning: 'leading, persuading, trade' },
  { code: 'C', name: 'Conventional', meaning: 'order, data, procedure' },
];
