/** API Gateway compresses answers from this size on: a stored result shrinks to a tenth of its size for a phone. */
export const MIN_COMPRESSED_BYTES = 1_000;
