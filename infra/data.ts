import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { tableShape } from '#functions/data/table-shape.ts';

/** What must never be lost: the single table, encrypted with our own key, with 35 days of point-in-time recovery. */
export class DataStack extends Stack {
  readonly table: Table;

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, { ...props, terminationProtection: true });

    const key = new Key(this, 'TableKey', {
      description: 'Waymark: accounts, answers and results at rest',
      enableKeyRotation: true,
      pendingWindow: Duration.days(30),
      removalPolicy: RemovalPolicy.RETAIN,
    });

    this.table = new Table(this, 'Table', {
      partitionKey: { name: tableShape.partitionKey, type: AttributeType.STRING },
      sortKey: { name: tableShape.sortKey, type: AttributeType.STRING },
      timeToLiveAttribute: tableShape.ttlAttribute,
      billingMode: BillingMode.PAY_PER_REQUEST,
      // a cost brake, far above what the launch needs: a runaway client is throttled before it is expensive
      maxReadRequestUnits: 4000,
      maxWriteRequestUnits: 2000,
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey: key,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }
}
