/** The licensing authority of an occupation: not every license comes from a state board. */
import { authorities, BOARD } from './licence-authorities.data.ts';

/** "the department of education of your state"; the longest matching prefix decides. */
export function licenceAuthority(code: string): string {
  const prefixes = Object.keys(authorities).filter((prefix) => code.startsWith(prefix));
  const [longest] = prefixes.sort((a, b) => b.length - a.length);
  return longest === undefined ? BOARD : authorities[longest]!;
}
