import * as z from 'zod/mini';
import type { AnswerForm } from '#functions/outside/model.ts';

/** What every model that is held to a schema understands. Lengths and ranges are checked by zod afterwards. */
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
