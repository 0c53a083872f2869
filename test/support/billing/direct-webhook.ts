import type { APIGatewayProxyEvent } from 'aws-lambda';
import { withEnv } from '#test/support/harness/with-env.ts';
import type { Stack } from '#test/support/stack/stack.ts';
import { tableEnv } from '#test/support/stack/table-env.ts';

/** Calls the webhook's function in this process with a body in base64, as API Gateway passes binary ones. */
export async function callWebhookDirectly(stack: Stack, payload: string, signature: string): Promise<number> {
  const { stripe, stripeSecretKey, stripeWebhookSecret } = stack.endpoints;
  const variables = {
    ...tableEnv(stack.endpoints),
    STRIPE_API_BASE: stripe,
    STRIPE_SECRET_KEY: stripeSecretKey,
    STRIPE_WEBHOOK_SECRETS: stripeWebhookSecret,
  };
  return withEnv(variables, async () => {
    const { handler } = await import('#functions/plans/stripe-webhook.ts');
    const { statusCode } = await handler({
      httpMethod: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
      body: Buffer.from(payload).toString('base64'),
      isBase64Encoded: true,
      requestContext: { requestId: 'direct' },
    } as unknown as APIGatewayProxyEvent);
    return statusCode;
  });
}
