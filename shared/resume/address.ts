/** The link for a typed address: an https page, or null if it is shown as plain text (T-081). */
export function webAddress(typed: string): string | null {
  const text = typed.trim();
  const whole = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/u.test(text) ? `https://${text}` : text;
  if (/[\s"'<>\\]/u.test(whole) || !URL.canParse(whole)) return null;
  const url = new URL(whole);
  return url.protocol === 'https:' && !url.username && !url.password ? url.href : null;
}
