import type { S3Config } from './config.ts';
import { S3Error } from './errors.ts';
import { verifyPolicySignature } from './signature.ts';

/** A file posted by a browser, with the preceding fields by lower-case name. */
export interface PostedForm {
  fields: Map<string, string>;
  file: { name: string; body: Buffer };
}

/** Fields that need no condition. */
const uncovered = /^(file|policy|x-amz-signature|x-ignore-.*)$/;

/**
 * Checks a posted form against its policy.
 * @returns the key of the object
 * @throws S3Error as S3 does: nothing is stored that the policy does not allow
 */
export function verifyPolicy({ fields, file }: PostedForm, config: S3Config, now: number): string {
  const field = (name: string) => fields.get(name) ?? '';
  const encoded = field('policy');
  if (!encoded && field('x-amz-algorithm'))
    throw new S3Error('InvalidArgument', "Bucket POST must contain a field named 'policy'.");
  // also without a signature: an anonymous request
  if (!encoded) throw new S3Error('AccessDenied', 'Access Denied');
  verifyPolicySignature(encoded, field, config);
  const policy = readPolicy(encoded);
  if (!(Date.parse(policy.expiration) > now)) throw refusal('Policy expired.');

  const key = field('key').replaceAll('$' + '{filename}', file.name);
  const fieldOf = (name: string) => (name === 'key' ? key : name === 'bucket' ? config.bucket : field(name));
  const covered = new Set<string>();
  for (const condition of policy.conditions) covered.add(check(condition, fieldOf, file.body.length));
  const extra = [...fields.keys()].filter((name) => !uncovered.test(name) && !covered.has(name));
  if (extra.length > 0) throw refusal(`Extra input fields: ${extra.join(', ')}`);
  if (!key) throw new S3Error('InvalidArgument', "Bucket POST must contain a field named 'key'.");
  return key;
}

const refusal = (why: string) => new S3Error('AccessDenied', `Invalid according to Policy: ${why}`);

type Condition = Record<string, string> | [string, string | number, string | number];

function readPolicy(encoded: string): { expiration: string; conditions: Condition[] } {
  try {
    const policy = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
    if (typeof policy.expiration === 'string' && Array.isArray(policy.conditions)) return policy;
  } catch {
    // refused below
  }
  throw new S3Error(
    'InvalidPolicyDocument',
    'The content of the form does not meet the conditions specified in the policy document.',
  );
}

/** @returns the field that the condition is about */
function check(condition: Condition, fieldOf: (name: string) => string, size: number): string {
  const [operator, subject, expected] = Array.isArray(condition)
    ? condition
    : (['eq', ...Object.entries(condition).flat()] as [string, string, string]);
  if (operator === 'content-length-range') {
    if (size < Number(subject))
      throw new S3Error('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
    if (size > Number(expected))
      throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
    return operator;
  }
  const name = String(subject).replace(/^\$/, '').toLowerCase();
  const value = fieldOf(name);
  // in a list of types each one must match
  const values = name === 'content-type' ? value.split(',') : [value];
  const holds =
    operator === 'eq'
      ? value === String(expected)
      : operator === 'starts-with' && values.every((each) => each.startsWith(String(expected)));
  if (!holds) throw refusal(`Policy Condition failed: ${JSON.stringify(condition)}`);
  return name;
}
