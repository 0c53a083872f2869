import { describe, expect, it } from 'vitest';
import { loggedPerson } from '#functions/outside/log.ts';
import { routeEntries } from '#shared/api.ts';
import { production } from './assembly.ts';
import { atEdge } from './at-edge.ts';
import { type Call, capacityUnits, judge, type Seen } from './firewall-rules.ts';

const { templates, all } = production();
const acls: Record<string, any> = Object.fromEntries(
  all('AWS::WAFv2::WebACL').map(([id, acl]) => [id, acl.Properties]),
);
const { Firewall: edge, OriginFirewall: origin, SignInFirewall: signIn } = acls;

/** CloudFormation's functions, as far as the key's path from the API's stack to CloudFront's needs them. */
function resolve(value: any): string {
  if (typeof value === 'string') return value;
  if (value.Ref) return value.Ref;
  if (value['Fn::Join']) return value['Fn::Join'][1].map(resolve).join(value['Fn::Join'][0]);
  if (value['Fn::ImportValue']) {
    const outputs = [...templates.values()].flatMap((template) => Object.values<any>(template.Outputs ?? {}));
    return resolve(outputs.find((output) => output.Export?.Name === value['Fn::ImportValue']).Value);
  }
  throw new Error(`not followed: ${JSON.stringify(value)}`);
}

const [[, distribution] = []] = all('AWS::CloudFront::Distribution');
const apiOrigin = distribution?.Properties.DistributionConfig.Origins.find((each: any) => each.CustomOriginConfig);

const handlers = new Map(
  all('AWS::CloudFront::Function').map(([id, { Properties }]) => [id, atEdge<any>(Properties.FunctionCode)]),
);
const [apiBehavior] = distribution?.Properties.DistributionConfig.CacheBehaviors ?? [];
const sayWhoCalls = handlers.get(apiBehavior.FunctionAssociations[0].FunctionARN['Fn::GetAtt'][0])!;

/**
 * The outcome of a call: CloudFront's firewall first, then CloudFront's function, then the API's firewall, which sees
 * stage, key and person.
 */
function through(call: Call, seen: Seen = new Map()): 'allow' | number {
  const first = judge(edge, call, resolve, seen);
  if (first !== 'allow' || !call.path.startsWith('/api/')) return first;
  const sent = Object.fromEntries(Object.entries(call.headers ?? {}).map(([name, value]) => [name, { value }]));
  const told = sayWhoCalls({ request: { headers: sent }, viewer: { ip: call.address } }).headers;
  const headers: Record<string, string> = {};
  for (const [name, { value }] of Object.entries<any>(told)) headers[name] = value;
  for (const { HeaderName, HeaderValue } of apiOrigin.OriginCustomHeaders) headers[HeaderName] = resolve(HeaderValue);
  const { already: _ofTheAddress, ...rest } = call;
  return judge(origin, { ...rest, path: apiOrigin.OriginPath + call.path, headers }, resolve, seen);
}

/** A token as a browser sends it: new for each sign-in and each hour. */
const tokenOf = (sub: string, jti = 'of-one-sign-in') =>
  `Bearer e30.${Buffer.from(JSON.stringify({ sub, token_use: 'access', jti })).toString('base64url')}.AA`;

const addressOf = (path: string) => `/api${path.replaceAll(/\{\w+\}/g, '0123456789abcdef')}`;
const posts = routeEntries.filter(({ route }) => route.method === 'POST').map(({ route }) => route);
const long = 'x'.repeat(20_000);
const markup = '<script>alert(1)</script>';
const cvOfAnEngineer = [
  'Moved the metadata calls of 300 machines off http://169.254.169.254/latest/meta-data/',
  'Found the hole by which ../../etc/passwd could be read',
  'Ran nginx at http://10.0.0.12:8080/status',
];
const hostile = `\${jndi:ldap://x}`;

