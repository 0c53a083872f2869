import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { endSessions } from '#functions/data/account/sign-out.ts';
import { clock } from '#functions/outside/clock.ts';
import { logFor } from '#functions/outside/log.ts';

/**
 * Cognito's PostConfirmation trigger, not an API route. A password reset by emailed link happens entirely inside
 * Cognito; this trigger ends the sessions opened with the old password (R4). If it fails, Cognito reports the failure
 * to the person: the new password is set, and requesting another link runs the trigger again.
 */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  if (event.triggerSource !== 'PostConfirmation_ConfirmForgotPassword') return event;
  const sub = event.request.userAttributes.sub ?? event.userName;
  await endSessions(sub, clock.now());
  const log = logFor({ correlationId: `reset ${event.userPoolId}`, route: 'trigger end-sessions' });
  log.security('password-reset', { sub });
  return event;
}
