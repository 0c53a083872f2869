import { escapeHtml } from '#infra/local/stand-ins/kit/html-text.ts';

const statusOf = {
  AccessDenied: 403,
  AccessForbidden: 403,
  BadDigest: 400,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidPolicyDocument: 400,
  InvalidURI: 400,
  MalformedPOSTRequest: 400,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
} as const;

/** A refusal with S3's own code. */
export class S3Error extends Error {
  readonly code: keyof typeof statusOf;
  readonly status: number;
  constructor(code: keyof typeof statusOf, message: string) {
    super(message);
    this.name = 'S3Error';
    this.code = code;
    this.status = statusOf[code];
  }

  xml(requestId: string): string {
    return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${this.code}</Code><Message>${escapeHtml(this.message)}</Message><RequestId>${requestId}</RequestId></Error>`;
  }
}
