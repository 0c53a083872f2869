/** Sign-ins step by step, correct and incorrect ones. */
import { randomBytes } from 'node:crypto';
import {
  type CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { type Challenge, srpClient } from '#test/support/people/srp-client.ts';

const int = (hex: string) => BigInt(`0x${hex}`);

export interface Attempt {
  sdk: CognitoIdentityProviderClient;
  userPoolId: string;
  clientId: string;
  username: string;
}

export async function startSignIn({ sdk, clientId, username }: Attempt, A: bigint) {
  const AuthParameters = { USERNAME: username, SRP_A: A.toString(16) };
  return sdk.send(new InitiateAuthCommand({ ClientId: clientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters }));
}

export async function answerChallenge(
  { sdk, clientId }: Attempt,
  parameters: Record<string, string>,
  signature: Buffer,
  timestamp = 'Fri Nov 20 12:00:00 UTC 2026',
) {
  const ChallengeResponses = {
    USERNAME: parameters.USER_ID_FOR_SRP ?? '',
    PASSWORD_CLAIM_SECRET_BLOCK: parameters.SECRET_BLOCK ?? '',
    PASSWORD_CLAIM_SIGNATURE: signature.toString('base64'),
    TIMESTAMP: timestamp,
  };
  const command = { ClientId: clientId, ChallengeName: 'PASSWORD_VERIFIER' as const, ChallengeResponses };
  return sdk.send(new RespondToAuthChallengeCommand(command));
}

/** Signs in with a password; resolves to the tokens. */
export async function signInWithPassword(attempt: Attempt, password: string) {
  const srp = srpClient(attempt.userPoolId, password);
  const { ChallengeParameters: parameters = {} } = await startSignIn(attempt, int(srp.publicValue));
  const proof = srp.respond(parameters as unknown as Challenge, Date.UTC(2026, 10, 20, 12));
  const signature = Buffer.from(proof.PASSWORD_CLAIM_SIGNATURE as string, 'base64');
  const { AuthenticationResult } = await answerChallenge(attempt, parameters, signature, proof.TIMESTAMP);
  return AuthenticationResult ?? {};
}

/** A guess that is certainly wrong and cheap to make. */
export async function guessWrong(attempt: Attempt) {
  const { ChallengeParameters = {} } = await startSignIn(attempt, int(randomBytes(32).toString('hex')));
  return answerChallenge(attempt, ChallengeParameters, randomBytes(32));
}
