/** The address that was given last, so that no form asks for it again; and whether an account has just been made for it. */
import { forADay } from '#web/session/device/for-a-day.ts';

const address = forADay('waymark.address');
const newcomer = forADay('waymark.newcomer');

export const rememberAddress = (email: string): void => address.keep(email);
export const rememberedAddress = (): string => address.read() ?? '';

export function rememberNewcomer(email: string): void {
  address.keep(email);
  newcomer.keep(email.toLowerCase());
}

/** Whether this is the first sign-in since the sign-up; true once. */
export function takeNewcomer(email: string): boolean {
  const isNew = newcomer.read() === email.toLowerCase();
  if (isNew) newcomer.keep(null);
  return isNew;
}
