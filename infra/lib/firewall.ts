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
 * Three firewalls, each where it sees what it decides on (decision 0014): CloudFront's, which knows from where a call comes; the
 * API's, which lets nobody past CloudFront and knows whose a call is; the user pool's, which browsers call directly.
 */
type Rule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>;
type Statement = CfnWebACL.StatementProperty;

/** The header with which CloudFront proves to the API that a call has passed it. */
export const originHeader = 'x-origin-key';
/** The header in which it says whose token a call brings (infra/edge/caller.ts). */
export const personHeader = 'x-person';

/** Path as CloudFront sees it. API Gateway's own firewall would see the stage before it. */
const address = (route: Route): string => `/api${route.path}`;

const addressesOf = (take: (route: Route) => boolean): string[] =>
  routeEntries.flatMap(({ route }) => (take(route) ? [address(route)] : []));

/** Where a signature over the bytes decides: no rule may read or refuse the body before (I43). */
const signed = addressesOf(({ access }) => access === 'webhook');
/** Where people write: their words may be long and may look like markup, and the function's own limits decide (I41). */
const freeText = addressesOf((route) => route.freeText === true);
/** The most expensive calls, for us or for somebody else. */
const costly = [occupationsRoutes.rank, plansRoutes.createCheckout].map(address);
/** Each costs a model's time, and anybody may call it: limited by itself (I42). */
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

/** The user pool operation, as the pool names it to its firewall. */
const operationIs = (name: string): Statement => headerIs('x-amzn-cognito-operation-name', name);

/** Operations by which a password, or the code of a mail, could be guessed. */
const guesses = ['RespondToAuthChallenge', 'ConfirmSignUp', 'ConfirmForgotPassword', 'VerifyUserAttribute'];
/** Each of these sends a mail to whoever is named. */
const mails = ['SignUp', 'ResendConfirmationCode', 'ForgotPassword', 'UpdateUserAttributes'];

const tooMany = 'TooMany';
const WINDOW_SECONDS = 300;

/** The error shape of the API; a firewall has no correlation id to tell. */
const tooManyBody = JSON.stringify({
  error: { code: 'TOO_MANY_REQUESTS', message: 'Too many requests; wait a moment.', correlationId: 'firewall' },
});

const tooManyAnswer = { [tooMany]: { contentType: 'APPLICATION_JSON', content: tooManyBody } };

/** Refuses what comes more often than `limit` within five minutes, for each of whom `key` tells apart. */
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
/** Calls that name nobody are not counted here. */
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

/** The common rules that refuse a body for its length, or for markup, paths and addresses in it (I41): here they only label. */
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
 * In front of CloudFront, in us-east-1: limits for each address, and what AWS knows to be hostile. A class of thirty behind one
 * address opens the app and begins within five minutes, at some 200 requests each, and asks the chat twenty times each.
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
 * In front of the API: nobody but our own CloudFront, whose firewall has judged the call already, and which has said whose it
 * is: two calls a second of one person, wherever they come from, and whatever sign-in their tokens are of.
 */
export function originFirewall(scope: Construct, id: string, keys: SecretValue[]): CfnWebACL {
  // the value stands in the firewall itself as it does in CloudFront, and in no template
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

/** In front of the user pool. A class behind one address signs up and in within five minutes; nobody else tries a hundred times. */
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

/** How many requests one of the two regional firewalls turned away. */
export const blockedBy = (firewall: 'OriginFirewall' | 'SignInFirewall', region: string): Metric =>
  new Metric({ ...blocked, dimensionsMap: { WebACL: firewall, Region: region, Rule: 'ALL' } });

/** How many CloudFront's turned away: counted in one region for the whole world, and so without that dimension. */
export const blockedAtTheEdge = new Metric({
  ...blocked,
  dimensionsMap: { WebACL: 'Firewall', Rule: 'ALL' },
  region: 'us-east-1',
});

type Props = Pick<CfnWebACLProps, 'scope' | 'defaultAction' | 'customResponseBodies' | 'associationConfig'>;

/** Its rules in their order, and a log that holds no token, cookie or key. */
function firewall(scope: Construct, id: string, { rules, ...props }: Props & { rules: Rule[] }): CfnWebACL {
  const acl = new CfnWebACL(scope, id, {
    ...props,
    visibilityConfig: visible(id),
    rules: rules.map((rule, priority) => ({ ...rule, priority, visibilityConfig: visible(rule.name) })),
  });
  const log = new LogGroup(scope, `${id}Log`, {
    logGroupName: `aws-waf-logs-${Aws.STACK_NAME}-${id}`, // the prefix is asked for
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
