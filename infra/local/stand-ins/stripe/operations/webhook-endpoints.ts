import * as z from 'zod/mini';
import { newId, randomText } from '#infra/local/stand-ins/stripe/ids.ts';
import { mergedMetadata } from '#infra/local/stand-ins/stripe/request/metadata.ts';
import { operation } from '#infra/local/stand-ins/stripe/request/operation.ts';
import { expand, flag, link, metadata, text } from '#infra/local/stand-ins/stripe/request/params.ts';
import { required } from '#infra/local/stand-ins/stripe/required.ts';
import type { WebhookEndpoint } from '#infra/local/stand-ins/stripe/wire.ts';

const enabled_events = z.array(z.string().check(z.regex(/^(\*|[a-z_.]+(\.\*)?)$/))).check(z.minLength(1));

/** Stored and returned, but events go to the configured address only. */
export const createWebhookEndpoint = operation({
  method: 'POST',
  path: '/v1/webhook_endpoints',
  params: z.strictObject({
    url: link,
    enabled_events,
    api_version: z.optional(text),
    description: z.optional(text),
    metadata,
    expand,
  }),
  run(work, { url, enabled_events, api_version = null, description = null, metadata }) {
    const endpoint: WebhookEndpoint = {
      id: newId('we'),
      object: 'webhook_endpoint',
      api_version,
      application: null,
      created: work.now,
      description,
      enabled_events,
      livemode: false,
      metadata: mergedMetadata(null, metadata),
      status: 'enabled',
      url,
    };
    work.objects.put(endpoint);
    // only in this answer
    return { ...endpoint, secret: `whsec_${randomText(32)}` };
  },
});

export const updateWebhookEndpoint = operation({
  method: 'POST',
  path: '/v1/webhook_endpoints/{id}',
  params: z.strictObject({
    disabled: z.optional(flag),
    enabled_events: z.optional(enabled_events),
    url: z.optional(link),
    metadata,
    expand,
  }),
  run(work, { metadata, disabled, expand: _, ...changes }, id) {
    const before = required<WebhookEndpoint>(work, 'webhook_endpoint', id, { name: 'webhook endpoint' });
    const after = {
      ...before,
      ...changes,
      ...(disabled !== undefined && { status: disabled ? 'disabled' : 'enabled' }),
      metadata: mergedMetadata(before.metadata, metadata),
    } as WebhookEndpoint;
    work.objects.put(after);
    return after;
  },
});
