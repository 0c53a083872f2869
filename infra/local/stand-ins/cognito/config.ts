import type { CustomMessageTriggerEvent, PostConfirmationTriggerEvent } from 'aws-lambda';

/** A deployment's user pool settings. */
export interface CognitoConfig {
  region: string;
  /** The CustomMessage trigger: words the mails. */
  writeMail(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent>;
  /** The PostConfirmation trigger: hears of confirmed accounts and of passwords that were reset. */
  onConfirmed(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent>;
  /** Takes the mails that Cognito would send. */
  deliver(mail: { at: number; to: string; subject: string; html: string }): void;
  /** The pool's whole password policy. */
  passwordMinLength: number;
  accessTokenMinutes: number;
  refreshTokenDays: number;
  /** How long a refresh token that was exchanged still works. */
  refreshRotationGraceSeconds: number;
}