describe('a call through CloudFront', () => {
  it('passes, and so does a page', () => {
    for (const path of ['/', '/pricing', '/career-path/result/0123-abc', '/assets/main-abc.js'])
      expect(through({ path }), path).toBe('allow');
    for (const { route } of routeEntries) expect(through({ path: addressOf(route.path), body: '{}' })).toBe('allow');
  });

  it('reaches the webhook with any body: the signature decides (I43)', () => {
    for (const body of [long, markup, hostile]) expect(through({ path: '/api/stripe-webhook', body })).toBe('allow');
  });

  it('may be long and look like markup where people write, and nowhere else (I41)', () => {
    const freeText = posts.filter((route) => route.freeText);
    expect(freeText.map(({ path }) => path)).toEqual([
      '/profile',
      '/import-account',
      '/assessment-answer',
      '/assessment-complete',
      '/chatbot',
      '/generate-cv-from-info',
      '/cv-analysis',
      '/cv',
      '/vacancy-match',
      '/vacancy-matches',
      '/generate-career-report',
      '/v1/career-report-file',
      '/generate-resume',
      '/resume-pdf',
      '/resume-docx',
      '/generate-letter',
      '/resume-aim',
      '/resumes',
    ]);
    for (const { path, access, freeText } of posts)
      for (const body of [long, markup, ...cvOfAnEngineer])
        expect([path, through({ path: addressOf(path), body })]).toEqual([
          path,
          freeText || access === 'webhook' ? 'allow' : 403,
        ]);
  });

  it('is not mistaken for the webhook because its path has the same beginning', () => {
    for (const path of ['/api/stripe-webhookery', '/api/stripe-webhook/x', '/prod/api/stripe-webhook'])
      expect([path, judge(edge, { path, body: hostile }, resolve)]).toEqual([path, 403]);
    expect(through({ path: '/api/gate', body: hostile })).toBe(403);
  });

  it('is refused when an address has made too many, with the time to wait (I42, C2)', () => {
    expect(through({ path: '/api/gate', already: 9999 })).toBe('allow');
    expect(through({ path: '/api/gate', already: 10_000 })).toBe(429);
    expect(through({ path: '/pricing', already: 10_000 })).toBe(429);
    for (const path of ['/api/rank', '/api/create-checkout']) {
      expect(through({ path, already: 99 })).toBe('allow');
      expect(through({ path, already: 100 })).toBe(429);
    }
    for (const acl of [edge, origin])
      for (const rule of acl.Rules.filter((each: any) => each.Statement.RateBasedStatement)) {
        const { CustomResponse: answer } = rule.Action.Block;
        expect(answer.ResponseHeaders).toEqual([{ Name: 'retry-after', Value: '300' }]);
        const { ContentType, Content } = acl.CustomResponseBodies[answer.CustomResponseBodyKey];
        expect(ContentType).toBe('APPLICATION_JSON');
        expect(JSON.parse(Content).error.code).toBe('TOO_MANY_REQUESTS');
      }
  });

  it('is allowed to a class of thirty behind one address, who open the app, begin and ask within five minutes (I42)', () => {
    const seen: Seen = new Map();
    for (let person = 0; person < 30; person++) {
      const headers = { authorization: tokenOf(`student-${person}`) };
      const calls = [
        // with an empty cache a browser requests 107 files on the way into an assessment, and 133 if it looks around
        ...Array.from({ length: 133 }, (_, at) => ({ path: `/assets/part-${at}.js` })),
        ...Array.from({ length: 60 }, () => ({ path: '/api/assessment-answer', headers, body: '{}' })),
        ...Array.from({ length: 20 }, () => ({ path: '/api/chatbot', headers, body: '{}' })),
        ...Array.from({ length: 3 }, () => ({ path: '/api/create-checkout', headers, body: '{}' })),
      ];
      for (const call of calls) expect(through({ ...call, address: '192.0.2.1' }, seen), call.path).toBe('allow');
    }
  });

  it('is refused when one person has made 600, from however many addresses and sign-ins (I42)', () => {
    const seen: Seen = new Map();
    const call = (at: number, sub = 'one-person') =>
      through(
        {
          path: '/api/gate',
          address: `198.51.${at >> 8}.${at & 255}`,
          headers: { authorization: tokenOf(sub, `sign-in-${at}`), 'x-person': `somebody-else-${at}` },
        },
        seen,
      );
    for (let at = 0; at < 600; at++) expect(call(at), String(at)).toBe('allow');
    expect(call(600)).toBe(429);
    // others are not affected
    expect(call(601, 'another')).toBe('allow');
  });
});

