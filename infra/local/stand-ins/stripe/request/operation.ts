import type * as z from 'zod/mini';
import type { Work } from '../work.ts';
import type { Form } from './form.ts';
import { readParams } from './params.ts';

export interface Operation {
  method: 'GET' | 'POST' | 'DELETE';
  /** With names for its parts: `/v1/customers/{id}`. */
  path: string;
  run(work: Work, form: Form, id: string): object;
}

/** An operation of the API: what goes in, checked by shape, and what it does; `expand` is done for all of them. */
export function operation<S extends z.core.$ZodType>(definition: {
  method: Operation['method'];
  path: string;
  params: S;
  run(work: Work, params: z.output<S>, id: string): object;
}): Operation {
  const { method, path, params, run } = definition;
  return { method, path, run: (work, form, id) => run(work, readParams(params, form), id) };
}
