import names from './everyday-names.json' with { type: 'json' };

/**
 * Everyday names of occupations, beside their titles: American, British, Australian and Indian, possibly shared by
 * several occupations. By O*NET-SOC code, separated by commas.
 */
export const everydayNames: Readonly<Record<string, string>> = names;
