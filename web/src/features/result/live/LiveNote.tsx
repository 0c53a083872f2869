import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { day, month } from '#shared/lib/format.ts';
import { sources } from '#shared/occupations/sources.ts';
import { useLiveMarket } from './use-live-market.ts';

/** Which labor market data the result uses: "real-time" only if the live call answered for it (RES-14, D-82). */
export function LiveNote({ result }: { result: ResultBody }) {
  const live = useLiveMarket(result);
  if (live.is === 'answered' && live.market.origin === 'publishers')
    return `Labor market data: real-time labor market data of ${day(live.market.published)}, beside the published figures named below.`;
  const date = live.is === 'answered' ? day(live.market.published) : month(sources.oews.date);
  const without = live.is === 'failed' ? ', without live data' : '';
  return `Labor market data of ${date}${without}: published figures of the releases named below.`;
}
