import { useEffect, useState } from 'react';

/** Whether that many milliseconds have passed since this was drawn first, or since `counting` came to hold. */
export function useAfter(ms: number, counting = true): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!counting) return;
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms, counting]);
  return over;
}
