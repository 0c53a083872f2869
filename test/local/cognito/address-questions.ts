import { randomBytes } from 'node:crypto';
import {
  type CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { guessWrong } from './srp-client.ts';

export type Question = (sdk: CognitoIdentityProviderClient, username: string) => Promise<object>;

/** Every call that takes an address from an unauthenticated caller. */
export const questionsFor = ({
  userPoolId,
  clientId,
}: {
  userPoolId: string;
  clientId: string;
}): [operation: string, ask: Question][] => [
  [
    'InitiateAuth',
    (sdk, USERNAME) => {
      const AuthParameters = { USERNAME, SRP_A: randomBytes(384).toString('hex') };
      return sdk.send(new InitiateAuthCommand({ ClientId: clientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters }));
    },
  ],
  ['RespondToAuthChallenge', (sdk, username) => guessWrong({ userPoolId, clientId, sdk, username })],
  ['ForgotPassword', (sdk, Username) => sdk.send(new ForgotPasswordCommand({ ClientId: clientId, Username }))],
  [
    'ConfirmForgotPassword',
    (sdk, Username) => {
      const guess = { ClientId: clientId, Username, ConfirmationCode: 'wrong', Password: 'longer' };
      return sdk.send(new ConfirmForgotPasswordCommand(guess));
    },
  ],
  [
    'ConfirmSignUp',
    (sdk, Username) => sdk.send(new ConfirmSignUpCommand({ ClientId: clientId, Username, ConfirmationCode: 'wrong' })),
  ],
  [
    'ResendConfirmationCode',
    (sdk, Username) => sdk.send(new ResendConfirmationCodeCommand({ ClientId: clientId, Username })),
  ],
];
