import * as z from 'zod/mini';
import { mergedMetadata } from '#infra/local/stand-ins/stripe/api/metadata.ts';
import { operation } from '#infra/local/stand-ins/stripe/api/operation.ts';
import { expand, metadata, text } from '#infra/local/stand-ins/stripe/api/params.ts';
import { createProduct as create } from '#infra/local/stand-ins/stripe/billing/catalogue.ts';

export const createProduct = operation({
  method: 'POST',
  path: '/v1/products',
  params: z.strictObject({ name: text, description: z.optional(text), metadata, expand }),
  run: (work, { name, description = null, metadata }) =>
    create(work, { name, description, metadata: mergedMetadata(null, metadata) }),
});
