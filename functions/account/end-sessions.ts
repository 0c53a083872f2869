import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { endSessions } from '#functions/data/account/sign-out.ts';
import { clock } from '#functions/outside/clock.ts';
import { logFor } from '#functions/outside/log.ts';

/**
 * Cognito's PostConfirmation trigger (not an API route): hears of a password that was reset by a mailed link, which happens
 * at Cognito alone, and ends what the old password had opened (R4). Where that fails Cognito says so to whoever resets: the
 * new password stands, and asking for another link comes here again.
 */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  if (event.triggerSource !== 'PostConfirmation_ConfirmForgotPassword') return event;
  const sub = event.request.userAttributes.sub ?? event.userName;
  await endSessions(sub, clock.now());
  const log = logFor({ correlationId: `reset ${event.userPoolId}`, route: 'trigger end-sessions' });
  log.security('password-reset', { sub });
  return event;
}
