import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { Endpoints } from '#infra/local/endpoints.ts';

/** The names of a person's files in a running stack: `reports/<assessment>/summary.html`. */
export async function filesOf({ s3: endpoint }: Pick<Endpoints, 's3'>, sub: string): Promise<string[]> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new S3Client({ endpoint, region: 'eu-central-1', credentials, forcePathStyle: true });
  const list = new ListObjectsV2Command({ Bucket: 'waymark-local-files', Prefix: `${sub}/` });
  const { Contents = [] } = await client.send(list);
  client.destroy();
  return Contents.map(({ Key }) => Key!.split('/').slice(1).join('/'));
}
