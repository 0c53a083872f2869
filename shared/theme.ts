/** The color theme: as the device prefers, or always light or dark. Stored on the device, for everyone who uses it. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const themeKey = 'waymark.theme';
