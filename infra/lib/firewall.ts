import { Aws, Duration, RemovalPolicy, type SecretValue } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL, type CfnWebACLProps } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { routeEntries } from '#shared/api.ts';
import { chatRoutes } from '#shared/chat/contract.ts';
import type { Route } from '#shared/lib/route.ts';
import { occupationsRoutes } from '#shared/occupations/contract.ts';
import { plansRoutes } from '#shared/plans/contract.ts';

/**
 * Three firewalls, each placed where it sees what it decides on (decision 0014): CloudFront's sees the address of a
 * call; the API's accepts only calls from our CloudFront and sees the person; the user pool's is needed because
 * browsers call the pool directly.
 */
type Rule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>;
type Statement = CfnWebACL.StatementProperty;

/** The header that proves to the API that a call came through CloudFront. */
export const originHeader = 'x-origin-key';
/** The header in which CloudFront names the person of a call's token (infra/edge/caller.ts). */
export const personHeader = 'x-person';

/** Path as CloudFront sees it; API Gateway's own firewall would see it with the stage in front. */
const address = (route: Route): string => `/api${route.path}`;

const addressesOf = (take: (route: Route) => boolean): string[] =>
  routeEntries.flatMap(({ route }) => (take(route) ? [address(route)] : []));

/** The signature over the body decides: no rule may read or refuse the body first (I43). */
const signed = addressesOf(({ access }) => access === 'webhook');
/** Routes with free text: it may be long and look like markup, so the function's own limits decide (I41). */
const freeText = addressesOf((route) => route.freeText === true);
/** The most expensive calls, for us or for another service. */
const costly = [occupationsRoutes.rank, plansRoutes.createCheckout].map(address);
/** Each call costs model time and anybody may make it, so it has its own limit (I42). */
const chat = address(chatRoutes.chatbot);

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});

