/**
 * AWS list prices in dollars, us-east-1, as published in 2025 after the DynamoDB price cut of November 2024, without
 * free tiers. Frankfurt costs up to a fifth more. Check aws.amazon.com/pricing before basing a decision on them.
 */
export const listPrices = {
  /** per unit and month, with or without visitors */
  month: {
    'AWS::CloudWatch::Alarm': 0.1,
    'AWS::CloudWatch::Dashboard': 3,
    /** for the metric it creates */
    'AWS::Logs::MetricFilter': 0.3,
    'AWS::KMS::Key': 1,
    'AWS::SecretsManager::Secret': 0.4,
    'AWS::WAFv2::WebACL': 5,
  },
  firewallRuleMonth: 1,
  /** per million */
  million: {
    'API Gateway, REST calls': 3.5,
    'CloudFront, HTTPS requests': 1,
    'firewall, requests': 0.6,
    'Lambda, calls': 0.2,
    'DynamoDB, write units': 0.625,
    'DynamoDB, read units': 0.125,
  },
  lambdaGbSecond: 0.0000133334,
  logGb: 0.5,
  transferGb: 0.085,
  tableGbMonth: 0.25,
  mail: 0.0001,
  /** in the user pool's plan with protection against leaked passwords */
  activeUser: 0.02,
} as const;
