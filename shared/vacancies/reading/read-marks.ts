/** Finds what is unclear or suspicious in a vacancy's wording. A mark is a reason to ask, not a verdict. */
import type { Sentence } from './sentences.ts';

export interface Mark {
  key: string;
  weight: 'warning' | 'unclear';
  text: string;
  places: { start: number; end: number }[];
}

const marks: { key: string; weight: Mark['weight']; text: string; pattern: RegExp; unless?: RegExp }[] = [
  {
    key: 'fee',
    weight: 'warning',
    text: 'You would have to pay something before you earn anything. Honest employers do not charge for a job, its training or its paperwork.',
    pattern:
      /\b(?:training|registration|processing|application|onboarding|enrol+ment|certification|refundable|security|admin(?:istration)?|starter|equipment) (?:fee|deposit|kit)s?\b|\byou (?:will )?pay for (?:your|the)\b|\b(?:purchase|buy|pay for) (?:your|their) own (?:starter|equipment|headset|kit|uniform|laptop|training|background)\b|\bpay \$?\d+ (?:for|to)\b|\b(?:fee|deposit) of [$£€]\d+|\brefundable (?:fee|deposit)\b|\bupfront (?:fee|payment|cost)\b/gi,
    unless:
      /\bno (?:\p{L}+ ){0,3}(?:fee|deposit)|\b(?:fee|fees|kit|deposit)s? (?:is |are )?(?:paid|covered|reimbursed|provided) by (?:us|the company)|paid by us|we (?:pay|cover|reimburse)|free of charge/iu,
  },
  {
    key: 'money_handling',
    weight: 'warning',
    text: 'You would move money or gift cards for others. That is how stolen checks are cashed, and you would be liable.',
    pattern:
      /\bgift ?cards?\b|\bdeposit (?:a |the |our )?(?:check|cheque)s?\b|\b(?:check|cheque) to deposit\b|\bwire transfers? (?:to|for|from)\b|\bcash(?:ing)? (?:a |the |our )?(?:check|cheque)s?\b|\b(?:send|receive|forward) (?:the )?(?:money|funds|bitcoin|crypto)\b/gi,
    unless:
      /\b(?:win|receive|earn|get) (?:a |an )?(?:\$\d+ )?(?:amazon )?gift ?cards?|gift ?cards? (?:for|as) (?:your|birthday|referral)/i,
  },
  {
    key: 'reshipping',
    weight: 'warning',
    text: 'You would forward packages from your home. Such jobs often pass on stolen goods.',
    pattern: /\breship\w*|\bre-?ship(?:ping|per)?\b|\breceive (?:the )?(?:packages|parcels)\b/gi,
  },
  {
    key: 'messenger',
    weight: 'warning',
    text: 'Contact is through a messaging app. Look up the employer, and apply through its own site or a phone number you found yourself.',
    pattern:
      /\b(?:contact|apply|message|interview|text|write|reply|chat|reach|only|via|by|on|through)\b[^.!?\n]{0,60}\b(?:whats ?app|telegram|signal app|wechat|line app|viber)\b/gi,
  },
  {
    key: 'guaranteed_income',
    weight: 'warning',
    text: 'It promises an income before anyone has met you. Ask for the pay in writing: the base, and what the rest depends on.',
    pattern:
      /\bguaranteed (?:income|earnings|pay|salary of|job)?|\bguaranteed!|\bearn (?:up to )?[$£€]\s?\d[\d,.]*\s?k?\s?(?:a|per|\/|each|every)?\s?(?:week|month|day|weekly|monthly|daily)\b[^.!?\n]{0,30}(?:guaranteed|and more|or more|from home|from your first)|\bunlimited (?:earning|income)\b|\bfinancial freedom\b|\bget rich\b|\bmake money fast\b|\bquick cash\b|\bpassive income\b/gi,
    unless: /\bguaranteed (?:hours|interview|minimum hours|40)/i,
  },
  {
    key: 'personal_data',
    weight: 'warning',
    text: 'It asks for bank details, a Social Security number or a copy of your ID before there is an offer. Give them to no one before you have signed.',
    pattern:
      /\b(?:bank (?:account )?(?:details|information|number|account)|social security (?:number|card)|\bssn\b|photo of your (?:id|passport|license)|copy of your (?:id|passport|license)|credit card (?:number|details)|date of birth and|mother's maiden)\b/gi,
    unless: /direct deposit|after (?:hire|you are hired|an offer)|never ask/i,
  },
  {
    key: 'private_mail',
    weight: 'unclear',
    text: 'The email address belongs to a free mail service, not to a company.',
    pattern: /[\w.+-]{1,40}@(?:gmail|outlook|hotmail|yahoo|aol|protonmail|proton|icloud|gmx)\.[a-z]{2,3}\b/gi,
  },
  {
    key: 'commission_only',
    weight: 'warning',
    text: 'The pay is commission only: if you sell nothing, you earn nothing. Ask what a typical member of the team earned last year.',
    pattern:
      /\b(?:100% commission|commission[- ]only|commission based only|straight commission|purely commission|1099 commission)\b/gi,
  },
  {
    key: 'unpaid_work',
    weight: 'warning',
    text: 'It expects you to work without pay. In the United States, a business must pay for the hours you work.',
    pattern:
      /\bunpaid (?:trial|training|internship|position|work|shift|probation)\b|\btrial (?:week|day|shift|period) (?:is )?(?:unpaid|without pay)\b|\bwork for exposure\b|\bvolunteer basis\b/gi,
  },
  {
    key: 'discrimination',
    weight: 'warning',
    text: 'It asks for a certain age, sex or appearance. For nearly all jobs, that is against the law.',
    pattern:
      /\b(?:female|male|women|men) (?:only|preferred|candidates only)\b|\b(?:female|male),|\bunder (?:30|35|40|45)\b(?! (?:hours|minutes|lbs|pounds|people|employees))|\b(?:young(?:,| and) (?:energetic|attractive|dynamic))\b|\bage (?:between )?\d{2} ?(?:-|to|and) ?\d{2}\b|\battractive (?:female|woman|women|appearance)\b|\bno older than\b/gi,
  },
  {
    key: 'vague_role',
    weight: 'unclear',
    text: 'It uses big words instead of naming duties. Ask how your first three months would be judged.',
    pattern:
      /\b(?:rock ?star|ninja|guru|wizard|superhero|unicorn)s?\b|\bwears? many hats\b|\bwearing many hats\b|\bother duties as (?:assigned|needed)\b|\bresponsibilities as assigned\b|\bwork hard,? play hard\b|\blike a family\b|\bhustl(?:e|er|ers)\b/gi,
  },
  {
    key: 'pyramid',
    weight: 'warning',
    text: 'This reads like selling to friends and recruiting others, where most people lose money.',
    pattern:
      /\bbe your own boss\b|\bmulti-?level\b|\bdownline\b|\brecruit (?:others|friends|your friends)\b|\bground[- ]floor opportunity\b/gi,
  },
  {
    key: 'no_interview',
    weight: 'warning',
    text: 'They would hire you without meeting you. Ask to speak with someone who works there.',
    pattern:
      /\bno interviews?\b(?: (?:needed|required|necessary))?|\bhired on the spot\b|\bimmediate hire\b[^.!?\n]{0,20}no/gi,
  },
];

const MAX_PLACES = 5;
const entry =
  /\bentry[- ]level\b|\bno experience (?:needed|required|necessary)\b|\bnew grad(?:uate)?s? (?:are )?welcome\b/i;

/** @param most the most years of experience required */
export function readMarks(text: string, sentences: readonly Sentence[], isPaid: boolean, most: number): Mark[] {
  const places = new Map<string, Mark['places']>();
  for (const { start, end, section } of sentences) {
    if (section === 'noise') continue;
    const content = text.slice(start, end);
    for (const { key, pattern, unless } of marks) {
      if (unless?.test(content)) continue;
      for (const { 0: whole, index } of content.matchAll(pattern)) {
        const known = places.get(key) ?? [];
        if (known.length < MAX_PLACES) known.push({ start: start + index, end: start + index + whole.length });
        places.set(key, known);
      }
    }
  }
  const found = marks.flatMap(({ key, weight, text: says }): Mark[] =>
    places.has(key) ? [{ key, weight, text: says, places: places.get(key)! }] : [],
  );
  const beginner = entry.exec(text.slice(0, 20_000));
  if (beginner && most >= 3)
    found.push({
      key: 'contradiction',
      weight: 'unclear',
      text: `It calls itself entry level but asks for ${most} years of experience. Ask which is true.`,
      places: [{ start: beginner.index, end: beginner.index + beginner[0].length }],
    });
  if (!isPaid) found.push({ key: 'no_pay', weight: 'unclear', text: payText(text), places: [] });
  return found;
}

const payText = (text: string) =>
  /\bcompetitive (?:salary|pay|compensation|wage)|\bdepends on experience|\bDOE\b/i.test(text.slice(0, 50_000))
    ? 'No pay is named: “competitive” or “depends on experience” is not a figure. Ask for the range before the first interview.'
    : 'No pay is named. Ask for the range before the first interview.';
