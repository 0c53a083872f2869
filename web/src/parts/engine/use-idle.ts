import { useEffect, useState } from 'react';

/** A browser that draws nothing at the moment is never idle. */
const TIMEOUT_MS = 1_000;

/**
 * Whether the browser has drawn what came first and has time for more; false until then. For what is fetched and worked
 * out on top of a screen: it takes neither the line nor the processor from what the person came for.
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
