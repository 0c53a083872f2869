import type { Form } from '../request/form.ts';

export interface RequestEntry {
  /** Milliseconds of the local clock. */
  at: number;
  method: string;
  path: string;
  /** HTTP status, and the code (or else the type) of a refusal. */
  status: number;
  code: string | null;
  idempotencyKey: string | null;
  /** Whether the answer is an earlier one, repeated for its key. */
  replayed: boolean;
  /** The request's parameters, without personal data. */
  params: Form;
}

const personal = new Set(['email', 'name', 'phone', 'address', 'customer_email', 'description', 'shipping']);

export const withoutPersons = (form: Form): Form =>
  Object.fromEntries(Object.entries(form).filter(([name]) => !personal.has(name)));
