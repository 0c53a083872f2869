/** How much more the second figure is than the first, in whole percent (LND-36). */
export function increase(before: number, after: number): string {
  const percent = Math.round((100 * (after - before)) / before);
  return `${percent > 0 ? '+' : ''}${percent}%`;
}
