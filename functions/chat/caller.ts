import { createHash } from 'node:crypto';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { type Client, countCall } from '#functions/data/chat-calls/calls.ts';
import { clock } from '#functions/outside/clock.ts';
import type { User } from '#functions/serve/identity.ts';
import { optionalUser } from '#functions/serve/optional-user.ts';
import { AppError } from '#shared/lib/errors.ts';

/**
 * The caller of the chat. A refused token is counted against the client's address, so that tokens cannot be guessed
 * without limit.
 */
export async function chatCaller(event: APIGatewayProxyEvent, address: string): Promise<User | undefined> {
  try {
    return await optionalUser(event);
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAUTHORIZED') await count({ address }, clock.now());
    throw error;
  }
}

/** @throws AppError TOO_MANY_REQUESTS */
export const countQuestion = ({ user, address }: { user: User | undefined; address: string }, now: number) =>
  count(user ? { sub: user.sub } : { address }, now);

/** Share of the day's model budget for all visitors together; the rest is for signed-in people. */
const VISITORS_SHARE = 0.5;

/** The account or group that a model request is counted for. */
export const spenderOf = ({ user, address }: { user: User | undefined; address: string }) =>
  user
    ? { user: { sub: user.sub } }
    : {
        user: { sub: `visitor-${createHash('sha256').update(address).digest('hex')}`, isVisitor: true },
        share: VISITORS_SHARE,
      };

async function count(client: Client, now: number): Promise<void> {
  const waitMs = await countCall(client, now);
  if (waitMs === null) return;
  throw new AppError(
    'TOO_MANY_REQUESTS',
    `You have asked a lot in a short time. Please try again in ${waitText(waitMs)}.`,
    { retryAfterSeconds: Math.ceil(waitMs / 1000) },
  );
}

function waitText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 90) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
