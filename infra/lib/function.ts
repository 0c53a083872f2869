import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  Effect,
  PolicyDocument,
  PolicyStatement,
  type PolicyStatementProps,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import { Architecture, LoggingFormat, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Environment } from '#functions/outside/env.ts';
import { acknowledge } from './acknowledge.ts';
import { bundling } from './bundling.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface AppFunctionProps {
  /** path below the repository, for example functions/plans/check-gate.ts */
  file: string;
  summary: string;
  environment: Environment;
  timeout?: Duration;
  memory?: number;
  besides?: Besides;
  /** executions kept for it, and no more; as many as the account has left, without it */
  concurrency?: number | undefined;
}

/** Folders copied beside the code, by their name there: whole, or the files named. */
export type Besides = Record<string, { from: string; files?: string[] }>;

/** A function of ours: own role without managed policies, own log group, tracing, a timeout. */
export class AppFunction extends Construct {
  readonly lambda: NodejsFunction;
  readonly role: Role;
  /** within the role: a policy of its own would be one resource more for each function, of 500 that a stack may have */
  private readonly policy = new PolicyDocument();

  constructor(scope: Construct, id: string, props: AppFunctionProps) {
    super(scope, id);

    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { own: this.policy },
    });
    this.allow(['logs:CreateLogStream', 'logs:PutLogEvents'], [logGroup.logGroupArn]);
    this.allow(['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], ['*']);

    this.lambda = new NodejsFunction(this, 'Function', {
      entry: join(root, props.file),
      handler: 'handler',
      description: props.summary,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memory ?? 512,
      timeout: props.timeout ?? Duration.seconds(10),
      ...(props.concurrency && { reservedConcurrentExecutions: props.concurrency }),
      role: this.role.withoutPolicyUpdates(),
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      tracing: Tracing.ACTIVE,
      environment: props.environment,
      depsLockFilePath: join(root, 'package-lock.json'),
      projectRoot: root,
      bundling: {
        ...bundling,
        format: OutputFormat.ESM,
        mainFields: [...bundling.mainFields],
        externalModules: [],
        esbuildArgs: Object.fromEntries(Object.entries(bundling.alias).map(([from, to]) => [`--alias:${from}`, to])),
        commandHooks: {
          beforeBundling: () => [],
          beforeInstall: () => [],
          afterBundling: (_input: string, output: string) => copies(props.besides ?? {}, output),
        },
      },
    });

    acknowledge(this.role, {
      'AwsSolutions-IAM5[Resource::*]':
        'X-Ray’s PutTraceSegments and PutTelemetryRecords know no resources; the statement names only these two',
    });
  }

  allow(actions: string[], resources: string[], conditions?: PolicyStatementProps['conditions']): void {
    if (actions.length === 0) return;
    this.policy.addStatements(
      new PolicyStatement({ effect: Effect.ALLOW, actions, resources, ...(conditions && { conditions }) }),
    );
  }
}

const copies = (besides: Besides, output: string): string[] =>
  Object.entries(besides).flatMap(([name, { from, files }]) =>
    files
      ? files.flatMap((file) => [
          `mkdir -p ${dirname(`${output}/${name}/${file}`)}`,
          `cp ${from}/${file} ${output}/${name}/${file}`,
        ])
      : [`cp -r ${from} ${output}/${name}`],
  );
