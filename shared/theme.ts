/** How the pages look: as the device says, or always by day or by night. Kept on the device, for whoever uses it. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const themeKey = 'waymark.theme';
