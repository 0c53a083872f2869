import { noSuch } from './errors.ts';
import type { Stored } from './wire.ts';
import type { Work } from './work.ts';

/**
 * The object of that kind and id.
 * @param words `param` is its parameter if it is not the id in the path; `name` is what Stripe calls the kind if it
 * differs
 * @throws StripeError resource_missing
 */
export function required<T extends Stored>(
  work: Work,
  kind: T['object'],
  id: string,
  { param, name = kind }: { param?: string | undefined; name?: string } = {},
): T {
  const found = work.objects.get<T>(id);
  if (found?.object !== kind) throw noSuch(name, id, param);
  return found;
}
