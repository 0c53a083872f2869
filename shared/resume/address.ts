/** Where an address that a person typed leads: a https page, or null where it is shown as text alone (T-081). */
export function webAddress(typed: string): string | null {
  const text = typed.trim();
  const whole = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/u.test(text) ? `https://${text}` : text;
  if (/[\s"'<>\\]/u.test(whole) || !URL.canParse(whole)) return null;
  const url = new URL(whole);
  return url.protocol === 'https:' && !url.username && !url.password ? url.href : null;
}
