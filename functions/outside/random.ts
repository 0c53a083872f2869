/** Sixteen random bytes: what an id is made from. */
export const random16 = (): Uint8Array => crypto.getRandomValues(new Uint8Array(16));
