interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
}

/** Stripe's error answer: a status and `{ error }`. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.name = 'StripeError';
    this.status = status;
    this.body = body;
  }

  /** The code, or else the type, which identifies the error. */
  get code(): string {
    return this.body.code ?? this.body.type;
  }

  text(): string {
    return JSON.stringify({ error: this.body }, null, 2);
  }
}

export const invalidRequest = (message: string, details: { param?: string; code?: string } = {}, status = 400) =>
  new StripeError(status, { type: 'invalid_request_error', message, ...details });

/** 404 for an id in the path, 400 for one among the parameters, as in Stripe. */
export const noSuch = (what: string, id: string, param?: string) =>
  invalidRequest(
    `No such ${what}: '${id.slice(0, 255)}'`,
    { code: 'resource_missing', param: param ?? 'id' },
    param ? 400 : 404,
  );

export const cardDeclined = (message: string, code: string, declineCode: string | undefined) =>
  new StripeError(402, {
    type: 'card_error',
    code,
    message,
    ...(declineCode && { decline_code: declineCode }),
  });

export const serverError = () =>
  new StripeError(500, { type: 'api_error', message: 'Sorry, there was an error on our side. Please try again.' });
