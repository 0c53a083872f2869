const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text escaped for use between HTML tags and inside quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character]!);
