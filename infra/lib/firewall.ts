import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { routeEntries } from '#shared/api.ts';

type Rule = CfnWebACL.RuleProperty;

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});

/** Where a signature over the bytes decides: no rule may read or refuse the body before (I43). */
export const signedPaths = routeEntries
  .filter(({ route }) => route.access === 'webhook')
  .map(({ route }) => `/api${route.path}`);

const managed = (name: string, priority: number, except: string[], counted: string[] = []): Rule => ({
  name,
  priority,
  overrideAction: { none: {} },
  visibilityConfig: visible(name),
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ...(except.length > 0 && { scopeDownStatement: not(anyOf(except.map(startsWith))) }),
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
});

const perAddress = (name: string, priority: number, limit: number, path?: string): Rule => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: 429 } } },
  visibilityConfig: visible(name),
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      limit,
      evaluationWindowSec: 300,
      ...(path && { scopeDownStatement: startsWith(path) }),
    },
  },
});

const startsWith = (path: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: path,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

const anyOf = (statements: CfnWebACL.StatementProperty[]): CfnWebACL.StatementProperty =>
  statements.length === 1 ? statements[0]! : { orStatement: { statements } };

const not = (statement: CfnWebACL.StatementProperty): CfnWebACL.StatementProperty => ({ notStatement: { statement } });

const labelled = (rule: string): CfnWebACL.StatementProperty => ({
  labelMatchStatement: { scope: 'LABEL', key: `awswaf:managed:aws:core-rule-set:${rule}` },
});

/**
 * The rules every entrance shares. Two of the common rules refuse bodies over 8 KB and anything that looks like
 * markup: they would refuse an honest answer or CV (reliability §6.3), so they only label, and the label blocks
 * everywhere but on `textPaths`, where the function's own limits decide.
 */
export function firewall(
  scope: Construct,
  id: string,
  options: {
    scope: 'REGIONAL' | 'CLOUDFRONT';
    textPaths: string[];
    /** no rule about bodies here at all */
    signedPaths: string[];
    slowPaths: Record<string, number>;
  },
): CfnWebACL {
  const rules: Rule[] = [
    perAddress('AnyPath', 0, 2000),
    ...Object.entries(options.slowPaths).map(([path, limit], index) =>
      perAddress(`Slow${index}`, 1 + index, limit, path),
    ),
    managed('AWSManagedRulesAmazonIpReputationList', 20, []),
    managed('AWSManagedRulesKnownBadInputsRuleSet', 21, options.signedPaths),
    managed('AWSManagedRulesCommonRuleSet', 22, options.signedPaths, [
      'SizeRestrictions_BODY',
      'CrossSiteScripting_BODY',
    ]),
    {
      name: 'TextOnlyWhereText',
      priority: 23,
      action: { block: {} },
      visibilityConfig: visible('TextOnlyWhereText'),
      statement: {
        andStatement: {
          statements: [
            { orStatement: { statements: [labelled('SizeRestrictions_Body'), labelled('CrossSiteScripting_Body')] } },
            not(anyOf(options.textPaths.map(startsWith))),
          ],
        },
      },
    },
  ];
  return new CfnWebACL(scope, id, {
    scope: options.scope,
    defaultAction: { allow: {} },
    visibilityConfig: visible(id),
    rules,
    ...(options.scope === 'REGIONAL' && {
      associationConfig: { requestBody: { API_GATEWAY: { defaultSizeInspectionLimit: 'KB_64' } } },
    }),
  });
}
