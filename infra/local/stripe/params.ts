/** Parameter shapes that several operations share. Everything arrives as text. */
import * as z from 'zod';
import { invalidRequest } from './errors.ts';
import type { Form } from './form.ts';

export const text = z.string().min(1).max(5000);
export const id = z.string().min(1).max(255);
export const amount = z
  .string()
  .regex(/^\d{1,8}$/, { error: 'Invalid integer' })
  .transform(Number);
export const time = z
  .string()
  .regex(/^\d{1,11}$/, { error: 'Invalid integer' })
  .transform(Number);
export const flag = z.enum(['true', 'false'], { error: 'Invalid boolean' }).transform((value) => value === 'true');
export const currency = z.string().regex(/^[a-z]{3}$/, { error: 'Invalid currency' });
export const link = z.url({ protocol: /^https?$/, error: 'Not a valid URL' }).max(5000);
export const quantity = amount.pipe(z.number().min(1).max(999_999));
export const expand = z.array(z.string().max(100)).max(20).optional();

/** Up to 50 keys; an empty text removes a key, an empty text for all of it removes all. */
export const metadata = z
  .union([z.literal(''), z.record(z.string().max(40), z.string().max(500))])
  .refine((value) => value === '' || Object.keys(value).length <= 50, { error: 'Metadata can have up to 50 keys' })
  .optional();

export const page = {
  limit: amount.pipe(z.number().min(1, 'Must be at least 1').max(100, 'Must be at most 100')).optional(),
  starting_after: id.optional(),
  ending_before: id.optional(),
  expand,
};

const range = z.strictObject({ gt: time, gte: time, lt: time, lte: time }).partial();
export const created = z.union([time, range]).optional();

/** What was asked for as the operation understands it, or Stripe's words for what is wrong with it. */
export function readParams<S extends z.ZodType>(shape: S, form: Form): z.output<S> {
  const parsed = shape.safeParse(form);
  if (parsed.success) return parsed.data;
  throw refusalOf(deepest(parsed.error.issues[0]!), form);
}

/** Of a union, the issue that got furthest. */
function deepest(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors.flat().toSorted((one, other) => other.path.length - one.path.length)[0];
  return inner ? deepest({ ...inner, path: [...issue.path, ...inner.path] }) : issue;
}

const bracketed = ([head, ...rest]: PropertyKey[]) =>
  [String(head ?? ''), ...rest.map((part) => `[${String(part)}]`)].join('').slice(0, 200);

function refusalOf(issue: z.core.$ZodIssue, form: Form) {
  if (issue.code === 'unrecognized_keys') {
    const param = bracketed([...issue.path, issue.keys[0]!]);
    return invalidRequest(`Received unknown parameter: ${param}`, { param, code: 'parameter_unknown' });
  }
  const param = bracketed(issue.path);
  const given = issue.path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    form,
  );
  if (given === undefined)
    return invalidRequest(`Missing required param: ${param}.`, { param, code: 'parameter_missing' });
  if (given === '') {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`;
    return invalidRequest(message, { param, code: 'parameter_invalid_empty' });
  }
  const said = typeof given === 'string' ? `: ${given.slice(0, 100)}` : '';
  const code = issue.message === 'Invalid integer' ? { code: 'parameter_invalid_integer' } : {};
  return invalidRequest(`${issue.message} (${param})${said}`, { param, ...code });
}
