const secrets: [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]+)?/g, '[token]'],
  [/[^\s@"'<>]+@[^\s@"'<>]+\.[a-z]{2,}/gi, '[email]'],
  [/\b(code|token|key|password)=[^\s&]+/gi, '$1=[removed]'],
];

/** An error message that is safe to show: without tokens, email addresses and codes (D-48). */
export const redact = (message: string): string =>
  secrets.reduce((text, [pattern, instead]) => text.replace(pattern, instead), message).slice(0, 500);
