/** How somebody feels: the first of the lists (feelings.data.ts) with a matching phrase. */
import { isOfOneself } from './danger.ts';
import { distress, type Feeling, feelingPhrases, feelings } from './feelings.data.ts';

/** At most two other words between two words of a phrase. */
const between = String.raw`(?:\W+\w+){0,2}\W+`;
const wordOf = (word: string): string =>
  `(?:${word
    .split('|')
    .map((form) => form.replace('*', String.raw`\w*`))
    .join('|')})`;
const patternOf = (phrases: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${phrases.map((phrase) => phrase.split(' ').map(wordOf).join(between)).join('|')})\b`);

const patterns = feelings.map((feeling) => [feeling, patternOf(feelingPhrases[feeling])] as const);
const distressed = patternOf(distress);

/** "I did not get the job" is not a success, nor is a question about one. */
const deniesSuccess = /\b(not|never|no|if|how|nobody|without|who|when|want|wish|hope|almost|nearly)\b|\?/;

/** "I feel lost", "so burned out", but not "I want to help people who are depressed" */
const isOwn = (plain: string): boolean =>
  (isOfOneself(plain) ||
    // somebody who asks what such people may do usually asks for themselves
    /\b(?:jobs?|work|careers?|can|companies|employers)\b.*\b(?:felons?|felon(?:y|ies)|ex.?cons?|convicts?|(?:criminal|a) record)\b/.test(
      plain,
    ) ||
    /\b(normal|ok|okay|wrong|bad) to (hate|feel|be|want|quit|dislike)\b/.test(plain) ||
    /^(?:(?:just|so|really|still|always|finally|am) )*(?:feel\w*|felt|burn\w*|exhausted|stuck|lost|bored|life|passed|got|failed|graduated|promoted|return\w*|go\w* back)\b/.test(
      plain,
    )) &&
  !/\b(?:help|helping|teach|teaching|treat|treats|treating|care for|caring for|work with|working with|support|counsel|counseling) (?:\w+ ){0,4}(?:people|teen\w*|kids|children|adults|patients|clients|veterans|others|students|families|animals|women|men)\b/.test(
    plain,
  );

/** @param plain see words.ts */
export const feelingIn = (plain: string): Feeling | null =>
  isOwn(plain)
    ? (patterns.find(
        ([feeling, pattern]) => pattern.test(plain) && !(feeling === 'success' && deniesSuccess.test(plain)),
      )?.[0] ?? null)
    : null;

/** Whether the words show distress, whatever they ask. @param plain see words.ts */
export const isDistressed = (plain: string): boolean => distressed.test(plain);
