/** How the pages look: as the device says, or always by day or by night. Kept on the device, for whoever uses it. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const themeKey = 'waymark.theme';

/**
 * Stands in every page before its styles, so that none is shown in the other colours first. The one script that is not a
 * file: the policy of the answers names its hash (infra/lib/site/security-headers.ts).
 */
export const themeScript = `try{document.documentElement.dataset.theme=localStorage["${themeKey}"]}catch{}`;
