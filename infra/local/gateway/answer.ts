import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { MIN_COMPRESSED_BYTES } from '#infra/lib/compression.ts';
import { localNow } from '../clock.ts';

/** Writes a function's answer to the response: undefined headers are dropped, base64 is decoded. */
export function sendResult(response: ServerResponse, result: APIGatewayProxyResult): void {
  for (const [name, value] of Object.entries(result.headers ?? {}))
    if (value !== undefined && value !== null) response.setHeader(name, String(value));
  for (const [name, values] of Object.entries(result.multiValueHeaders ?? {}))
    response.setHeader(name, (values ?? []).map(String));
  if (!response.hasHeader('content-type')) response.setHeader('content-type', 'application/json; charset=utf-8');
  // the browser's countdown uses the server's clock, which may have been moved (reliability C8)
  response.setHeader('date', new Date(localNow()).toUTCString());
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store');

  let body: Buffer = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8');
  if (body.length >= MIN_COMPRESSED_BYTES && /\bgzip\b/.test(String(response.req.headers['accept-encoding']))) {
    body = gzipSync(body);
    response.setHeader('content-encoding', 'gzip');
  }
  response.statusCode = result.statusCode;
  response.setHeader('content-length', body.length);
  response.end(body);
}