const pathIs = (searchString: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'EXACTLY',
    searchString,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

const headerIs = (name: string, searchString: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { singleHeader: { Name: name } },
    positionalConstraint: 'EXACTLY',
    searchString,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

const anyOf = (statements: Statement[]): Statement =>
  statements.length === 1 ? statements[0]! : { orStatement: { statements } };

const noneOf = (statements: Statement[]): Statement => ({ notStatement: { statement: anyOf(statements) } });

const labelled = (rule: string): Statement => ({
  labelMatchStatement: { scope: 'LABEL', key: `awswaf:managed:aws:core-rule-set:${rule}_Body` },
});

/** Matches a user pool operation by the name that the pool passes to its firewall. */
const operationIs = (name: string): Statement => headerIs('x-amzn-cognito-operation-name', name);

/** Operations with which a password or an emailed code could be guessed. */
const guesses = ['RespondToAuthChallenge', 'ConfirmSignUp', 'ConfirmForgotPassword', 'VerifyUserAttribute'];
/** Each of these sends a mail to an address that the caller chooses. */
const mails = ['SignUp', 'ResendConfirmationCode', 'ForgotPassword', 'UpdateUserAttributes'];

const tooMany = 'TooMany';
const WINDOW_SECONDS = 300;

/** The error shape of the API; a firewall has no correlation id. */
const tooManyBody = JSON.stringify({
  error: { code: 'TOO_MANY_REQUESTS', message: 'Too many requests; wait a moment.', correlationId: 'firewall' },
});

const tooManyAnswer = { [tooMany]: { contentType: 'APPLICATION_JSON', content: tooManyBody } };

/** Refuses calls above `limit` within five minutes, counted per value of `key`. */
const limited = (
  name: string,
  limit: number,
  key: Pick<CfnWebACL.RateBasedStatementProperty, 'aggregateKeyType' | 'customKeys'>,
  { answer, only }: { answer?: string; only?: Statement } = {},
): Rule => ({
  name,
  action: {
    block: {
      customResponse: {
        responseCode: 429,
        responseHeaders: [{ name: 'retry-after', value: String(WINDOW_SECONDS) }],
        ...(answer && { customResponseBodyKey: answer }),
      },
    },
  },
  statement: {
    rateBasedStatement: {
      ...key,
      limit,
      evaluationWindowSec: WINDOW_SECONDS,
      ...(only && { scopeDownStatement: only }),
    },
  },
});

const perAddress = { aggregateKeyType: 'IP' };
/** Calls without a person are not counted. */
const perPerson = {
  aggregateKeyType: 'CUSTOM_KEYS',
  customKeys: [{ header: { name: personHeader, textTransformations: [{ priority: 0, type: 'NONE' }] } }],
};

const managed = (name: string, only?: Statement, counted: string[] = []): Rule => ({
  name,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ...(only && { scopeDownStatement: only }),
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
});

/**
 * The common rules that refuse a body for its size, or for markup, paths and addresses in it (I41): here they only add
 * a label.
 */
const bodyRules = ['SizeRestrictions', 'CrossSiteScripting', 'EC2MetaDataSSRF', 'GenericLFI', 'GenericRFI'];

const managedGroups = (only?: Statement): Rule[] => [
  managed('AWSManagedRulesAmazonIpReputationList'),
  managed('AWSManagedRulesKnownBadInputsRuleSet', only),
  managed(
    'AWSManagedRulesCommonRuleSet',
    only,
    bodyRules.map((rule) => `${rule}_BODY`),
  ),
];

/**
 * In front of CloudFront, in us-east-1: limits for each address, and AWS's lists of hostile calls. Thirty people in a
 * class behind one address open the app and start within five minutes, with about 200 requests each, and ask the chat
 * twenty times each.
 */
export const edgeFirewall = (scope: Construct, id: string): CfnWebACL =>
  firewall(scope, id, {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    customResponseBodies: tooManyAnswer,
    associationConfig: { requestBody: { CLOUDFRONT: { defaultSizeInspectionLimit: 'KB_64' } } },
    rules: [
      limited('AnyPath', 10_000, perAddress, { answer: tooMany }),
      limited('Costly', 100, perAddress, { answer: tooMany, only: anyOf(costly.map(pathIs)) }),
      limited('Chat', 600, perAddress, { answer: tooMany, only: pathIs(chat) }),
      ...managedGroups(noneOf(signed.map(pathIs))),
      {
        name: 'TextOnlyWhereText',
        action: { block: {} },
        statement: {
          andStatement: {
            statements: [anyOf(bodyRules.map(labelled)), noneOf(freeText.map(pathIs))],
          },
        },
      },
    ],
  });

/**
 * In front of the API: accepts only calls from our own CloudFront, whose firewall has checked them and which has added
 * the person: 600 calls in five minutes per person, from any address and with the tokens of any sign-in.
 */
export function originFirewall(scope: Construct, id: string, keys: SecretValue[]): CfnWebACL {
  // a dynamic reference: the value is in the deployed firewall, as in CloudFront, but in no template
  const fromOurCloudFront = anyOf(keys.map((key) => headerIs(originHeader, key.unsafeUnwrap())));
  return firewall(scope, id, {
    scope: 'REGIONAL',
    defaultAction: { block: {} },
    customResponseBodies: tooManyAnswer,
    rules: [
      limited('Person', 600, perPerson, { answer: tooMany, only: fromOurCloudFront }),
      { name: 'FromOurCloudFront', action: { allow: {} }, statement: fromOurCloudFront },
    ],
  });
}

/**
 * In front of the user pool. A class behind one address signs up and in within five minutes; no one person tries a
 * hundred times.
 */
export const signInFirewall = (scope: Construct, id: string): CfnWebACL =>
  firewall(scope, id, {
    scope: 'REGIONAL',
    defaultAction: { allow: {} },
    rules: [
      limited('AnyOperation', 1000, perAddress),
      limited('Guesses', 100, perAddress, { only: anyOf(guesses.map(operationIs)) }),
      limited('Mails', 100, perAddress, { only: anyOf(mails.map(operationIs)) }),
      ...managedGroups(),
    ],
  });

const blocked = {
  namespace: 'AWS/WAFV2',
  metricName: 'BlockedRequests',
  period: Duration.minutes(5),
  statistic: 'sum',
};

/** The number of requests that one of the two regional firewalls blocked. */
export const blockedBy = (firewall: 'OriginFirewall' | 'SignInFirewall', region: string): Metric =>
  new Metric({ ...blocked, dimensionsMap: { WebACL: firewall, Region: region, Rule: 'ALL' } });

/**
 * The number that CloudFront's firewall blocked: counted in one region for the whole world, so without that dimension.
 */
export const blockedAtTheEdge = new Metric({
  ...blocked,
  dimensionsMap: { WebACL: 'Firewall', Rule: 'ALL' },
  region: 'us-east-1',
});

type Props = Pick<CfnWebACLProps, 'scope' | 'defaultAction' | 'customResponseBodies' | 'associationConfig'>;

/** A firewall with its rules in order of priority, and a log without tokens, cookies or keys. */
function firewall(scope: Construct, id: string, { rules, ...props }: Props & { rules: Rule[] }): CfnWebACL {
  const acl = new CfnWebACL(scope, id, {
    ...props,
    visibilityConfig: visible(id),
    rules: rules.map((rule, priority) => ({ ...rule, priority, visibilityConfig: visible(rule.name) })),
  });
  const log = new LogGroup(scope, `${id}Log`, {
    logGroupName: `aws-waf-logs-${Aws.STACK_NAME}-${id}`, // AWS requires this prefix
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  new CfnLoggingConfiguration(scope, `${id}Logging`, {
    resourceArn: acl.attrArn,
    logDestinationConfigs: [log.logGroupArn],
    redactedFields: ['authorization', 'cookie', originHeader].map((Name) => ({ singleHeader: { Name } })),
  });
  return acl;
}
