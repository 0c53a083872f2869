import { api } from './api.ts';
import type { Check } from './check.ts';
import { lambda } from './lambda.ts';
import { models } from './models.ts';
import { s3 } from './s3.ts';
import { stripe } from './stripe.ts';
import { table } from './table.ts';
import { templates } from './templates.ts';

interface Known {
  against: string;
  check: Check;
  /** what it takes on a busy machine, with its engines still to be installed */
  minutes: number;
}

/** What we imitate, held against what others have built. */
export const checks: Record<string, Known> = {
  api: { against: 'docs/openapi.json (schemathesis)', check: api, minutes: 6 },
  templates: { against: 'cfn-lint and moto’s CloudFormation', check: templates, minutes: 5 },
  lambda: { against: 'what the template of production gives each bundle', check: lambda, minutes: 6 },
  s3: { against: 'versitygw', check: s3, minutes: 5 },
  models: { against: 'AWS’s models of Cognito, Bedrock and SES', check: models, minutes: 6 },
  stripe: { against: 'stripe-mock and Stripe’s published description', check: stripe, minutes: 6 },
  table: { against: 'DynamoDB Local (Amazon)', check: table, minutes: 8 },
};
