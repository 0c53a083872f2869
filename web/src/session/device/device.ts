/**
 * What the app keeps on this device: in local storage, or, where that is full or the browser forbids it, for as long as
 * the page lives. A person then signs in, pays and answers as anywhere else, and loses at a reload what they would have
 * lost at once.
 */
const inPage = new Map<string, string>();

/** Null where the browser forbids even to look: cookies blocked, a sandboxed frame. */
function local(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const device: Keeper = {
  getItem: (key) => inPage.get(key) ?? local()?.getItem(key) ?? null,
  setItem(key, value) {
    inPage.delete(key);
    try {
      localStorage.setItem(key, value);
    } catch {
      inPage.set(key, value);
    }
  },
  removeItem(key) {
    inPage.delete(key);
    local()?.removeItem(key);
  },
};

export const keptKeys = (): string[] => [...Object.keys(local() ?? {}), ...inPage.keys()];

/** Whether all of it will still be there after a reload. */
export const outlivesPage = (): boolean => inPage.size === 0;
