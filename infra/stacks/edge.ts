import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { firewall, signedPaths } from '#infra/lib/firewall.ts';

/** The firewall in front of CloudFront. It must stand in us-east-1, whatever region the rest is in. */
export class EdgeStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    this.webAclArn = firewall(this, 'Firewall', {
      scope: 'CLOUDFRONT',
      textPaths: ['/api/assessment-answer', '/api/assessment-complete'],
      signedPaths,
      slowPaths: {},
    }).attrArn;
  }
}