describe('a call around CloudFront', () => {
  it('is refused, whatever it asks for and claims', () => {
    for (const { route } of routeEntries) {
      const path = `/prod${addressOf(route.path)}`;
      expect(judge(origin, { path }, resolve), path).toBe(403);
      expect(judge(origin, { path, headers: { 'x-origin-key': '' } }, resolve), path).toBe(403);
      expect(judge(origin, { path, headers: { 'x-origin-key': 'a guess' } }, resolve), path).toBe(403);
    }
  });

  it('counts for nobody: whose it claims to be is not refused because of it', () => {
    const seen: Seen = new Map();
    const headers = { 'x-person': loggedPerson('one-person') };
    for (let at = 0; at < 700; at++)
      expect(judge(origin, { path: '/prod/api/gate', headers }, resolve, seen)).toBe(403);
    expect(through({ path: '/api/gate', headers: { authorization: tokenOf('one-person') } }, seen)).toBe('allow');
  });

  it('cannot know the key: it is made by Secrets Manager and stands in no template and no log', () => {
    const secrets = all('AWS::SecretsManager::Secret').filter(([id]) => id.startsWith('OriginKeys'));
    expect(secrets).toHaveLength(1);
    for (const [, secret] of secrets) {
      expect(secret.Properties.GenerateSecretString).toMatchObject({ PasswordLength: 40 });
      expect(secret.Properties.SecretString).toBeUndefined();
    }
    expect(resolve(apiOrigin.OriginCustomHeaders[0].HeaderValue)).toMatch(/^{{resolve:secretsmanager:/);
    const logs = all('AWS::WAFv2::LoggingConfiguration');
    expect(logs).toHaveLength(Object.keys(acls).length);
    for (const [id, { Properties }] of logs)
      expect([id, ...Properties.RedactedFields.map((field: any) => field.SingleHeader.Name)]).toEqual([
        id,
        'authorization',
        'cookie',
        'x-origin-key',
      ]);
  });
});

describe('the next key of CloudFront', () => {
  const keyOf = (number: number) => production({ originKey: number });
  const exportsOf = (templates: Map<string, any>) =>
    Object.values<any>(templates.get('Waymark-prod-Api').Outputs).map((output) => JSON.stringify(output.Export?.Name));

  it('is accepted beside the previous one, so that no call is refused while CloudFront still sends that', () => {
    const [before, after] = [keyOf(1), keyOf(2)];
    const sent = JSON.stringify(before.templates.get('Waymark-prod-Web'));
    const imported = [...sent.matchAll(/"Fn::ImportValue":("[^"]*OriginKeys[^"]*")/g)].map((match) => match[1]);
    expect(imported).toHaveLength(1);
    // the API's stack is deployed first: the export the old web stack imports must remain, and its key still be
    // accepted
    expect(exportsOf(after.templates)).toEqual(expect.arrayContaining(imported));
    const taken = after.all('AWS::WAFv2::WebACL').find(([id]) => id === 'OriginFirewall')?.[1].Properties.Rules;
    for (const key of ['OriginKeysKey1', 'OriginKeysKey2']) expect(JSON.stringify(taken)).toContain(key);
    expect(JSON.stringify(after.templates.get('Waymark-prod-Web'))).not.toContain('OriginKeysKey1');
    expect(JSON.stringify(keyOf(3).templates.get('Waymark-prod-Api'))).not.toContain('OriginKeysKey1');
  });
});

describe('a sign-in', () => {
  /** @param already how many calls counted by the same rule that address has made within five minutes */
  const asked = (operation: string, already: number) =>
    judge(signIn, { path: '/', headers: { 'x-amzn-cognito-operation-name': operation }, body: '{}', already }, resolve);

  it('passes with any password', () => {
    for (const body of ['{}', markup, long, ...cvOfAnEngineer])
      expect(judge(signIn, { path: '/', body }, resolve)).toBe('allow');
  });

  it('is tried, and mails are requested, at most a hundred times from one address (I42)', () => {
    for (const operation of ['RespondToAuthChallenge', 'ConfirmSignUp', 'ConfirmForgotPassword', 'VerifyUserAttribute'])
      expect([operation, asked(operation, 99), asked(operation, 100)]).toEqual([operation, 'allow', 429]);
    for (const operation of ['SignUp', 'ResendConfirmationCode', 'ForgotPassword', 'UpdateUserAttributes'])
      expect([operation, asked(operation, 99), asked(operation, 100)]).toEqual([operation, 'allow', 429]);
    expect(asked('GetUser', 1000)).toBe(429);
  });

  it('succeeds for a class behind one address, signing up and in within five minutes', () => {
    const people = 40;
    expect(asked('SignUp', people)).toBe('allow');
    // each confirms an address and signs in
    expect(asked('RespondToAuthChallenge', 2 * people)).toBe('allow');
    // and makes six of these calls in all
    for (const operation of ['InitiateAuth', 'GetUser', 'GetTokensFromRefreshToken'])
      expect(asked(operation, 6 * people)).toBe('allow');
  });
});

describe('the firewalls', () => {
  it('stay within the 1500 units that the price of a request holds', () => {
    for (const [id, acl] of Object.entries(acls)) expect([id, capacityUnits(acl) <= 1500]).toEqual([id, true]);
  });

  it('stand before CloudFront, the API and the user pool, with what AWS knows to be hostile (I40)', () => {
    expect(Object.keys(acls).sort()).toEqual(['Firewall', 'OriginFirewall', 'SignInFirewall']);
    expect(edge.Scope).toBe('CLOUDFRONT');
    expect(
      all('AWS::WAFv2::WebACLAssociation')
        .map(([id]) => id)
        .sort(),
    ).toEqual(['ApiFirewall', 'PoolFirewall']);
    for (const acl of [edge, signIn])
      for (const group of ['CommonRuleSet', 'KnownBadInputsRuleSet', 'AmazonIpReputationList'])
        expect(JSON.stringify(acl.Rules)).toContain(`AWSManagedRules${group}`);
    expect(edge.AssociationConfig.RequestBody.CLOUDFRONT.DefaultSizeInspectionLimit).toBe('KB_64');
  });
});
