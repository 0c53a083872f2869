import type { Account } from '../account.ts';
import { StripeError } from '../errors.ts';
import { type Form, readForm } from '../request/form.ts';
import { expandAll } from './expand.ts';
import { withoutPersons } from './journal-entry.ts';
import { findOperation } from './routes.ts';

interface Request {
  method: string;
  url: URL;
  body: string;
  requestId: string;
  key: string | null;
}

interface ApiAnswer {
  status: number;
  body: string;
  code: string | null;
  params: Form;
  /** The request whose answer this repeats. */
  original: string | null;
}

/**
 * Handles an API call: finds the operation, reads the parameters, runs it in one transaction, and stores the answer
 * under its idempotency key, if any.
 */
export function answerApi(account: Account, { method, url, body, requestId, key }: Request): ApiAnswer {
  const { operation, id } = findOperation(method, url.pathname);
  const form = { ...readForm(url.search.slice(1)), ...readForm(body) };
  const params = withoutPersons(form);
  const cause = { id: requestId, idempotency_key: key };
  const keyed = key !== null && method === 'POST' && { key, target: `${method} ${url.pathname}`, form };
  const now = account.clock();
  try {
    const before = keyed && account.answers.find(keyed, now);
    if (before) return { ...before, code: null, params, original: before.request };
    const answer = account.transact(cause, (work) => {
      const text = JSON.stringify(expandAll(work, operation.run(work, form, id), form), null, 2);
      if (keyed) account.answers.store(keyed, { status: 200, body: text, request: requestId }, now);
      return text;
    });
    return { status: 200, body: answer, code: null, params, original: null };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return { status: error.status, body: error.text(), code: error.code, params, original: null };
  }
}
