import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Account } from '#infra/local/stand-ins/stripe/account.ts';
import { StripeError } from '#infra/local/stand-ins/stripe/errors.ts';
import { readForm } from '#infra/local/stand-ins/stripe/request/form.ts';
import { readText } from '#infra/local/stand-ins/stripe/request/read-text.ts';
import { invoicePage } from './invoice-page.ts';
import { layout, messagePage } from './layout.ts';
import type { PageAnswer, PageRequest } from './page.ts';
import { payRoute } from './pay.ts';
import { portalRoute } from './portal.ts';

const routes: { pattern: RegExp; answer(request: PageRequest): PageAnswer }[] = [
  { pattern: /^\/c\/pay\/([\w]+)$/, answer: payRoute },
  { pattern: /^\/p\/session\/([\w]+)(?:\/([\w-]+))?(?:\/([\w]+))?$/, answer: portalRoute },
  { pattern: /^\/i\/(\w+)\/(\w+)$/, answer: invoicePage },
];

/** Answers the pages that a person sees: payment, portal, invoice. */
export async function answerPage(
  account: Account,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const route = routes.find(({ pattern }) => pattern.test(url.pathname));
  const path = route?.pattern.exec(url.pathname)?.slice(1) ?? [];
  const { method } = request;
  const send = ({ status, page, location, formTargets }: PageAnswer): void => {
    response.writeHead(status, {
      ...(location ? { location } : { 'content-type': 'text/html; charset=utf-8' }),
      'cache-control': 'no-store',
      'content-security-policy': policy(formTargets),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    response.end(page && layout(page, account.name));
  };
  if (!route || !['GET', 'HEAD', 'POST'].includes(method ?? '')) {
    return send({ status: 404, page: messagePage('Nothing is here', 'This address leads to no page.') });
  }
  try {
    const form = method === 'POST' ? readForm(await readText(request)) : null;
    send(account.transact(null, (work) => route.answer({ work, path, form })));
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    const back = method === 'POST' ? { href: url.pathname, text: 'Go back' } : null;
    send({ status: error.status, page: messagePage('That did not work', error.message, back) });
  }
}

/** The pages load and run nothing; forms lead back here and to the product's return addresses. */
const policy = (targets: PageAnswer['formTargets'] = []) => {
  const origins = new Set(targets.filter(Boolean).map((target) => new URL(String(target)).origin));
  return `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action ${["'self'", ...origins].join(' ')}; frame-ancestors 'none'`;
};
