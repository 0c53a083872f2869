/** Parameter shapes that several operations share. All values arrive as text. */
import * as z from 'zod/mini';
import '#infra/local/stand-ins/kit/reasons.ts';
import { invalidRequest } from '../errors.ts';
import type { Form } from './form.ts';

export const text = z.string().check(z.minLength(1), z.maxLength(5000));
export const id = z.string().check(z.minLength(1), z.maxLength(255));
export const amount = z.pipe(z.string().check(z.regex(/^\d{1,8}$/, { error: 'Invalid integer' })), z.transform(Number));
export const time = z.pipe(z.string().check(z.regex(/^\d{1,11}$/, { error: 'Invalid integer' })), z.transform(Number));
export const flag = z.pipe(
  z.enum(['true', 'false'], { error: 'Invalid boolean' }),
  z.transform((value) => value === 'true'),
);
export const currency = z.string().check(z.regex(/^[a-z]{3}$/, { error: 'Invalid currency' }));
export const link = z.url({ protocol: /^https?$/, error: 'Not a valid URL' }).check(z.maxLength(5000));
export const quantity = z.pipe(amount, z.number().check(z.minimum(1), z.maximum(999_999)));
export const expand = z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(20)));

/** Up to 50 keys; an empty value removes its key, an empty text removes all. */
export const metadata = z.optional(
  z.union([z.literal(''), z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)))]).check(
    z.refine((value) => value === '' || Object.keys(value).length <= 50, {
      error: 'Metadata can have up to 50 keys',
    }),
  ),
);

export const page = {
  limit: z.optional(
    z.pipe(amount, z.number().check(z.minimum(1, 'Must be at least 1'), z.maximum(100, 'Must be at most 100'))),
  ),
  starting_after: z.optional(id),
  expand,
};

/** Parses the parameters for an operation. @throws StripeError in Stripe's words */
export function readParams<S extends z.core.$ZodType>(shape: S, form: Form): z.output<S> {
  const parsed = z.safeParse(shape, form);
  if (parsed.success) return parsed.data;
  throw refusalOf(deepest(parsed.error.issues[0]!), form);
}

/** Picks the union's issue with the deepest path. */
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
  const input = issue.path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    form,
  );
  if (input === undefined)
    return invalidRequest(`Missing required param: ${param}.`, { param, code: 'parameter_missing' });
  if (input === '') {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`;
    return invalidRequest(message, { param, code: 'parameter_invalid_empty' });
  }
  const said = typeof input === 'string' ? `: ${input.slice(0, 100)}` : '';
  const code = issue.message === 'Invalid integer' ? { code: 'parameter_invalid_integer' } : {};
  return invalidRequest(`${issue.message} (${param})${said}`, { param, ...code });
}
