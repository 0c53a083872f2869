/** "CNA to RN, how long", "from cashier to bank teller": the question is about the second occupation. */
import { aspectsOf } from './aspects.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { subjectOf } from './subject.ts';
import { isAsking, plainText, tokensOf } from './words.ts';

const goes = '(?:go|get|move|switch|transition|advance|jump|going|getting|moving|switching|transitioning)';
const fromTo = new RegExp(
  `^(?:(?:how (?:do|can|could|would|should) (?:i|you)|how (?:long|hard)(?: (?:is it|does it take|would it take))?|i want to|want to|to|${goes}|from) )*(?:being )?(?:an? )?([\\w'’/-]+(?: [\\w'’/-]+){0,3}?) (?:in)?to (?:be(?:com\\w+|ing)? )?(?:an? )?(.{2,80})$`,
  'i',
);

/** The message about the second alone; about both if it asks for their pay. */
export function towardsTarget(index: OccupationIndex, message: string): string {
  const [, from = '', to = ''] = fromTo.exec(message.trim()) ?? [];
  if (from === '' || tokensOf(from).some(isAsking)) return message;
  const [left, right] = [subjectOf(index, from), subjectOf(index, to)];
  if (left?.kind !== 'occupations' || right?.kind !== 'occupations') return message;
  if (left.named === 0 || right.named === 0 || left.found[0] === right.found[0]) return message;
  const asked = aspectsOf(plainText(to));
  if (asked.includes('pay')) return `${from} or ${to}`;
  return asked.length > 0 ? to : `how do I become ${to}`;
}
