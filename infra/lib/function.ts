import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, LoggingFormat, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Environment } from '#functions/outside/env.ts';
import { acknowledge } from './acknowledge.ts';
import { bundling, factsFolder } from './bundling.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface AppFunctionProps {
  /** path below the repository, for example functions/plans/check-gate.ts */
  file: string;
  summary: string;
  environment: Environment;
  timeout?: Duration;
  memory?: number;
  /** copies the embedded facts beside the code */
  facts?: boolean;
}

/** A function of ours: own role without managed policies, own log group, tracing, a timeout. */
export class AppFunction extends Construct {
  readonly lambda: NodejsFunction;
  readonly role: Role;

  constructor(scope: Construct, id: string, props: AppFunctionProps) {
    super(scope, id);

    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(this.role);

    this.lambda = new NodejsFunction(this, 'Function', {
      entry: join(root, props.file),
      handler: 'handler',
      description: props.summary,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memory ?? 512,
      timeout: props.timeout ?? Duration.seconds(10),
      role: this.role,
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
        ...(props.facts && {
          commandHooks: {
            beforeBundling: () => [],
            beforeInstall: () => [],
            afterBundling: (_input: string, output: string) => [`cp -r ${factsFolder} ${output}/facts`],
          },
        }),
      },
    });

    acknowledge(this.role, {
      'AwsSolutions-IAM5[Resource::*]':
        'X-Ray’s PutTraceSegments and PutTelemetryRecords know no resources; the statement names only these two',
    });
  }

  allow(actions: string[], resources: string[]): void {
    if (actions.length === 0) return;
    this.role.addToPolicy(new PolicyStatement({ effect: Effect.ALLOW, actions, resources }));
  }
}
