import { useEffect, useState } from 'react';

/** Whether this many milliseconds have passed since the first render, or since `counting` became true. */
export function useAfter(ms: number, counting = true): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!counting) return;
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms, counting]);
  return over;
}
