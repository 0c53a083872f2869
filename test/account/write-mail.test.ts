import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handler } from '#functions/account/write-mail.ts';
import { product } from '#shared/product.ts';

beforeEach(() => {
  vi.stubEnv('APP_ORIGIN', 'https://app.example.test');
  vi.stubEnv('SUPPORT_EMAIL', 'help@app.example.test');
});

const told = { redirect: 'https://evil.example', origin: 'https://evil.example' };
const event = (triggerSource: string, userName = '8e1f0a5c-0000-4000-8000-000000000000', clientMetadata = {}) =>
  ({
    version: '1',
    triggerSource,
    region: 'eu-central-1',
    userPoolId: 'eu-central-1_Abcdefghi',
    userName,
    callerContext: { awsSdkVersion: 'x', clientId: 'y' },
    request: {
      userAttributes: { email: 'a@example.com' },
      codeParameter: '{####}',
      linkParameter: '{##Click Here##}',
      usernameParameter: null,
      clientMetadata: { ...told, ...clientMetadata },
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  }) as unknown as CustomMessageTriggerEvent;

describe('the mails of Cognito', () => {
  it.each([
    ['CustomMessage_SignUp', '/email-verified?user='],
    ['CustomMessage_ResendCode', '/email-verified?user='],
    ['CustomMessage_ForgotPassword', '/auth?reset='],
  ])('%s links to %s with user and code, from configuration only (D-15, D-44, AUT-12)', async (source, start) => {
    const { response } = await handler(event(source));
    const link = `https://app.example.test${start}8e1f0a5c-0000-4000-8000-000000000000&amp;code={####}`;
    expect(response.emailMessage).toContain(`href="${link}"`);
    expect(response.emailMessage?.match(/https?:\/\//g), 'the link, and the link as text').toHaveLength(2);
    expect(response.emailMessage).not.toContain('evil.example');
    expect(response.emailSubject).toContain(product.name);
    // Cognito's own limits
    expect(response.emailMessage?.length).toBeLessThan(20_000);
    expect(response.emailSubject?.length).toBeLessThan(140);
  });

  it('the first mail carries the home page choices, and no other text from the client', async () => {
    const linkOf = async (choices: string) =>
      (await handler(event('CustomMessage_SignUp', 'someone', { choices }))).response.emailMessage;
    expect(await linkOf('ab-bba')).toContain('user=someone&amp;code={####}&amp;choices=ab-bba"');
    for (const hostile of ['', 'abc', 'aaaaaaa', 'aaaaa"', 'aaaaaa\n', '<b>aaa', '&next='])
      expect(await linkOf(hostile), hostile).toContain('user=someone&amp;code={####}"');
  });

  it('the mail to a new address also shows its code, and names nobody', async () => {
    const { response } = await handler(event('CustomMessage_UpdateUserAttribute'));
    expect(response.emailMessage).toContain('href="https://app.example.test/account?code={####}"');
    expect(response.emailMessage).toContain('type this code: <b>{####}</b>');
    expect(response.emailMessage).not.toContain('8e1f0a5c');
  });

  it('a hostile user name stays inside the link', async () => {
    const { response } = await handler(event('CustomMessage_SignUp', '"><script>alert(1)</script>&code=1'));
    expect(response.emailMessage).not.toContain('<script');
    expect(response.emailMessage).toContain(
      'user=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E%26code%3D1&amp;code={####}',
    );
  });

  it('other mails keep Cognito’s words', async () => {
    const { response } = await handler(event('CustomMessage_AdminCreateUser'));
    expect(response).toEqual({ smsMessage: null, emailMessage: null, emailSubject: null });
  });
});
