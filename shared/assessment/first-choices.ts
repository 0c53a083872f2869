/** The choices of the home page as one text: a letter for each scenario, a dash where none was chosen. */
export const isFirstChoices = (text: string | null | undefined): text is string => /^[ab-]{6}$/.test(text ?? '');
