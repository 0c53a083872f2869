import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** A value known only in the browser. Prerendered pages, and the app until hydration, use `before`. */
export const useInBrowser = <T>(read: () => T, before: T): T => useSyncExternalStore(never, read, () => before);
