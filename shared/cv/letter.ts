/** A letter or an e-mail around a CV: its addressee is not an employer, and its date not that of a job. */
import { isDateOnly } from './dates.ts';
import { headingKind } from './headings.ts';
import type { Line } from './layout/lines.ts';

const salutation =
  /^(?:dear|to whom it may concern|sehr geehrte|liebe[rs]?|madame|monsieur|cher|chère|estimad[oa]s?|muy señor|prezad[oa]s?|caro|gentile|egregio|spettabile|geachte|beste|szanown\p{L}+|kære|hej|hei|bästa|vážen\p{L}+)(?![\p{L}])/iu;
const closing =
  /^(?:(?:yours|most)?\s?(?:sincerely|faithfully|truly|respectfully)|(?:with )?(?:kind|best|warm|warmest)\s?(?:regards|wishes)|regards|mit (?:freundlichen|besten|herzlichen)|freundliche grüße|(?:bien )?cordialement|.*salutations distinguées|atentamente|saludos|(?:un )?cordial saludo|atenciosamente|cordiali saluti|distinti saluti|met vriendelijke|hoogachtend|z poważaniem|med (?:vänlig|venlig|vennlig)\p{L}*|s pozdravem)(?![\p{L}])/iu;
/** "From:", "Gesendet:" above an e-mail */
const mailHeader =
  /^(?:from|sent|date|to|cc|bcc|reply-to|subject|von|gesendet|datum|an|betreff|de|envoyé|date|à|objet|enviado(?: el)?|fecha|para|asunto|da|inviato|data|a|oggetto|van|verzonden|aan|onderwerp|od|wysłano|do|temat)\s?:\s/iu;
const addressee =
  /^(?:to|an|attn|attention|re|subject|betreff|objet|asunto)\s*:|^(?:the )?(?:hiring|recruiting|recruitment|hr|human resources|personnel|talent acquisition)\s(?:manager|team|department|director|office|committee|lead)\b|^personalabteilung\b/iu;

/** The most lines from the start of the address to the salutation, and the most words of a salutation. */
const MAX_ADDRESS = 10;
const MAX_WORDS = 9;
/** The most lines of a letter (two pages). */
const MAX_LETTER = 90;
/** The most lines, and words, of the name below the closing. */
const SIGNATURE_LINES = 2;
const SIGNATURE_WORDS = 4;

const wordsOf = ({ text }: Line): number => text.trim().split(/\s+/).length;

/** The lines of a letter, from the date or addressee down to the signature; none if its beginning or end is missing. */
export function letterIn(lines: readonly Line[]): Line[] {
  const headers = mailHeadersOf(lines);
  const greeted = lines.findIndex((line) => salutation.test(line.text) && wordsOf(line) <= MAX_WORDS);
  if (greeted < 0) return headers;
  const closed = lines.findIndex(
    (line, at) => at > greeted && at - greeted <= MAX_LETTER && closing.test(line.text) && wordsOf(line) <= MAX_WORDS,
  );
  if (closed < 0) return headers;
  const above = lines.slice(Math.max(0, greeted - MAX_ADDRESS), greeted);
  const first = above.findIndex(({ text }) => isDateOnly(text.trim()) || addressee.test(text.trim()));
  const from = first < 0 ? greeted : greeted - above.length + first;
  const signature = lines
    .slice(closed + 1, closed + 1 + SIGNATURE_LINES)
    .filter((line) => wordsOf(line) <= SIGNATURE_WORDS && line.page === lines[closed]!.page);
  const end = closed + 1 + signature.length;
  const holdsCv = lines.slice(greeted, closed).some(({ text }) => isPartOfCv(text));
  const own = holdsCv ? [...lines.slice(from, greeted + 1), ...lines.slice(closed, end)] : lines.slice(from, end);
  return [...new Set([...headers, ...own])];
}

const isPartOfCv = (text: string): boolean => ['work', 'education'].includes(headingKind(text) ?? '');

/** Fewer lines with these labels may be the personal details of a CV. */
const MIN_MAIL_HEADERS = 3;

function mailHeadersOf(lines: readonly Line[]): Line[] {
  const end = lines.findIndex(({ text }) => !mailHeader.test(text.trim()));
  return end >= MIN_MAIL_HEADERS ? lines.slice(0, end) : [];
}
