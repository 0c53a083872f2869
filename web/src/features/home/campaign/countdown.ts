/** The time left: "6 days 23:59:58". Rounded up to a whole second, so that it reaches 0 exactly at the end. */
export function countdown(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  if (days === 0) return clock;
  return `${days} ${days === 1 ? 'day' : 'days'} ${clock}`;
}
