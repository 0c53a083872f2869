/**
 * Rounds parts so that they add up to the displayed total (largest remainder method): a receipt must not be off by 0.1.
 */
export function roundedParts(parts: readonly number[], decimals: number): number[] {
  const unit = 10 ** decimals;
  const floors = parts.map((part) => Math.floor(part * unit));
  const total = Math.round(parts.reduce((sum, part) => sum + part, 0) * unit);
  const missing = total - floors.reduce((sum, part) => sum + part, 0);
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: part * unit - floors[index]! }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  byRemainder.forEach(({ index }, place) => {
    if (place < missing) floors[index]! += 1;
  });
  return floors.map((part) => part / unit);
}
