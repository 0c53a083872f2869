import { administered, administeredInput } from '#infra/local/stand-ins/cognito/administered.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';
import { attributesOf } from '#infra/local/stand-ins/cognito/users.ts';

export const adminGetUser = operation({
  access: 'iam',
  input: administeredInput,
  run(input, { pool }) {
    const user = administered(input, pool);
    return {
      Username: user.sub,
      UserAttributes: attributesOf(user),
      UserCreateDate: user.createdAt / 1000,
      UserLastModifiedDate: user.modifiedAt / 1000,
      Enabled: user.enabled,
      UserStatus: user.confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
    };
  },
});
