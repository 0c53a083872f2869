/** A store of texts by key. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage of the browser, and, where that is full or forbidden, the page for as long as it lives. A person then signs in,
 * pays and answers as anywhere else, and loses at a reload what they would have lost at once.
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

/** Null where the browser forbids even to look: cookies blocked, a sandboxed frame. */
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

/** Whether all of it will still be there after a reload. */
export const isPersistent = (): boolean => inPage.size === 0;
