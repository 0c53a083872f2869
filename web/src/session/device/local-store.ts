/** A key-value store of texts. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A browser storage that falls back to memory when storage is full or blocked. People can still sign in, pay and
 * answer, and lose only on reload what they would otherwise lose at once.
 */
export function keyStore(storage: () => Storage, inPage = new Map<string, string>()): KeyStore {
  return {
    getItem: (key) => inPage.get(key) ?? allowed(storage)?.getItem(key) ?? null,
    setItem(key, value) {
      inPage.delete(key);
      try {
        storage().setItem(key, value);
      } catch {
        inPage.set(key, value);
      }
    },
    removeItem(key) {
      inPage.delete(key);
      allowed(storage)?.removeItem(key);
    },
  };
}

/** Null when the browser blocks storage altogether: cookies blocked, a sandboxed frame. */
function allowed(storage: () => Storage): Storage | null {
  try {
    return storage();
  } catch {
    return null;
  }
}

const local = () => localStorage;
const inPage = new Map<string, string>();

/** The app's store on this device. */
export const localStore = keyStore(local, inPage);

export const storedKeys = (): string[] => [...Object.keys(allowed(local) ?? {}), ...inPage.keys()];

/** Whether everything will survive a reload. */
export const isPersistent = (): boolean => inPage.size === 0;
