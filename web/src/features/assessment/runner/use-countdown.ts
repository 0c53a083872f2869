import { useEffect, useState } from 'react';
import { serverNow } from '#web/api/server-time.ts';
import { remainingMs } from '../countdown.ts';

/** Milliseconds left by the server's clock, updated every second (ARA-05). */
export function useCountdown(expiresAt: string): number {
  const [left, setLeft] = useState(() => remainingMs(expiresAt, serverNow()));
  useEffect(() => {
    const timer = setInterval(() => setLeft(remainingMs(expiresAt, serverNow())), 1000);
    return () => clearInterval(timer);
  }, [expiresAt]);
  return left;
}
