import type { IncomingHttpHeaders } from 'node:http';
import type { Statement } from './lambda-bundles.ts';

/** A permission that IAM would check for a call. */
interface Asked {
  action: string;
  /** a file's key; absent for the table, as there is only one */
  key?: string;
  /** `s3:prefix` */
  prefix?: string;
}

export interface AwsCall {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** SES: its clients send no target header */
export const mailPath = '/v2/email/';

const fileActions: Record<string, string> = { GET: 'Get', HEAD: 'Get', PUT: 'Put', DELETE: 'Delete' };

/** The permissions a call needs; none if the person's own token decides, or for a browser's preflight. */
export function askedOf({ method, url, headers, body }: AwsCall): Asked[] {
  const [service = '', operation = ''] = String(headers['x-amz-target'] ?? '').split('.');
  if (service.startsWith('DynamoDB_'))
    return tableActions(operation, body).map((each) => ({ action: `dynamodb:${each}` }));
  if (service.startsWith('AWSCognito'))
    return headers.authorization?.startsWith('AWS4-') ? [{ action: `cognito-idp:${operation}` }] : [];
  if (service === 'secretsmanager') return [{ action: `secretsmanager:${operation}` }];
  if (url.startsWith(mailPath)) return [{ action: 'ses:SendEmail' }];
  if (method === 'OPTIONS') return [];
  const { pathname, searchParams } = new URL(url, 'http://bucket');
  const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
  if (method === 'POST') {
    const posted = /name="key"\r\n\r\n([^\r]*)/.exec(body.toString('latin1'))?.[1] ?? '';
    return [{ action: 's3:PutObject', key: posted }];
  }
  if (key === '') return [{ action: 's3:ListBucket', prefix: searchParams.get('prefix') ?? '' }];
  return [{ action: `s3:${fileActions[method]}Object`, key }];
}

/** Each part of a transaction needs the permission of its own action. */
function tableActions(operation: string, body: Buffer): string[] {
  if (operation === 'TransactGetItems') return ['GetItem'];
  if (operation !== 'TransactWriteItems') return [operation];
  const { TransactItems } = JSON.parse(String(body)) as { TransactItems: Record<string, unknown>[] };
  return TransactItems.flatMap((item) => Object.keys(item)).map((kind) =>
    kind === 'ConditionCheck' ? 'ConditionCheckItem' : `${kind}Item`,
  );
}

export const isAllowed = (asked: Asked, statements: Statement[]): boolean =>
  statements.some(({ Action, Resource, Condition }) => {
    if (![Action].flat().includes(asked.action)) return false;
    const wanted = Condition?.StringLike?.['s3:prefix'];
    if (wanted !== undefined && !matches(wanted, asked.prefix ?? '')) return false;
    return asked.key === undefined || [Resource].flat().some((each) => matches(`*${textOf(each)}`, `/${asked.key}`));
  });

/** The part of a resource that is known before deployment: the end of a file's name. */
function textOf(resource: unknown): string {
  if (typeof resource === 'string') return resource;
  const parts = (resource as { 'Fn::Join'?: [string, unknown[]] })['Fn::Join']?.[1] ?? [];
  return parts.filter((part) => typeof part === 'string').join('');
}

/** Of IAM's pattern syntax only the asterisk is used here. */
function matches(pattern: string, text: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return text === first;
  const last = rest.pop()!;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.startsWith(first) && text.endsWith(last) && at <= text.length - last.length;
}
