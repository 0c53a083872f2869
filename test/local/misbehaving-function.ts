import { setTimeout as sleep } from 'node:timers/promises';
import type { APIGatewayProxyEvent } from 'aws-lambda';

/** A function whose path selects its misbehavior: what the gateway must handle, but none of our routes does. */
export const handler = async (event: APIGatewayProxyEvent): Promise<unknown> => {
  switch (event.path) {
    case '/throws':
      throw new Error('secret detail');
    case '/nothing':
      return undefined;
    case '/no-status':
      return { body: '{}' };
    case '/object-body':
      return { statusCode: 200, body: { a: 1 } };
    case '/huge':
      return { statusCode: 200, body: 'x'.repeat(6 * 1024 * 1024 + 1) };
    case '/slow':
      await sleep(2_000);
      return { statusCode: 200, body: '{}' };
    case '/headers':
      return {
        statusCode: 201,
        headers: { 'X-Number': 7, 'X-Gone': undefined, 'X-Null': null, 'Content-Type': 'text/plain' },
        multiValueHeaders: { 'X-Many': ['a', 'b'] },
        body: 'made',
      };
    case '/base64':
      return { statusCode: 200, isBase64Encoded: true, body: Buffer.from([0, 255, 1]).toString('base64') };
    default:
      return { statusCode: 200, body: JSON.stringify(event) };
  }
};
