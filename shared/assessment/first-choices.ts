/** The home page choices as one text: a letter per scenario, a dash where none was chosen. */
export const isFirstChoices = (text: string | null | undefined): text is string => /^[ab-]{6}$/.test(text ?? '');
