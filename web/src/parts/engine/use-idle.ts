import { useEffect, useState } from 'react';

/** A browser that is not painting never becomes idle. */
const TIMEOUT_MS = 1_000;

/**
 * Whether the browser has painted the essentials and has time for more. For secondary downloads and computations, which
 * must not compete with what the person came for.
 */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, TIMEOUT_MS); // Safari
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(begin, { timeout: TIMEOUT_MS });
    return () => cancelIdleCallback(request);
  }, []);
  return idle;
}
