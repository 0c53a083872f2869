import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FileSystem, type Stack, Token } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { isOccupationPage } from '#infra/edge/page-file.ts';
import { acknowledge } from '#infra/lib/acknowledge.ts';
import type { Site } from '#shared/site.ts';
import { fillConfig, type WebConfig } from '#shared/web-config.ts';
import type { SiteBuild } from './site-build.ts';
import { filledFile, isFilled } from './site-files.ts';

/** `/app.html` -> `app.html`: keys in the bucket have no leading slash. */
const key = (address: string): string => address.slice(1);

interface SiteUpload {
  bucket: Bucket;
  distribution: Distribution;
  build: SiteBuild;
  site: Site;
  config: WebConfig;
}

/**
 * Browsers keep hashed files forever, but request the pages, their accompanying files and the configuration every time.
 * A page is uploaded after everything it may request, and nothing that an older page requests is removed.
 */
export function uploadSite(stack: Stack, { bucket, distribution, build, site, config }: SiteUpload): void {
  const { folder, files } = build;
  const beside = [...files.keys()].filter((address) => !address.startsWith('/assets/'));
  const occupations = beside.filter(isOccupationPage);
  const pages = beside.filter((address) => isFilled(address) && !isOccupationPage(address));
  const filled = (address: string) => fillConfig(filledFile(files.get(address) as string, site), config);
  const shared = { destinationBucket: bucket, prune: false, retainOnDelete: true } as const;
  const hashed = {
    ...shared,
    destinationKeyPrefix: 'assets',
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
  };
  const fresh = { cacheControl: [CacheControl.fromString('no-cache')], distribution };
  const first = [
    new BucketDeployment(stack, 'Assets', {
      ...hashed,
      sources: [Source.asset(join(folder, 'assets'), { exclude: ['*.bin'] })],
    }),
    new BucketDeployment(stack, 'Tables', {
      ...hashed,
      sources: [Source.asset(tablesFolder(files))],
      contentEncoding: 'gzip',
    }),
    new BucketDeployment(stack, 'Beside', {
      ...shared,
      ...fresh,
      sources: [Source.asset(folder, { exclude: ['assets', '.*', 'occupations', ...pages.map(key)] })],
      distributionPaths: beside.filter((address) => !isFilled(address)),
    }),
  ];
  const last = [
    ...(occupations.length > 0
      ? [
          new BucketDeployment(stack, 'Occupations', {
            ...shared,
            ...fresh,
            sources: [Source.asset(occupationsFolder(files, occupations, site))],
            outputObjectKeys: false,
            distributionPaths: ['/occupations/*'],
          }),
        ]
      : []),
    new BucketDeployment(stack, 'Pages', {
      ...shared,
      ...fresh,
      sources: [
        ...pages.map((address) => Source.data(key(address), filled(address))),
        Source.jsonData('config.json', config),
      ],
      outputObjectKeys: false, // the keys of so many pages would exceed the answer of the upload function
      distributionPaths: [...pages, '/config.json'],
    }),
  ];
  for (const page of last) page.node.addDependency(...first);
  acceptUploadFunction(stack, bucket);
}

/** The fact tables, compressed here, because CloudFront does not compress files of their type. */
function tablesFolder(files: SiteBuild['files']): string {
  const folder = FileSystem.mkdtemp('waymark-tables-');
  for (const [address, path] of files)
    if (address.endsWith('.bin')) writeFileSync(join(folder, basename(address)), gzipSync(readFileSync(path)));
  return folder;
}

/**
 * The pages of all occupations with the site's values filled in; too many for the template, so they are an asset and
 * cannot contain ids of this deployment.
 */
function occupationsFolder(files: SiteBuild['files'], addresses: string[], site: Site): string {
  const folder = FileSystem.mkdtemp('waymark-occupations-');
  mkdirSync(join(folder, 'occupations'));
  for (const address of addresses)
    writeFileSync(join(folder, key(address)), filledFile(files.get(address) as string, site));
  return folder;
}

/** The CDK's own upload function runs at deployment only; each of its wildcard permissions is accepted by name. */
function acceptUploadFunction(stack: Stack, bucket: Bucket): void {
  const reason = 'the CDK’s own upload function, which runs at deployment only and which no user reaches: ';
  const siteArn = `<${stack.getLogicalId(bucket.node.defaultChild as CfnBucket)}.Arn>`;
  const account = Token.isUnresolved(stack.account) ? '<AWS::AccountId>' : stack.account;
  const stagedAssets = `arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-${account}-${stack.region}`;
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
  for (const child of stack.node.findAll())
    if (child.node.id.startsWith('Custom::CDKBucketDeployment'))
      acknowledge(child, {
        'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]': `${reason}it writes its own log`,
        'AwsSolutions-L1': `${reason}its runtime moves with the CDK version`,
        ...Object.fromEntries(Object.entries(rights).map(([right, why]) => [`AwsSolutions-IAM5[${right}]`, why])),
      });
}
