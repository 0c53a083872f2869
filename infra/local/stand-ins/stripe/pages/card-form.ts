import { escapeHtml } from '#infra/local/stand-ins/kit/html-text.ts';
import { type TestCard, testCards } from '#infra/local/stand-ins/stripe/billing/cards.data.ts';
import type { Form } from '#infra/local/stand-ins/stripe/request/form.ts';

interface CardEntry {
  card: TestCard;
  expMonth: number;
  expYear: number;
}

export interface CardRefusal {
  field: 'number' | 'expiry' | 'cvc' | null;
  message: string;
}

const textOf = (form: Form, name: string) => (typeof form[name] === 'string' ? form[name].trim().slice(0, 100) : '');

/** Reads the card from the form, or returns Stripe's message for the first fault. `now` in seconds. */
export function readCard(form: Form, now: number): CardEntry | CardRefusal {
  const card = testCards.find(({ number }) => number === textOf(form, 'number').replace(/[\s-]/g, ''));
  if (!card)
    return { field: 'number', message: 'Your card number is invalid. Only the test cards named here are known.' };
  const expiry = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec(textOf(form, 'expiry'));
  const [expMonth, expYear] = [Number(expiry?.[1]), 2000 + Number(expiry?.[2])];
  if (!expiry || expMonth < 1 || expMonth > 12)
    return { field: 'expiry', message: "Your card's expiration date is incomplete." };
  if (Date.UTC(expYear, expMonth) / 1000 <= now)
    return { field: 'expiry', message: "Your card's expiration date is in the past." };
  if (!/^\d{3,4}$/.test(textOf(form, 'cvc')))
    return { field: 'cvc', message: "Your card's security code is incomplete." };
  if (card.refusal) return { field: null, message: card.refusal };
  return { card, expMonth, expYear };
}

const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** The fields for a card: `number`, `expiry`, `cvc`. An error is shown on the page and at its field. */
export function cardFields(refusal: CardRefusal | null, form: Form | null): string {
  const field = (name: 'number' | 'expiry' | 'cvc', label: string, attributes: string, hint: string) => {
    const wrong = refusal?.field === name;
    const described = [wrong && `${name}-wrong`, hint && `${name}-hint`].filter(Boolean).join(' ');
    const value = name === 'cvc' || !form ? '' : textOf(form, name);
    return `<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" required inputmode="numeric" ${attributes} value="${escapeHtml(value)}"${wrong ? ' aria-invalid="true" autofocus' : ''}${described ? ` aria-describedby="${described}"` : ''}>
${wrong ? `<p class="hint" id="${name}-wrong">${escapeHtml(refusal.message)}</p>` : ''}${hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''}</div>`;
  };
  return `${refusal ? `<p class="bad" role="alert">${escapeHtml(refusal.message)}</p>` : ''}
${field('number', 'Card number', 'autocomplete="cc-number" maxlength="30" placeholder="4242 4242 4242 4242"', '')}
<div class="pair">
${field('expiry', 'Expiry', 'autocomplete="cc-exp" maxlength="9" placeholder="12 / 34"', 'Month / year')}
${field('cvc', 'Security code', 'autocomplete="cc-csc" maxlength="4" placeholder="123"', 'Any three digits')}
</div>`;
}

/** Lists the test cards and their effects. */
export const cardHelp = (): string => `<section><h2>Cards that are known here</h2>
<ul>${testCards.map(({ number, meaning }) => `<li>${spaced(number)} ${escapeHtml(meaning)}</li>`).join('\n')}</ul></section>`;
