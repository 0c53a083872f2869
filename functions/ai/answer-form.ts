import * as z from 'zod/mini';
import type { AnswerForm } from '#functions/outside/model.ts';

/** The subset of JSON Schema that every model supports. zod checks lengths and ranges afterwards. */
const understood = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'anyOf',
  'description',
  '$ref',
  '$defs',
]);

export const answerForm = (schema: z.core.$ZodType): AnswerForm => ({
  name: 'answer',
  schema: z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      for (const key of Object.keys(jsonSchema)) if (!understood.has(key)) delete jsonSchema[key as 'type'];
    },
  }),
});
