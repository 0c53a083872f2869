import { api } from './api.ts';
import type { Check } from './check.ts';
import { documents } from './documents.ts';
import type { EngineName } from './engines.ts';
import { lambda } from './lambda.ts';
import { models } from './models.ts';
import { s3 } from './s3.ts';
import { stripe } from './stripe.ts';
import { table } from './table.ts';
import { templates } from './templates.ts';

interface Known {
  against: string;
  /** the check is skipped without one of these */
  engines: EngineName[];
  /** its duration on a busy machine with the engines installed */
  minutes: number;
  check: Check;
}

/** What we imitate, compared with what others have built. */
export const checks: Record<string, Known> = {
  api: { against: 'docs/openapi.json (schemathesis)', engines: ['python'], minutes: 5, check: api },
  templates: { against: 'cfn-lint and moto’s CloudFormation', engines: ['python'], minutes: 5, check: templates },
  documents: {
    against: 'PDF/UA-1 (veraPDF), pdfminer and python-docx',
    engines: ['python', 'verapdf'],
    minutes: 3,
    check: documents,
  },
  lambda: { against: 'what the template of production gives each bundle', engines: [], minutes: 5, check: lambda },
  s3: { against: 'versitygw', engines: ['versitygw'], minutes: 4, check: s3 },
  models: { against: 'AWS’s models of Cognito, Bedrock and SES', engines: ['python'], minutes: 6, check: models },
  stripe: {
    against: 'stripe-mock and Stripe’s published description',
    engines: ['python', 'stripe-mock'],
    minutes: 6,
    check: stripe,
  },
  table: { against: 'DynamoDB Local (Amazon)', engines: ['dynamodb-local'], minutes: 14, check: table },
};
