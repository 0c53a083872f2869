/** Whether anybody has signed in on this device before. It does not say who, and it survives sign-out. */
import { localStore } from './local-store.ts';

const KEY = 'waymark.familiar';

export const isFamiliarDevice = (): boolean => localStore.getItem(KEY) !== null;
export const markFamiliarDevice = (): void => localStore.setItem(KEY, 'yes');
