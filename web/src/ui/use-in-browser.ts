import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** A value that only the browser knows. A prerendered page, and the app until it has hydrated that, use `before`. */
export const useInBrowser = <T>(read: () => T, before: T): T => useSyncExternalStore(never, read, () => before);
