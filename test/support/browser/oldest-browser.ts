import type { BrowserContext } from '@playwright/test';

/** Removes from every page what the README's oldest browsers lack, so that code that needs it fails here too. */
export const asOldAsPromised = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
    const gone: [object, PropertyKey[]][] = [
      [iterator, ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find']],
      [Promise, ['try']],
      [RegExp, ['escape']],
      [Uint8Array, ['fromBase64', 'fromHex']],
      [Uint8Array.prototype, ['toBase64', 'toHex', 'setFromBase64', 'setFromHex']],
      [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference']],
      [Set.prototype, ['isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [URL, ['parse']],
      [Array, ['fromAsync']],
      [ReadableStream.prototype, ['values', Symbol.asyncIterator]],
    ];
    for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name);
  });
