/** Time between jobs that CVs list among them: parental leave, a sabbatical, illness. */
import { breaks } from './lexicon/breaks.data.ts';

const opensWithBreak = new RegExp(`^(?:${breaks.join('|')})(?!\\p{L})`, 'iu');

/** "Career break", "Elternzeit", "Full-time parent to two" */
export const isBreak = (text: string): boolean => opensWithBreak.test(text);
