/** The occupation that a visitor wanted to save when sign-in came in between. */
import { forADay } from '#web/session/device/for-a-day.ts';

const kept = forADay('waymark.save-later');

export const saveLater = (code: string): void => kept.keep(code);

/** Whether it is this one, once. */
export function takeSaveLater(code: string): boolean {
  const isIt = kept.read() === code;
  if (isIt) kept.keep(null);
  return isIt;
}
