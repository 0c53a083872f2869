import { AppError, ERASED_FIELD } from '#shared/lib/errors.ts';

/**
 * The answer of `work` done by the system for a person, or `otherwise` for one who is being erased. Whoever waits for
 * it is somebody else: the refusal is meant for the owner of the account alone.
 */
export async function unlessErased<T, E>(work: Promise<T>, otherwise: E): Promise<T | E> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAUTHORIZED' && error.field === ERASED_FIELD) return otherwise;
    throw error;
  }
}
