/** Stripe's test cards that the payment page accepts; any other number is refused. */
export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard';
  fingerprint: string;
  /** The payment page's description. */
  meaning: string;
  /** Refused immediately, with this message. */
  refusal?: string;
  /** Accepted on the payment page; every later charge is declined. */
  failsLater?: true;
}

const declined = 'Your card was declined.';

export const testCards: TestCard[] = [
  { number: '4242424242424242', brand: 'visa', fingerprint: 'Jm8dP2sVq0Lx7RtA', meaning: 'is accepted' },
  { number: '5555555555554444', brand: 'mastercard', fingerprint: 'b3TqZ9wKc1Hy6NfE', meaning: 'is accepted' },
  {
    number: '4000000000000002',
    brand: 'visa',
    fingerprint: 'Xw5gC8nRj2Ua4QvM',
    meaning: 'is declined',
    refusal: declined,
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    fingerprint: 'pL6yD0kSe9Bo3WhT',
    meaning: 'is declined: no funds',
    refusal: 'Your card has insufficient funds. Try a different card.',
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    fingerprint: 'Gz4iF7vOu5Pc8XmJ',
    meaning: 'is accepted now and declined at every renewal',
    failsLater: true,
  },
];

/** Why a charge was declined. */
export interface Decline {
  code: 'card_declined';
  declineCode: 'generic_decline';
  message: string;
}

/** The decline of a later charge, if any. Stored cards are recognized by their last four digits. */
export const laterRefusal = (last4: string | undefined): Decline | null =>
  testCards.some((card) => card.failsLater && card.number.endsWith(last4 ?? '-'))
    ? { code: 'card_declined', declineCode: 'generic_decline', message: declined }
    : null;
