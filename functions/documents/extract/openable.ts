/** Whether a reader may be offered an address of a file: a link can hold a script, too. */
export const isOpenable = (url: string): boolean => /^(https?|mailto|tel):/i.test(url);
