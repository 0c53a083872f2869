import * as z from 'zod/mini';
import { createProduct as create } from '../catalogue.ts';
import { mergedMetadata } from '../metadata.ts';
import { operation } from '../operation.ts';
import { expand, metadata, text } from '../params.ts';

export const createProduct = operation({
  method: 'POST',
  path: '/v1/products',
  params: z.strictObject({ name: text, description: z.optional(text), metadata, expand }),
  run: (work, { name, description = null, metadata }) =>
    create(work, { name, description, metadata: mergedMetadata(null, metadata) }),
});
