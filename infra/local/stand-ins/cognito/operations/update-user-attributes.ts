import * as z from 'zod/mini';
import { codeDelivery, sendCode } from '#infra/local/stand-ins/cognito/delivery.ts';
import {
  AliasExistsException,
  InvalidParameterException,
  LimitExceededException,
  NotAuthorizedException,
} from '#infra/local/stand-ins/cognito/errors.ts';
import { accessToken, attributes, emailAddress } from '#infra/local/stand-ins/cognito/inputs.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';

/** The client may write only the address; it takes effect once its code has been entered (keepOriginal). */
export const updateUserAttributes = operation({
  input: z.object({ AccessToken: accessToken, UserAttributes: attributes }),
  async run({ AccessToken, UserAttributes }, call) {
    const { pool, now, source } = call;
    const user = await pool.bearer(AccessToken, now);
    if (UserAttributes.some(({ Name }) => Name !== 'email'))
      throw new NotAuthorizedException('A client attempted to write unauthorized attribute');
    const email = UserAttributes[0]?.Value?.toLowerCase();
    if (!emailAddress.safeParse(email).success) throw new InvalidParameterException('Invalid email address format.');
    if (email === user.email) return { CodeDeliveryDetailsList: [] };
    if (pool.users.find(email!)) throw new AliasExistsException();
    const account = `${user.sub} email`;
    if (pool.mailRequests.waits(account, source, now)) throw new LimitExceededException();
    pool.mailRequests.count(account, source, now);
    const code = pool.inTransaction(() => {
      pool.users.setPending(user.sub, email!);
      return pool.codes.issue(user.sub, 'email', now);
    });
    await sendCode({ reason: 'CustomMessage_UpdateUserAttribute', user: { ...user, email: email! }, code }, call);
    return { CodeDeliveryDetailsList: [codeDelivery(email!).CodeDeliveryDetails] };
  },
});
