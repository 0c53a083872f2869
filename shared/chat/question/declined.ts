/** Questions that are declined, and the answers given instead. */
import { crisisLanguageOf, type Danger, dangerIn } from './danger.ts';
import { isEmergency } from './emergency.ts';
import type { Language } from './languages.data.ts';
import { otherLanguage } from './other-language.ts';
import { isOfOthers } from './other-people.ts';

export type Declined =
  | Danger
  | 'emergency'
  | 'medical'
  | 'rights'
  | 'language'
  | 'abuse'
  | 'instructions'
  | 'role'
  | 'others';

const abuse =
  /\b(fuck\w*|shit\w*|bitch\w*|asshole|cunt|idiot|stupid (bot|ai|thing)|nigg\w*|faggot|whore|slut|retard(ed)?|porn\w*|nudes?|kill (him|her|them|someone|somebody)|(kill|gas|murder|exterminate|lynch) (all |every |the |those )*(jews?|muslims?|christians?|arabs?|blacks?|gays?|immigrants?|foreigners?|refugees?)|(kill|gas|murder|exterminate|lynch) (all |every )(the |those )?(whites?|wom[ae]n|m[ae]n|people)|(make|build) a bomb|bomb making)\b/;
const instructions =
  /\b(ignore|disregard|forget|override)\b.{0,40}\b(instructions?|rules?|prompts?|above|previous|guidelines)\b|\b(system|hidden|initial|secret) (prompt|instructions?|message)\b|\byour (prompt|instructions|guidelines)\b|\b(show|print|repeat|reveal|tell|give|list|what (is|are|were))\b.{0,30}\bthe (prompt|instructions|guidelines)\b(?! (for|that|to|of|on|in)\b)|\byou (?:have|follow|obey) no (?:\w+ )?(?:rules|limits|limitations|restrictions|filters?)\b|\b(?:admin|root|master|database|system) (?:password|login|credentials)\b|\b(jailbreak|developer mode|dan mode|api key|access token|secret key)\b/;
/** Claims of a role, or requests for rights that the chat cannot grant. */
const rights =
  /\b(?:as|i am|you are talking to) (?:an? |the |your |site )*(?:admin|administrator|developer|owner|root|ceo)\b.*\b(?:give|show|unlock|grant|upgrade|let|make|delete|change|reset|access)\b|\b(?:make|give|grant|set|upgrade) (?:me|my account) (?:\w+ ){0,3}(?:admin|administrator|max|pro|premium|root)\b(?! (?:plan )?(?:price|info|details))/;
/** A role the chat is asked to play, which is not an occupation asked about. */
const role =
  /\b(pretend|imagine|role ?play|act) (that |to be |as |like |if )*(you |an? |my |the )|\byou are (now|from now on) (an? |my |the )/;

/** Medication that somebody takes, but not its cost. */
const medical =
  /^(?!.*\b(?:afford|pay|cost|costs|insurance|expensive)\b).*(?:\b(?:my|these|those)|\b(?:i|while|being|am) (?:\w+ )?(?:on|taking|take)) (?:\w+ ){0,2}(?:meds?|medications?|medicines?|pills?|prescriptions?|antidepressants?|insulin)\b(?! (?:technician|assistant|aide|tech)s?\b)|\bside effects? (?:of|from) (?:my|the|these)\b/;

const inEnglish = 'I answer in English only. Please ask me in English. Short sentences are fine.';

/** Why a message is declined, and the language it is in if that is known and not English. */
interface Declination {
  why: Declined;
  language?: Language;
}

export function declinedOf(text: string, plain: string): Declination | null {
  const crisisLanguage = crisisLanguageOf(plain);
  if (crisisLanguage) return { why: 'crisis', language: crisisLanguage };
  const danger = dangerIn(plain);
  if (danger) return { why: danger };
  if (isEmergency(plain)) return { why: 'emergency' };
  const other = otherLanguage(text, plain);
  if (other !== null) return { why: 'language', ...(other !== 'unknown' && { language: other }) };
  if (instructions.test(plain)) return { why: 'instructions' };
  if (medical.test(plain)) return { why: 'medical' };
  if (rights.test(plain)) return { why: 'rights' };
  if (role.test(plain)) return { why: 'role' };
  if (isOfOthers(plain)) return { why: 'others' };
  if (abuse.test(plain)) return { why: 'abuse' };
  return null;
}

export const declinedText = ({ why, language }: Declination): string => {
  switch (why) {
    case 'crisis':
      return language
        ? language.crisis
        : 'I’m sorry you feel this way. I’m a program and can’t help with this, but people can, at any hour: call your local emergency number, or in the United States call or text 988. If you can, tell someone near you.';
    case 'emergency':
      return 'Call your local emergency number now (911 in the United States). I’m a program and can’t help with this.';
    case 'medical':
      return 'I can’t give medical advice: ask your doctor or pharmacist what is safe at work with it. In the United States the Job Accommodation Network (askjan.org) helps for free with what has to change at work because of your health. Name a job, and I’ll tell you what a day in it is like.';
    case 'rights':
      return 'I can’t change plans, accounts or permissions, no matter who asks. To change a plan, press "Manage Plan" on your usage page.';
    case 'violence':
      return 'I’m sorry this is happening to you. It’s not your fault. I’m a program, but people can help, at any hour: call your local emergency number, or in the United States the National Domestic Violence Hotline at 1-800-799-7233. If someone reads your messages, reset this chat afterwards. When you want to look for work of your own, ask me about a job, or take the assessment.';
    case 'harassment':
      return 'I’m sorry this is happening to you. It’s not your fault, and it’s against the law. I’m a program, but people can help: in the United States RAINN listens at any hour, at 1-800-656-4673, and the EEOC takes complaints about harassment at work, at 1-800-669-4000 or eeoc.gov. Write down what happened, when, and who saw it. If you are in danger, call your local emergency number.';
    case 'threat':
      return 'I don’t help with hurting anyone. If someone is in danger, call your local emergency number now. If you’re close to hurting someone or yourself, people will listen at any hour: in the United States call or text 988.';
    case 'harm':
      return 'I don’t help with that. I’m glad to help with jobs, pay, honest ways into work, or this site.';
    case 'language':
      return [...(language ? [language.reply] : []), inEnglish].join('\n\n');
    case 'instructions':
    case 'role':
      return 'I can’t change how I work, and I have nothing to show you of it. I can answer questions about jobs, pay and outlook, and about this site.';
    case 'others':
      return 'I can’t see anything about other people. When you’re signed in, I can tell you about your own result, its report, your learning plan and your subscription.';
    case 'abuse':
      return 'I won’t answer that. I’m glad to help with jobs, pay, ways into work, or this site.';
  }
};
