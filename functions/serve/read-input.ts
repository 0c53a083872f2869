import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import type { Log } from '#functions/outside/log.ts';
import { AppError } from '#shared/lib/errors.ts';
import type { Route } from '#shared/lib/route.ts';
import { refuseForeignUser } from './access.ts';
import type { User } from './identity.ts';
import { readInput } from './request.ts';

interface Reader {
  caller: User | undefined;
  log: Log;
}

/**
 * @throws AppError of reading, FORBIDDEN for naming somebody else, BAD_INPUT for input that does not match the schema
 */
export function readValidInput(route: Route, event: APIGatewayProxyEvent, { caller, log }: Reader): unknown {
  // a webhook is authenticated by a signature over the raw bytes, so nothing may parse them before
  if (route.access === 'webhook') return {};
  const requested = readInput(route, event);
  if (caller && !route.aboutUser) refuseForeignUser(requested, caller, log);
  const parsed = z.safeParse(route.input, requested);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || 'body';
  throw new AppError('BAD_INPUT', `${field}: ${issue?.message ?? 'is not valid'}`, { field });
}
