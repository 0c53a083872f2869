/** Whether anybody has signed in on this device before. It does not say who, and it survives sign-out. */
import { device } from './device.ts';

const KEY = 'waymark.familiar';

export const isFamiliarDevice = (): boolean => device.getItem(KEY) !== null;
export const markFamiliarDevice = (): void => device.setItem(KEY, 'yes');
