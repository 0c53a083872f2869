import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, BillingMode, type ITable, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { tableShape } from '#functions/data/table/shape.ts';
import { acknowledge } from '#infra/lib/acknowledge.ts';
import type { Stage } from '#infra/stage/stage.ts';

/**
 * The data that must never be lost: the single table, encrypted with our own key, with 35 days of point-in-time
 * recovery, and the secret with the payment provider's keys. Also the bucket of files, which are generated on demand or
 * wait to be read.
 */
export class DataStack extends Stack {
  /** the table in use, which may be a restored copy */
  readonly table: ITable;
  readonly stripeKeys: Secret;
  readonly files: Bucket;

  constructor(scope: Construct, id: string, props: StackProps & { stage: Stage }) {
    super(scope, id, { ...props, terminationProtection: true });

    const key = new Key(this, 'TableKey', {
      description: 'Waymark: accounts, answers and results at rest',
      enableKeyRotation: true,
      pendingWindow: Duration.days(30),
      removalPolicy: RemovalPolicy.RETAIN,
    });

    this.stripeKeys = new Secret(this, 'StripeKeys', {
      description: 'Stripe: {"secretKey","webhookSecret","previousWebhookSecret"}, filled in by hand (docs/runbook.md)',
      // the fields to fill in; Secrets Manager insists on generating the value of at least one
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ secretKey: '', webhookSecret: '' }),
        generateStringKey: 'unused',
      },
      encryptionKey: new Key(this, 'StripeKeysKey', {
        description: 'Waymark: the keys to the payment provider at rest',
        enableKeyRotation: true,
        pendingWindow: Duration.days(30),
        removalPolicy: RemovalPolicy.RETAIN,
      }),
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(this.stripeKeys, {
      'AwsSolutions-SMG4':
        'no function can rotate a key at Stripe; two webhook secrets overlap while a person does (docs/runbook.md)',
    });

    this.files = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      // a browser posts a CV with a form that a function has signed
      cors: [{ allowedMethods: [HttpMethods.POST], allowedOrigins: [props.stage.site.origin], allowedHeaders: ['*'] }],
      // derived from the table, or read at once: a day is enough, and without versions a deleted file is gone
      // (docs/decisions/0031)
      lifecycleRules: [{ expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(this.files, {
      'AwsSolutions-S1':
        'a log of its reads would name people; a function reads it, or who was given a link of five minutes, and nothing stays for two days',
    });

    const table = new Table(this, 'Table', {
      partitionKey: { name: tableShape.partitionKey, type: AttributeType.STRING },
      sortKey: { name: tableShape.sortKey, type: AttributeType.STRING },
      timeToLiveAttribute: tableShape.ttlAttribute,
      billingMode: BillingMode.PAY_PER_REQUEST,
      // a cost limit above what the throttled calls can need: most write one item, completing (rare) up to 40 units
      maxReadRequestUnits: 20 * props.stage.callsPerSecond,
      maxWriteRequestUnits: 10 * props.stage.callsPerSecond,
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey: key,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    // stays exported even if unused: otherwise a restore, and its reversal, would have to wait for the other stacks
    for (const attribute of [table.tableArn, table.tableName, key.keyArn]) this.exportValue(attribute);
    this.table = props.stage.restoredTable
      ? Table.fromTableAttributes(this, 'Restored', { tableName: props.stage.restoredTable, encryptionKey: key })
      : table;
  }
}
