/** The color theme: as the device prefers, or always light or dark. Stored on the device, for everyone who uses it. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const themeKey = 'waymark.theme';

/**
 * In every page before its styles, so that no page first appears in the wrong colors. The only inline script; the
 * content security policy contains its hash (infra/lib/site/security-headers.ts).
 */
export const themeScript = `try{document.documentElement.dataset.theme=localStorage["${themeKey}"]}catch{}`;
