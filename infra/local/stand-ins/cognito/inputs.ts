/** Field shapes that several operations share. */
import * as z from 'zod/mini';
import { InvalidPasswordException, ResourceNotFoundException } from './errors.ts';
import type { Pool } from './pool.ts';

export const clientId = z.string().check(z.minLength(1), z.maxLength(128));
export const userPoolId = z.string().check(z.minLength(1), z.maxLength(55));
export const emailAddress = z.email();
/** An email address or a `sub`. */
export const username = z.string().check(z.minLength(1), z.maxLength(128));
export const accessToken = z.string().check(z.minLength(1), z.maxLength(8192));
export const refreshToken = z.string().check(z.minLength(1), z.maxLength(8192));
export const code = z.string().check(z.minLength(1), z.maxLength(2048));
export const password = z.string();
export const attributes = z
  .array(
    z.object({
      Name: z.string().check(z.minLength(1), z.maxLength(32)),
      Value: z.optional(z.string().check(z.maxLength(2048))),
    }),
  )
  .check(z.maxLength(25));

/** Client metadata for the triggers. */
export const clientMetadata = z.optional(z.record(z.string(), z.string()));

export function checkClient(pool: Pool, id: string): void {
  if (id !== pool.clientId) throw new ResourceNotFoundException(`User pool client ${id} does not exist.`);
}

export function checkPool(pool: Pool, id: string): void {
  if (id !== pool.userPoolId) throw new ResourceNotFoundException(`User pool ${id} does not exist.`);
}

const MAX_PASSWORD_LENGTH = 256;

/** The pool's policy: only a length (D-43, AUT-17, AUT-20). */
export function checkPassword({ config }: Pool, password: string): void {
  if (password.length < config.passwordMinLength) {
    throw new InvalidPasswordException('Password did not conform with policy: Password not long enough');
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    throw new InvalidPasswordException('Password did not conform with policy: Password too long');
  }
}
