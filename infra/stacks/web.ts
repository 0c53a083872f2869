import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/lib/acknowledge.ts';
import { originHeader } from '#infra/lib/firewall.ts';
import { callerCode, viewerRequestCode } from '#infra/lib/site/edge-code.ts';
import { headersPolicy } from '#infra/lib/site/headers-policy.ts';
import type { SiteBuild } from '#infra/lib/site/site-build.ts';
import { uploadSite } from '#infra/lib/site/site-upload.ts';
import type { Stage } from '#infra/stage/stage.ts';
import type { ApiStack } from './api.ts';
import type { AuthStack } from './auth.ts';
import type { DataStack } from './data.ts';
import type { EdgeStack } from './edge.ts';

/** One CloudFront distribution serves the built app and, under /api, the API. */
export class WebStack extends Stack {
  readonly distribution: Distribution;

  constructor(
    scope: Construct,
    id: string,
    props: StackProps & {
      stage: Stage;
      data: DataStack;
      api: ApiStack;
      auth: AuthStack;
      edge: EdgeStack;
      build: SiteBuild;
    },
  ) {
    super(scope, id, props);
    const { stage, data, api, auth, edge, build } = props;

    const logs = this.bucket('Logs', { expiration: Duration.days(90), ownership: ObjectOwnership.OBJECT_WRITER });
    const site = this.bucket('Site', { logs });

    const headers = headersPolicy(this, 'Headers', {
      cognitoEndpoint: `https://cognito-idp.${this.region}.amazonaws.com`,
      filesBucket: `https://s3.${this.region}.amazonaws.com/${data.files.bucketName}`,
    });
    const host = new URL(stage.site.origin).host;
    this.distribution = new Distribution(this, 'Distribution', {
      comment: stage.site.origin,
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...(stage.certificateArn && {
        domainNames: [host],
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        certificate: Certificate.fromCertificateArn(this, 'Certificate', stage.certificateArn),
      }),
      webAclId: edge.webAclArn,
      logBucket: logs,
      logFilePrefix: 'cloudfront/',
      // CloudFront would cache these answers to a GET for ten seconds, whatever Cache-Control says, and serve them to
      // everybody
      errorResponses: [500, 502, 503, 504].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(site),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy: headers,
        functionAssociations: [
          {
            eventType: FunctionEventType.VIEWER_REQUEST,
            function: new EdgeFunction(this, 'PageFile', {
              runtime: FunctionRuntime.JS_2_0,
              code: FunctionCode.fromInline(viewerRequestCode([...build.files.keys()])),
            }),
          },
        ],
      },
      additionalBehaviors: {
        '/api/*': {
          // the execute-api host accepts neither another Host header nor plain HTTP
          origin: new HttpOrigin(`${api.api.restApiId}.execute-api.${this.region}.${this.urlSuffix}`, {
            originPath: `/${stage.name}`,
            protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
            originSslProtocols: [OriginSslPolicy.TLS_V1_2],
            readTimeout: Duration.seconds(30),
            // without it the API's firewall refuses, so that nobody can bypass this distribution's limits
            customHeaders: { [originHeader]: api.originKeys.accepted[0].unsafeUnwrap() },
          }),
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          responseHeadersPolicy: headers,
          functionAssociations: [
            {
              eventType: FunctionEventType.VIEWER_REQUEST,
              function: new EdgeFunction(this, 'ViewerAddress', {
                runtime: FunctionRuntime.JS_2_0,
                code: FunctionCode.fromInline(callerCode()),
              }),
            },
          ],
        },
      },
    });

    uploadSite(this, {
      bucket: site,
      distribution: this.distribution,
      build,
      site: stage.site,
      config: {
        region: this.region,
        userPoolId: auth.userPool.userPoolId,
        userPoolClientId: auth.client.userPoolClientId,
        cognitoEndpoint: null,
        stage: stage.name,
        apiKey: stage.publicApiKey,
      },
    });
    new CfnOutput(this, 'AppAddress', { value: `https://${this.distribution.distributionDomainName}` });
    acknowledge(this.distribution, {
      'AwsSolutions-CFR1': 'the product is sold across the EU and its users travel: no country is shut out',
      ...(!stage.certificateArn && {
        'AwsSolutions-CFR4':
          'a dev deployment without its own domain serves under cloudfront.net, whose certificate fixes the minimum',
      }),
    });
  }

  private bucket(id: string, options: { logs?: Bucket; expiration?: Duration; ownership?: ObjectOwnership }): Bucket {
    const bucket = new Bucket(this, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      objectOwnership: options.ownership ?? ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy: RemovalPolicy.RETAIN,
      ...(options.logs && { serverAccessLogsBucket: options.logs, serverAccessLogsPrefix: `${id.toLowerCase()}/` }),
      ...(options.expiration && { lifecycleRules: [{ expiration: options.expiration }] }),
    });
    if (!options.logs)
      acknowledge(bucket, { 'AwsSolutions-S1': 'this bucket holds the access logs; logging itself would never end' });
    return bucket;
  }
}
