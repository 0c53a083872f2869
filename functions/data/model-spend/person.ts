/** Model requests per person and day (UTC), so that nobody uses up everybody's budget. */
import { expirySeconds } from '#functions/data/table/expiry.ts';
import { tableShape } from '#functions/data/table/shape.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import { updateItem, wasWritten } from '#functions/outside/table.ts';
import { DAY_MS } from '#shared/lib/time.ts';

/** An answer takes at most two requests. */
export const MAX_REQUESTS_A_DAY = 40;

/** False once the limit is reached. A retry after a lost answer counts twice, which costs the person one request. */
export function countRequest(sub: string, now: number): Promise<boolean> {
  const day = new Date(now).toISOString().slice(0, 10);
  return wasWritten(
    updateItem({ pk: userPartition(sub), sk: `MODEL#${day}` }, 'SET #expiry = :expiry ADD requests :one', {
      expression: 'attribute_not_exists(requests) OR requests < :most',
      names: { '#expiry': tableShape.ttlAttribute },
      values: { ':one': 1, ':most': MAX_REQUESTS_A_DAY, ':expiry': expirySeconds(Date.parse(day) + 2 * DAY_MS) },
    }),
  );
}
