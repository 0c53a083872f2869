/**
 * List prices of AWS in dollars, us-east-1, as published in 2025 after the cut of DynamoDB's in November 2024; free tiers
 * left out. Frankfurt asks up to a fifth more. Look them up at aws.amazon.com/pricing before a decision rests on them.
 */
export const listPrices = {
  /** for one of each, a month, whether anybody comes or not */
  month: {
    'AWS::CloudWatch::Alarm': 0.1,
    'AWS::CloudWatch::Dashboard': 3,
    /** the metric that it makes */
    'AWS::Logs::MetricFilter': 0.3,
    'AWS::KMS::Key': 1,
    'AWS::SecretsManager::Secret': 0.4,
    'AWS::WAFv2::WebACL': 5,
  },
  firewallRuleMonth: 1,
  /** for a million */
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
  /** of the user pool's plan with protection against leaked passwords */
  activeUser: 0.02,
} as const;
