import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { type LiveMarket, liveRoutes } from '#shared/market/live-contract.ts';
import { query } from '#web/api/query.ts';
import { snapshotUsed } from '#web/api/snapshot-notice.ts';
import { requestOfResult } from './live-request.ts';

/** `none`: no role has a known id, or it is a sample, so no call is made (RES-38). */
export type LiveState = { is: 'none' | 'waiting' | 'failed' } | { is: 'answered'; market: LiveMarket };

const HALF_AN_HOUR = 30 * 60_000;

/** A result's live market, fetched once for all parts of the page; the result works without it. */
export function useLiveMarket(result: ResultBody): LiveState {
  const request = useMemo(() => requestOfResult(result), [result]);
  const { data, error } = useQuery({
    ...query(liveRoutes, 'liveMarketData', request ?? nothing),
    enabled: request !== null,
    staleTime: HALF_AN_HOUR,
  });
  useEffect(() => {
    if (error || data?.origin === 'snapshot') snapshotUsed(); // NET-08
    // biome-ignore lint/suspicious/noConsole: RES-40 wants the entry
    if (error) console.error('The live market data could not be loaded.', error);
  }, [data, error]);

  if (request === null) return { is: 'none' };
  if (data) return { is: 'answered', market: data };
  return { is: error ? 'failed' : 'waiting' };
}

const nothing = { roles: [], location: { country: 'US' as const, city: '' }, windowDays: 30 };
