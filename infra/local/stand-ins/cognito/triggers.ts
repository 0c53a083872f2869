/** The functions that a deployment attaches to its user pool, called with Cognito's events. */
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { UserLambdaValidationException } from './errors.ts';
import type { Call } from './operation.ts';
import type { Pool } from './pool.ts';
import type { User } from './users.ts';

/** Fields of every event. */
export const triggerEvent = (pool: Pick<Pool, 'config' | 'userPoolId' | 'clientId'>, sub: string) => ({
  version: '1',
  region: pool.config.region,
  userPoolId: pool.userPoolId,
  userName: sub,
  callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: pool.clientId },
});

export const userAttributes = ({ sub, email, confirmed }: Pick<User, 'sub' | 'email' | 'confirmed'>) => ({
  sub,
  email,
  email_verified: String(confirmed),
});

/** Notifies the product after the change: if it fails the caller gets the error, and nothing is undone. */
export async function tellConfirmed(
  triggerSource: PostConfirmationTriggerEvent['triggerSource'],
  user: User,
  { pool }: Call,
): Promise<void> {
  const attributes = { ...userAttributes({ ...user, confirmed: true }), 'cognito:user_status': 'CONFIRMED' };
  const event = {
    ...triggerEvent(pool, user.sub),
    triggerSource,
    request: { userAttributes: attributes },
    response: {},
  };
  await pool.config.onConfirmed(event).catch((error: Error) => {
    throw new UserLambdaValidationException(`PostConfirmation failed with error ${error.message}.`);
  });
}
