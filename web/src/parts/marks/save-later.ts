/** The occupation a visitor wanted to save before being asked to sign in. */
import { forADay } from '#web/session/device/for-a-day.ts';

const stored = forADay('waymark.save-later');

export const saveLater = (code: string): void => stored.write(code);

/** Whether it is this one; true only once. */
export function takeSaveLater(code: string): boolean {
  const isIt = stored.read() === code;
  if (isIt) stored.write(null);
  return isIt;
}
