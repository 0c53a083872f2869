import * as z from 'zod/mini';
import { createProduct as create } from '#infra/local/stand-ins/stripe/billing/catalogue.ts';
import { mergedMetadata } from '#infra/local/stand-ins/stripe/request/metadata.ts';
import { operation } from '#infra/local/stand-ins/stripe/request/operation.ts';
import { expand, metadata, text } from '#infra/local/stand-ins/stripe/request/params.ts';

export const createProduct = operation({
  method: 'POST',
  path: '/v1/products',
  params: z.strictObject({ name: text, description: z.optional(text), metadata, expand }),
  run: (work, { name, description = null, metadata }) =>
    create(work, { name, description, metadata: mergedMetadata(null, metadata) }),
});
