/** Who may call a route, and on whose behalf. */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Log } from '#functions/outside/log.ts';
import { AppError } from '#shared/lib/errors.ts';
import { isOpen, type Route } from '#shared/lib/route.ts';
import { foreignUserField, readUser, type User } from './identity.ts';

/**
 * The verified caller; undefined on a public route.
 * @throws AppError UNAUTHORIZED, FORBIDDEN
 */
export function authorize({ access }: Route, event: APIGatewayProxyEvent, log: Log): User | undefined {
  if (isOpen(access)) return undefined;
  const user = readUser(event);
  if (access === 'user' || access === 'subscriber') return user;
  if (access !== 'admin') throw new Error(`no rule for access "${access}"`);
  const isAdmin = user.groups.includes('admin');
  log.security(isAdmin ? 'admin-call' : 'admin-refused', { sub: user.sub });
  if (!isAdmin) throw new AppError('FORBIDDEN', 'This call is for administrators.');
  return user;
}

/** @throws AppError FORBIDDEN for a request that names somebody else */
export function refuseForeignUser(requested: Record<string, unknown>, { sub }: User, log: Log): void {
  const field = foreignUserField(requested, sub);
  if (!field) return;
  log.security('named-another-user', { sub, field });
  throw new AppError('FORBIDDEN', 'A request can only concern your own account.', { field });
}
