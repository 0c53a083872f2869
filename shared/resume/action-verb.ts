/** Past tense verbs without -ed, as resume bullets begin. */
const irregular =
  'became began bought brought built came caught chose cut dealt did drew drove fed felt found fought gave got grew held kept knew laid led left lost made met oversaw paid ran rebuilt rode rose said sang saw sent set sold sought spent spoke stood swept taught thought told took undertook understood was went won wrote';
const pastForms = new Set(irregular.split(' '));
/** Look like past tense verbs but describe a person: "Experienced baker" is not something somebody did. */
const describing =
  'experienced skilled licensed certified registered qualified dedicated motivated advanced detailed seasoned accomplished based trusted talented committed focused versed rounded oriented organized organised bred speed trained educated chartered accredited retired limited';
/** Done to the person: "Awarded nurse of the year" does not say what they awarded. */
const received =
  'awarded promoted elected nominated appointed named recognized recognised selected hired honored honoured assigned entrusted rewarded invited tasked ranked rated voted commended praised asked required employed contracted seconded transferred admitted accepted shortlisted sponsored funded inducted called considered known credited granted offered';
const notActions = new Set(`${describing} ${received}`.split(' '));

/** Whether a statement begins with what the person did, so that "I" can precede it: "Ran the till". */
export function startsWithActionVerb(text: string): boolean {
  const [, first = '', second = ''] = /^(\p{L}\p{Ll}+)\s+(\S+)/u.exec(text) ?? [];
  const verb = first.toLowerCase();
  if (verb === 'was') return true;
  return second !== 'by' && (pastForms.has(verb) || (/ed$/.test(verb) && !notActions.has(verb)));
}
