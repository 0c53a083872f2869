const MAX_ENTRIES = 5000;

/**
 * The last requests that a stand-in answered, newest last, shown on the control port. Never headers, bodies or names.
 */
export class Journal<Entry extends object = object> {
  readonly #entries: Entry[] = [];

  add(entry: Entry): void {
    this.#entries.push(entry);
    if (this.#entries.length > MAX_ENTRIES) this.#entries.shift();
  }

  entries(): readonly Entry[] {
    return this.#entries;
  }

  clear(): void {
    this.#entries.length = 0;
  }
}
