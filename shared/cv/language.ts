/** Which language a CV is written in. */
import { languageOf } from '#shared/vacancies/reading/language.ts';
import { tokensOf } from '#shared/vacancies/reading/tokens.ts';

/** ISO 639-1; English if there is too little text to tell. */
export const languageOfCv = (text: string): string => languageOf(text, tokensOf(text)).code ?? 'en';
