/** Within LITTLE of the middle a slider leans a little, beyond CLEARLY clearly. */
const [LITTLE, CLEARLY] = [15, 35];

/** A slider's position in words: "leans clearly to Purpose (90)". */
export function leaningText(value: number, left: string, right: string): string {
  const distance = Math.abs(value - 50);
  if (distance === 0) return 'both alike (50)';
  const how = distance < LITTLE ? 'leans a little to' : distance > CLEARLY ? 'leans clearly to' : 'leans to';
  return `${how} ${value < 50 ? left : right} (${value})`;
}
