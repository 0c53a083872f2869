/** Sixteen random bytes, the raw material of an id. */
export const random16 = (): Uint8Array => crypto.getRandomValues(new Uint8Array(16));
