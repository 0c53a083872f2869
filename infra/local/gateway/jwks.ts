import type { Jwks, JwksCache, JwkWithKid } from 'aws-jwt-verify/jwk';

/** Forged key ids must not make us fetch the keys repeatedly. */
const REFETCH_DELAY_MS = 30_000;
const FETCH_TIMEOUT_MS = 2_000;

/**
 * The pool's public keys, fetched once: known keys keep working while the pool is down, and an unknown key id causes at
 * most one request in 30 s (G14, T-094).
 */
export function cachedJwks(address: string): JwksCache {
  const keys = new Map<string, JwkWithKid>();
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let fetching: Promise<void> | null = null;

  const add = (jwks: Jwks) => {
    for (const key of jwks.keys) if (key.kid) keys.set(key.kid, key as JwkWithKid);
  };
  const fetchKeys = async () => {
    fetchedAt = performance.now();
    const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`the keys of the user pool answered ${response.status}`);
    add((await response.json()) as Jwks);
  };
  const mayFetch = () => fetching !== null || keys.size === 0 || performance.now() - fetchedAt > REFETCH_DELAY_MS;
  const known = (kid: string | undefined): JwkWithKid => {
    const key = keys.get(kid ?? '');
    if (!key) throw new Error('the token names no key of the user pool');
    return key;
  };
  return {
    async getJwk(_uri, { header: { kid } }) {
      if (!keys.has(kid ?? '') && mayFetch()) {
        fetching ??= fetchKeys().finally(() => {
          fetching = null;
        });
        await fetching;
      }
      return known(kid);
    },
    getCachedJwk: (_uri, { header: { kid } }) => known(kid),
    addJwks: (_uri, jwks) => add(jwks),
    getJwks: async () => ({ keys: [...keys.values()] }),
  };
}
