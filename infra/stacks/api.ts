import { Duration, RemovalPolicy, Size, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccessLogField,
  AccessLogFormat,
  AuthorizationType,
  CognitoUserPoolsAuthorizer,
  EndpointType,
  JsonSchemaVersion,
  LogGroupLogDestination,
  type Method,
  type MethodDeploymentOptions,
  MethodLoggingLevel,
  type RequestValidator,
  ResponseType,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/lib/acknowledge.ts';
import { MIN_COMPRESSED_BYTES } from '#infra/lib/compression.ts';
import { modelDashboard } from '#infra/lib/dashboards.ts';
import { type Deployment, domainFunction } from '#infra/lib/domain-function.ts';
import { originFirewall, signInFirewall } from '#infra/lib/firewall.ts';
import type { AppFunction } from '#infra/lib/function.ts';
import { routeFunction } from '#infra/lib/function-names.ts';
import { GradualRelease } from '#infra/lib/gradual.ts';
import { countModelCalls } from '#infra/lib/model-calls.ts';
import { countNearTimeouts } from '#infra/lib/near-timeout.ts';
import { OriginKeys } from '#infra/lib/origin-keys.ts';
import { countPurchases } from '#infra/lib/purchases.ts';
import { routeIntegration } from '#infra/lib/route-integration.ts';
import { gatewayModel, pathParameters } from '#infra/lib/route-schema.ts';
import { needsOf } from '#infra/needs.ts';
import type { Stage } from '#infra/stage/stage.ts';
import { type RouteEntry, routeEntries } from '#shared/api.ts';
import { DEFAULT_TIMEOUT_MS, isOpen } from '#shared/lib/route.ts';
import { product } from '#shared/product.ts';
import type { AuthStack } from './auth.ts';

/** The scope in every access token of a Cognito sign-in; without a scope the authorizer would expect the ID token. */
export const accessTokenScope = 'aws.cognito.signin.user.admin';

/** Shared by the methods of all routes. */
interface MethodParts {
  invoker: Role;
  authorizer: CognitoUserPoolsAuthorizer;
  requestValidator: RequestValidator;
}

/** The API: exactly one resource, method and function for each entry of the route table. */
export class ApiStack extends Stack {
  readonly api: RestApi;
  readonly functions = new Map<string, AppFunction>();
  readonly originKeys: OriginKeys;

  constructor(scope: Construct, id: string, props: StackProps & Deployment & { auth: AuthStack }) {
    super(scope, id, props);
    this.originKeys = new OriginKeys(this, 'OriginKeys', props.stage.originKey);

    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.api = new RestApi(this, 'Api', {
      restApiName: `${product.name} ${props.stage.name}`,
      endpointTypes: [EndpointType.REGIONAL],
      // API Gateway logs with one role per region and account: created here, kept when the stack is deleted
      cloudWatchRole: true,
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
      minCompressionSize: Size.bytes(MIN_COMPRESSED_BYTES),
      deployOptions: {
        stageName: props.stage.name,
        accessLogDestination: new LogGroupLogDestination(accessLog),
        accessLogFormat: AccessLogFormat.custom(
          JSON.stringify({
            requestId: AccessLogField.contextRequestId(),
            route: `${AccessLogField.contextHttpMethod()} ${AccessLogField.contextResourcePath()}`,
            status: AccessLogField.contextStatus(),
            latency: AccessLogField.contextResponseLatency(),
          }),
        ),
        loggingLevel: MethodLoggingLevel.ERROR,
        dataTraceEnabled: false,
        tracingEnabled: true,
        metricsEnabled: true,
        throttlingRateLimit: props.stage.callsPerSecond,
        throttlingBurstLimit: 2 * props.stage.callsPerSecond,
        methodOptions: Object.fromEntries(
          routeEntries.flatMap(({ route }) => (route.streams ? [[`/api${route.path}/${route.method}`, streamed]] : [])),
        ),
      },
    });

    // API Gateway would create it without an expiry
    const executionLog = new LogGroup(this, 'ExecutionLog', {
      logGroupName: `API-Gateway-Execution-Logs_${this.api.restApiId}/${props.stage.name}`,
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.api.deploymentStage.node.addDependency(executionLog);

    acknowledge(this.api.node.findChild('CloudWatchRole'), {
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]':
        'the policy AWS keeps for this role, which API Gateway alone may take; it writes logs and nothing else',
    });

    const authorizer = new CognitoUserPoolsAuthorizer(this, 'Authorizer', {
      cognitoUserPools: [props.auth.userPool],
      resultsCacheTtl: Duration.minutes(1),
    });
    const requestValidator = this.api.addRequestValidator('Validator', {
      validateRequestBody: true,
      validateRequestParameters: true,
    });
    const invoker = new Role(this, 'Invoker', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      description: `Invokes the functions behind the routes of ${product.name} ${props.stage.name}`,
    });
    const release =
      props.stage.name === 'prod' &&
      new GradualRelease(this, 'Release', { stage: props.stage, apiName: this.api.restApiName });
    for (const entry of routeEntries) {
      const fn = this.functionOf(entry, props);
      this.functions.set(`${entry.domain}.${entry.name}`, fn);
      const target = release ? release.target(fn, entry) : fn.lambda;
      this.methodOf(entry, target, { invoker, authorizer, requestValidator });
      invoker.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [target.functionArn] }));
    }
    if (release) release.letOthersFollow();
    // a new route goes live only after its function may be invoked
    this.api.latestDeployment?.node.addDependency(invoker);

    countNearTimeouts(this, props.stage);
    countPurchases(this, props.stage);
    if (props.stage.model) {
      countModelCalls(this, props.stage);
      modelDashboard(this, props.stage);
    }
    this.refusals();
    this.usagePlan(props.stage);
    this.protect(props.auth);
  }

  private functionOf(entry: RouteEntry, deployment: Deployment): AppFunction {
    return domainFunction(
      this,
      routeFunction(entry),
      {
        file: entry.file,
        summary: entry.route.summary,
        timeout: Duration.millis(entry.route.timeoutMs ?? DEFAULT_TIMEOUT_MS),
        needs: needsOf(entry),
        // a streamed answer occupies its execution for seconds: it must not block other functions (I26)
        concurrency: entry.route.streams && deployment.stage.chatConcurrency,
      },
      deployment,
    );
  }

  private methodOf(
    entry: RouteEntry,
    target: IFunction,
    { invoker, authorizer, requestValidator }: MethodParts,
  ): Method {
    const { route } = entry;
    const name = routeFunction(entry);
    const schema = gatewayModel(entry);
    const open = isOpen(route.access);
    const method = this.api.root
      .resourceForPath(`/api${route.path}`)
      .addMethod(route.method, routeIntegration(target, route, invoker), {
        operationName: name,
        apiKeyRequired: route.access !== 'webhook',
        requestValidator,
        requestParameters: Object.fromEntries(
          pathParameters(route.path).map((parameter) => [`method.request.path.${parameter}`, true]),
        ),
        ...(schema && {
          requestModels: {
            'application/json': this.api.addModel(`${name}Input`, {
              contentType: 'application/json',
              modelName: `${name}Input`,
              schema: { schema: JsonSchemaVersion.DRAFT4, ...schema },
            }),
          },
        }),
        ...(open
          ? { authorizationType: AuthorizationType.NONE }
          : {
              authorizationType: AuthorizationType.COGNITO,
              authorizer,
              authorizationScopes: [accessTokenScope],
            }),
      });
    if (open) {
      const why =
        route.access === 'webhook'
          ? 'who calls it proves it by a signature over the bytes, which the function checks first'
          : route.access === 'optional'
            ? 'visitors may call it; who brings a token is checked by the function, which asks the user pool'
            : 'it serves published reference data, prices or health only, limited for each address by the firewall of CloudFront';
      const reason = `${route.method} ${route.path} is ${route.access} in the route table: ${why}`;
      acknowledge(method, { 'AwsSolutions-APIG4': reason, 'AwsSolutions-COG4': reason });
    }
    return method;
  }

  /** The gateway's own refusals in the shape of ours, so that a client handles one kind of error. */
  private refusals(): void {
    const body = (code: string, message: string) =>
      `{"error":{"code":"${code}","message":${message},"correlationId":"$context.requestId"}}`;
    const answers: [string, ResponseType, string, string][] = [
      ['Unauthorized', ResponseType.UNAUTHORIZED, 'UNAUTHORIZED', '"Sign in to go on."'],
      ['AccessDenied', ResponseType.ACCESS_DENIED, 'FORBIDDEN', '"You may not do this."'],
      ['BadBody', ResponseType.BAD_REQUEST_BODY, 'BAD_INPUT', '"The body must be a JSON object."'],
      ['BadParameters', ResponseType.BAD_REQUEST_PARAMETERS, 'BAD_INPUT', '$context.error.messageString'],
      ['NotThroughCloudFront', ResponseType.WAF_FILTERED, 'FORBIDDEN', '"You may not do this."'],
      ['TooLarge', ResponseType.REQUEST_TOO_LARGE, 'TOO_LARGE', '"The request is too large."'],
      ['Throttled', ResponseType.THROTTLED, 'TOO_MANY_REQUESTS', '"Too many requests; wait a moment."'],
      ['Timeout', ResponseType.INTEGRATION_TIMEOUT, 'UNAVAILABLE', '"This took too long; try again."'],
      ['NotFound', ResponseType.MISSING_AUTHENTICATION_TOKEN, 'NOT_FOUND', '"There is no such call."'],
      ['Other4xx', ResponseType.DEFAULT_4XX, 'BAD_INPUT', '$context.error.messageString'],
      ['Other5xx', ResponseType.DEFAULT_5XX, 'INTERNAL', '"Something went wrong on our side."'],
    ];
    for (const [name, type, code, message] of answers)
      this.api.addGatewayResponse(name, {
        type,
        ...(code === 'NOT_FOUND' && { statusCode: '404' }),
        responseHeaders: {
          'Cache-Control': "'no-store'",
          ...(code === 'UNAUTHORIZED' && { 'WWW-Authenticate': "'Bearer'" }),
        },
        templates: { 'application/json': body(code, message) },
      });
  }

  /** The browser's public key (D-37) puts one throttle on all anonymous and signed-in calls together. */
  private usagePlan(stage: Stage): void {
    const key = this.api.addApiKey('BrowserKey', { value: stage.publicApiKey });
    const plan = this.api.addUsagePlan('Browsers', {
      apiStages: [{ stage: this.api.deploymentStage }],
      throttle: { rateLimit: stage.callsPerSecond, burstLimit: 2 * stage.callsPerSecond },
    });
    plan.addApiKey(key);
  }

  private protect(auth: AuthStack): void {
    const firewalls = [
      ['Api', originFirewall(this, 'OriginFirewall', this.originKeys.accepted), this.api.deploymentStage.stageArn],
      ['Pool', signInFirewall(this, 'SignInFirewall'), auth.userPool.userPoolArn],
    ] as const;
    for (const [name, { attrArn: webAclArn }, resourceArn] of firewalls)
      new CfnWebACLAssociation(this, `${name}Firewall`, { webAclArn, resourceArn });
  }
}

/** Throttle of a streaming route, in calls a second of all users together (I19). */
const streamed: MethodDeploymentOptions = {
  loggingLevel: MethodLoggingLevel.ERROR,
  dataTraceEnabled: false,
  metricsEnabled: true,
  throttlingRateLimit: 20,
  throttlingBurstLimit: 40,
};
