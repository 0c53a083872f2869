/** Bytes from which on API Gateway compresses an answer: a stored result is a tenth of its size on the way to a phone. */
export const MIN_COMPRESSED_BYTES = 1_000;
