import * as z from 'zod/mini';
import { InvalidParameterException } from '#infra/local/stand-ins/cognito/errors.ts';
import { checkClient, clientId, username } from '#infra/local/stand-ins/cognito/inputs.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';
import { offer, readPublicNumber } from '#infra/local/stand-ins/cognito/srp.ts';

const srpParameters = z.object({ USERNAME: username, SRP_A: z.string().check(z.minLength(1), z.maxLength(1024)) });

/**
 * The first step of signing in. The client allows SRP only: no password is ever sent, and with rotating refresh tokens
 * REFRESH_TOKEN_AUTH is off (GetTokensFromRefreshToken replaces it).
 */
export const initiateAuth = operation({
  input: z.object({ ClientId: clientId, AuthFlow: z.string().check(z.maxLength(64)), AuthParameters: z.unknown() }),
  run({ ClientId, AuthFlow, AuthParameters }, { pool, now }) {
    checkClient(pool, ClientId);
    if (AuthFlow !== 'USER_SRP_AUTH') {
      throw new InvalidParameterException(`${AuthFlow} flow not enabled for this client`);
    }
    const parameters = srpParameters.safeParse(AuthParameters);
    if (!parameters.success) throw new InvalidParameterException('Missing required parameter USERNAME or SRP_A');
    const { USERNAME, SRP_A } = parameters.data;
    const A = readPublicNumber(SRP_A);
    if (A === null) throw new InvalidParameterException('SRP_A is not a valid public number');
    const { sub, salt, verifier } = pool.users.find(USERNAME) ?? pool.decoy(USERNAME);
    const { b, B } = offer(verifier);
    const block = pool.challenges.seal({ user: sub, A: A.toString(16), b, B }, now);
    return {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeParameters: {
        USERNAME: sub,
        USER_ID_FOR_SRP: sub,
        SALT: salt,
        SRP_B: B,
        SECRET_BLOCK: block.toString('base64'),
      },
    };
  },
});
