import names from './everyday-names.json' with { type: 'json' };

/**
 * What people call each occupation where they do not use its titles: American, British, Australian and Indian names, which
 * several occupations may share. By O*NET-SOC code, separated by commas.
 */
export const everydayNames: Readonly<Record<string, string>> = names;
