/** Whether anybody has signed in from this device before; it says nothing of who, and stays. */
import { device } from './device.ts';

const KEY = 'waymark.familiar';

export const isFamiliarDevice = (): boolean => device.getItem(KEY) !== null;
export const markFamiliarDevice = (): void => device.setItem(KEY, 'yes');
