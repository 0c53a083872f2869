import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only the browser knows; a prerendered page, and the app until it has taken that over, have `before`. */
export const useInBrowser = <T>(read: () => T, before: T): T => useSyncExternalStore(never, read, () => before);
