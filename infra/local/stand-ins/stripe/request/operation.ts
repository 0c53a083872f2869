import type * as z from 'zod/mini';
import type { Work } from '../work.ts';
import type { Form } from './form.ts';
import { readParams } from './params.ts';

export interface Operation {
  method: 'GET' | 'POST' | 'DELETE';
  /** With parameters by name: `/v1/customers/{id}`. */
  path: string;
  run(work: Work, form: Form, id: string): object;
}

/**
 * Defines an API operation: its parameters, validated by shape, and its action; `expand` is handled for all of them.
 */
export function operation<S extends z.core.$ZodType>(definition: {
  method: Operation['method'];
  path: string;
  params: S;
  run(work: Work, params: z.output<S>, id: string): object;
}): Operation {
  const { method, path, params, run } = definition;
  return { method, path, run: (work, form, id) => run(work, readParams(params, form), id) };
}
