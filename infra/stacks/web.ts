import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CfnOutput, Duration, FileSystem, RemovalPolicy, Stack, type StackProps, Token } from 'aws-cdk-lib';
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
import { BlockPublicAccess, Bucket, BucketEncryption, type CfnBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { isOccupationPage } from '#infra/edge/page-file.ts';
import { acknowledge } from '#infra/lib/acknowledge.ts';
import { compressedLanding, viewerAddressCode, viewerRequestCode } from '#infra/lib/edge-code.ts';
import { originHeader } from '#infra/lib/firewall.ts';
import { headersPolicy } from '#infra/lib/headers-policy.ts';
import type { SiteBuild } from '#infra/lib/site-build.ts';
import { compressed, filledFile, isFilled } from '#infra/lib/site-files.ts';
import type { Stage } from '#infra/stage/stage.ts';
import { fillConfig, type WebConfig } from '#shared/web-config.ts';
import type { ApiStack } from './api.ts';
import type { AuthStack } from './auth.ts';
import type { DataStack } from './data.ts';
import type { EdgeStack } from './edge.ts';

/** `/app.html` -> `app.html`: addresses in the bucket have no slash in front. */
const key = (address: string): string => address.slice(1);

/** What browsers meet: one CloudFront distribution with the built app and, under /api, the API. */
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
          // the execute-api host takes neither another Host header nor plain HTTP
          origin: new HttpOrigin(`${api.api.restApiId}.execute-api.${this.region}.${this.urlSuffix}`, {
            originPath: `/${stage.name}`,
            protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
            originSslProtocols: [OriginSslPolicy.TLS_V1_2],
            readTimeout: Duration.seconds(30),
            // without it the API's firewall refuses: nobody gets around the limits of this one
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
                code: FunctionCode.fromInline(viewerAddressCode()),
              }),
            },
          ],
        },
      },
    });

    this.deploy(site, build, stage, auth);
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

  /**
   * Hashed files are kept for ever by browsers; the pages, what stands beside them and their configuration are asked for
   * each time. A page is put in place after everything it may ask for, and nothing that an older page asks for is removed.
   */
  private deploy(site: Bucket, { folder, files }: SiteBuild, stage: Stage, auth: AuthStack): void {
    const beside = [...files.keys()].filter((address) => !address.startsWith('/assets/'));
    const occupations = beside.filter(isOccupationPage);
    const pages = beside.filter((address) => isFilled(address) && !isOccupationPage(address));
    const config: WebConfig = {
      region: this.region,
      userPoolId: auth.userPool.userPoolId,
      userPoolClientId: auth.client.userPoolClientId,
      cognitoEndpoint: null,
      stage: stage.name,
      apiKey: stage.publicApiKey,
    };
    const filled = (address: string) => fillConfig(filledFile(files.get(address) as string, stage.site), config);
    const shared = { destinationBucket: site, prune: false, retainOnDelete: true } as const;
    const fresh = { cacheControl: [CacheControl.fromString('no-cache')], distribution: this.distribution };
    const first = [
      new BucketDeployment(this, 'Assets', {
        ...shared,
        sources: [Source.asset(join(folder, 'assets'))],
        destinationKeyPrefix: 'assets',
        cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
      }),
      new BucketDeployment(this, 'Beside', {
        ...shared,
        ...fresh,
        sources: [Source.asset(folder, { exclude: ['assets', '.*', 'occupations', ...pages.map(key)] })],
        distributionPaths: beside.filter((address) => !isFilled(address)),
      }),
    ];
    const last = [
      new BucketDeployment(this, 'Landing', {
        ...shared,
        ...fresh,
        sources: [Source.asset(this.landingFolder(files, stage))],
        contentType: 'text/html; charset=utf-8',
        contentEncoding: 'br',
        distributionPaths: [compressedLanding],
      }),
      ...(occupations.length > 0
        ? [
            new BucketDeployment(this, 'Occupations', {
              ...shared,
              ...fresh,
              sources: [Source.asset(this.occupationsFolder(files, occupations, stage))],
              outputObjectKeys: false,
              distributionPaths: ['/occupations/*'],
            }),
          ]
        : []),
      new BucketDeployment(this, 'Pages', {
        ...shared,
        ...fresh,
        sources: [
          ...pages.map((address) => Source.data(key(address), filled(address))),
          Source.jsonData('config.json', config),
        ],
        outputObjectKeys: false, // so many pages would fill the answer of the upload function
        distributionPaths: [...pages, '/config.json'],
      }),
    ];
    for (const page of last) page.node.addDependency(...first);
    this.acceptUploadFunction(site);
  }

  /** The pages of all occupations with the values of the site; too many to carry ids of this deployment in the template. */
  private occupationsFolder(files: SiteBuild['files'], addresses: string[], stage: Stage): string {
    const folder = FileSystem.mkdtemp('waymark-occupations-');
    mkdirSync(join(folder, 'occupations'));
    for (const address of addresses)
      writeFileSync(join(folder, key(address)), filledFile(files.get(address) as string, stage.site));
    return folder;
  }

  /** A folder with nothing but the compressed landing page in it. */
  private landingFolder(files: SiteBuild['files'], stage: Stage): string {
    const folder = FileSystem.mkdtemp('waymark-landing-');
    const page = filledFile(files.get('/index.html') as string, stage.site);
    writeFileSync(join(folder, key(compressedLanding)), compressed(page));
    return folder;
  }

  /** The CDK's own upload function runs at deployment only; each of its wildcard rights is accepted by name. */
  private acceptUploadFunction(site: Bucket): void {
    const reason = 'the CDK’s own upload function, which runs at deployment only and which no user reaches: ';
    const siteArn = `<${this.getLogicalId(site.node.defaultChild as CfnBucket)}.Arn>`;
    const account = Token.isUnresolved(this.account) ? '<AWS::AccountId>' : this.account;
    const stagedAssets = `arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-${account}-${this.region}`;
    const rights = {
      ...Object.fromEntries(
        ['GetObject*', 'GetBucket*', 'List*', 'DeleteObject*', 'Abort*'].map((action) => [
          `Action::s3:${action}`,
          `${reason}it copies the build into the site bucket`,
        ]),
      ),
      [`Resource::${stagedAssets}/*`]: `${reason}it reads the staged build`,
      [`Resource::${siteArn}/*`]: `${reason}it writes the site`,
      'Resource::*': `${reason}cloudfront:CreateInvalidation`,
    };
    for (const child of this.node.findAll())
      if (child.node.id.startsWith('Custom::CDKBucketDeployment'))
        acknowledge(child, {
          'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]': `${reason}it writes its own log`,
          'AwsSolutions-L1': `${reason}its runtime moves with the CDK version`,
          ...Object.fromEntries(Object.entries(rights).map(([right, why]) => [`AwsSolutions-IAM5[${right}]`, why])),
        });
  }
}
