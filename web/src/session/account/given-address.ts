/**
 * The last entered email address, so that no form asks for it again, and whether an account was just created for it.
 */
import { forADay } from '#web/session/device/for-a-day.ts';

const address = forADay('waymark.address');
const newcomer = forADay('waymark.newcomer');

export const rememberAddress = (email: string): void => address.write(email);
export const rememberedAddress = (): string => address.read() ?? '';

export function rememberNewcomer(email: string): void {
  address.write(email);
  newcomer.write(email.toLowerCase());
}

/** Whether this is the first sign-in after the sign-up; true once. */
export function takeNewcomer(email: string): boolean {
  const isNew = newcomer.read() === email.toLowerCase();
  if (isNew) newcomer.write(null);
  return isNew;
}
