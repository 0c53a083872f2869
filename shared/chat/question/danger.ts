/**
 * Detects whether somebody is in danger or may endanger others, by patterns over plain text (words.ts). The patterns
 * for one's own life are generous, because reading needlessly where to find help does no harm.
 */
import { type Language, languages } from './languages.data.ts';

export type Danger = 'crisis' | 'threat' | 'violence' | 'harassment' | 'harm';

/** Work with suicidal people is not a danger. */
const ofWork: readonly RegExp[] = [
  /\bsuicid\w* (prevention|hotline|helpline|crisis|watch|counsel\w*|line|intervention|risk)\b/g,
  /\b(help\w*|support\w*|counsel\w*|treat\w*|talk\w* to|work\w* with|save|for) (\w+ ){0,4}suicid\w*/g,
  /\b(who|that) (are|is|feel|feels|were|have been) (\w+ )?suicidal\b|\bsuicidal (people|persons?|teens?|teenagers?|patients?|clients?|kids|children|adults|veterans)\b/g,
];

/** Ways to say dying or ceasing to exist, as the object of a wish. */
const death = String.raw`(?:die(?! (?:rich|happy|trying|laughing|a |an |at |in |of |for ))|be dead|be gone|be no more|not (?:be alive|exist|be here|live)|stop (?:living|existing|breathing)|never (?:wake|have (?:been|lived)|be born)|disappear(?! from\b)|vanish(?! from\b)|overdose|end (?:it|things|everything|my life|myself|me|life)|be out of it)`;
const itself = `(?:kill|hang|shoot|drown|poison|cut|burn|starve|strangle|stab|hurt|harm|end|off|drug|unalive|harming|cutting|killing|hanging|shooting|drowning|hurting|ending|offing|poisoning|starving|burning)`;

const crisis: readonly RegExp[] = [
  // wishes
  new RegExp(
    String.raw`\b(?:want|wish|wants?|going|like|need|ready|deserve|prefer|hope|rather|could just|about|plan|planning|decided|try|tried|trying|better) (?:(?:just|really|only|i|to|could|would|should|was|were|am|simply|finally|be able to|go to sleep and|fall asleep and|all|it|had) )*${death}\b`,
  ),
  /\bwish i (was|were) (dead|never born|not (here|alive))\b|\bfeel(ing)? like dying\b|\brather be dead\b|\b(never|not) wak(e|ing) up\b(?! (early|at|on time|late|before|in time)\b)/,
  /\bwant (it|this|everything) (all )?to (be over|end|stop)\b(?! (with|at)\b)|\bmake it (all )?stop\b|\bend(ing)? (it all|my (own )?life|everything)\b|\bwant to just end\b/,
  /\b(take|taking|took) my (own )?life\b|\b(top|do|off|end|unalive) myself\b|\bkms\b|\bself[- ]?(harm\w*|delet\w*)\b|\b(i|me|my|myself)\b.*\bsu[ie]+[cs]i?d\w*\b|^(\w+ )?su[ie]+[cs]i?d\w*\W*$/,
  /\b(?:kill|hang|shoot|drown)(?:s|ed|ing)? (?:themsel(?:f|ves)|himself|herself)\b/,
  // calls for an emergency service
  /^(please |pls |can you |could you |will you |somebody |someone )*(call|dial|send|get) (me )?(911|999|112|the (police|cops)|an ambulance)\b/,
  // methods
  new RegExp(String.raw`\b${itself} myself\b`),
  /\b(jump|jumping|leap|step) (off|from|in front of) (a|an|the|my|some)?\s?(\w+ )?(bridge|roof|building|train|balcony|window|cliff|truck|bus|tower|subway)\b/,
  /\b(slit|slitting|cut|cutting) my (wrists?|arms?|legs?|throat)\b|\bi (have )?(just )?(overdosed|(took|taken|swallowed|ate) (\w+ ){0,4}(pills|tablets|medication|meds))\b/,
  /\bhow (many|much) (\w+ ){0,3}(pills|tablets|sleeping|paracetamol|tylenol|aspirin|insulin|xanax)\b.*\b(take|takes|die|kill|lethal|overdose|enough|it)\b|\b(lethal|fatal|deadly) (dose|amount|overdose)\b/,
  /\b(die|dying|death|dead|suicide)\b.*\bpainless\w*\b|\bpainless\w*\b.*\b(die|death|way)\b|\b(least painful|painless) way( out| to go)?\W*$|\b(easiest|quickest|best|fastest|surest|simplest) way to (die|end it|go for good|end my)\b/,
  // no reason to live
  /\bnot worth living\b|\b(life|living|my life|being alive) (is|has|feels) (\w+ )?(not worth|no|nothing|pointless|worthless|useless|meaningless|over|unbearable)\b(?! (as|in|for|at)\b)|\bnothing (left )?to live for\b/,
  /\bno (reason|point) (to|in|for|of) (live|living|life|going on|go on|be alive|be here|existing|exist|me)\b|\b(what is|is there|not see|see no|no) (the|a|any)? ?point (of|in|to) (living|life|live|anything|it all|going on|existing|me|my life|being (here|alive))\b/,
  /\bnot see (the|a|any) point\b(?! (of|in|to) (?!living|life|anything|it all|going|(any|all) of (this|it)( any more)?\W*$))|\bnot see why i should (go on|carry on|live)\b/,
  /\b(tired|sick|done|through|finished|fed up) (of|with) (life|living|being alive|everything|existing|the world|it all)\b|\bhate (my life|myself|being alive|living)\b(?! (at|in) (my |the |this )?(work|job|office|company)\b)/,
  /\bnot (want|wish|going) to (\w+ )?(live|be alive|be here|exist|wake up|be in this world)\b(?! (in|at|near|with|on|for|as|until|when|during)\b)/,
  // what others would feel
  /\b(happier|happy|better|easier|good) (off )?(without me|(if|when|with) (i|me) (was|were|am|being|would be|had)? ?(dead|gone|not here|never born|away for good))\b|\bbetter off dead\b|\b(cope|fine|okay?|manage) (\w+ ){0,3}(if|when) (something|anything) happen(s|ed) to me\b|\bnot care (any ?more )?what happens to me\b/,
  /\b(nobody|no ?one|none|not a soul|who) (\w+ )?(would|will|needs|wants|even)? ?(needs?|wants?|miss(es)?|cares? (about|for)|cares? if|loves?|notices?) (me|i|if i)\b(?!.{0,30}\b(apply|applied|resume|job|hire|interview)\b)/,
  /\b(care|notice|mind|miss me) if i (was|were|am|would be|will be) (gone|dead|not here)\b|\bfeel (so |completely |like )*(worthless|a burden)\b|\b(i am|being|be) (just |only )?a burden\b/,
  // giving up and saying goodbye
  /\bcan ?not (go|carry) on\b(?! (as|working)\b)|\bi (just )?(give|am giving|have given) up\W*$|\b(no|lost all) hope\b(?! (of|for|in) \w)|\bhopeless\b(?! (at|with|in)\b)|\btired of everything\b/,
  /\b(can ?not|not want to) (cope|go on|carry on|do (this|it)|take (this|it)|suffer|feel|fight|live)( (like )?(this|it|anything))? any ?(more|longer)\b(?! (at|in) (my |this |the )?(job|work|office|career)\b)/,
  /^i do not want to any ?(more|longer)\W*$/,
  /\b(goodbye|good bye|farewell|bye) (everyone|everybody|world|cruel world|forever|to (all|everyone|everybody))\b|\bthis is my last (message|day|night|goodbye)\b(?! (at|in|of)\b)|\b(goodbye|suicide) (note|letter)\b/,
  /\bthoughts? (of|about) (\w+ )?(hurting|harming|killing|ending|dying|death|suicide)\b/,
];
/** The language, other than English, in which somebody says that their own life is in danger. */
export const crisisLanguageOf = (plain: string): Language | null =>
  languages.find(({ crisisWords }) => crisisWords.test(plain)) ?? null;

/** Things that "I want out" may also be about: a subscription, a place of work. */
const ofThings =
  /\b(subscription|membership|contract|trial|auto ?renewal|newsletter|account|database)\b|\b(like (this|that) )?(with|at|in) (my |this |the )?(boss|job|work|manager|office|company|employer|team|coworkers?|career)\b/;
const vague =
  /\bend (it|things|me)\b|\bdisappear\b|\bbe out of it\b|\bcan ?not (go|carry) on\b|\bwant it (all )?to (be over|end)\b/;

const kin =
  'husband|wife|partner|boyfriend|girlfriend|fiancee?|father|mother|dad|mom|mum|step\\w+|ex|parents|family|brother|sister|son|daughter|uncle|aunt|grandpa|grandfather|cousin';
const colleagues =
  'boss|bosses|manager|supervisor|coworkers?|colleagues?|customers?|clients?|neighbou?rs?|teachers?|landlord|roommate|hr|team|office|company|students?|classmates?|foreman|ceo';
/** Violence against the person who writes. */
const violence = new RegExp(
  String.raw`\b(he|she|they|${kin}|${colleagues}) (\w+ ){0,5}(hits?|beats?( up)?|touche[sd]|locks?|locked|punche[sd]|slap(s|ped)|kick(s|ed)|choke[sd]|threatens?|threatened|abuse[sd]?|rape[sd]|grope[sd]|molest(s|ed)|stalks|attack(s|ed)) me\b|\b(${kin}|he|she) (\w+ ){0,5}(will |does |would )?not let me (work|leave|go|have|see|get|study)\b|\b(he|she|they|${kin})\b (\w+ ){0,4}(kill|murder|strangle) me\b|\bdomestic (violence|abuse)\b(?! (\w+ )?(shelter|worker|counsel\w*|advocate|hotline|services?)\b)|\b(abusive|violent) (${kin}|relationship|marriage|home)\b|\b(afraid|scared|terrified) of my (${kin})\b`,
);

/** Harassment at work, for which other services help. */
const harassment = new RegExp(
  String.raw`\b(?:${colleagues}) (?:\w+ ){0,5}(?:touche[sd]|touching|grope[sd]|groping|molest(?:s|ed)|kisse[sd]|hits on) me\b|\bsexual(?:ly)? harass(?:ed|ment|ing|es)\b.*\b(?:me|i|my)\b|\b(?:i|me|my)\b.*\bsexual(?:ly)? harass(?:ed|ment|ing|es)\b`,
);

const somebody = `(?:(?:my|the|this|that|our|his|her|their|some|a|all|whole|every|entire|old|fucking|damn|stupid|own|of|these|those|ex) )*(?:him|her|them|someone|somebody|every(?:one|body)|any(?:one|body)|people|guys?|m[ae]n|wom[ae]n|kids?|children|person|bastard|bitch|asshole|idiot|${kin}|${colleagues})`;
/** The person's own intent; "my boss will kill me" and "who wants to kill people" are not. */
const would = String.raw`(?:\b(?:i|ill) (?:\w+ ){0,3}|^|\b(?:how|should|can|could|may) (?:do|can|could|would|should|to) ?(?:i |we )?|\bhow i |\bhow to (?:\w+ )?)(?:(?:am|will|ll|going|want|wish|would|love|plan|planning|about|ready|could|need|to|just|really|finally|thinking of|feel like|best way|easiest way|should|might|get away with) )*`;
/** Threats against others. */
const threat: readonly RegExp[] = [
  new RegExp(
    String.raw`${would}(?:kill|murder|stab|hurt|slap|chok|strangl|poison|beat|attack|punch|smash|tortur|behead|shoot|run(?:ning)? over)(?:e|p?ing|t?ing)? (?:the shit out of |up )?${somebody}\b(?! (?:sales|target|quota|record|score))`,
  ),
  new RegExp(
    String.raw`${would}(?:burn|blow)(?:ing)? (?:down |up )?(?:my|the|this|that|our) (?:\w+ ){0,2}(?:down|up|office|warehouse|building|factory|school|shop|store|place|house)\b`,
  ),
  /\bbreak (his|her|their|my \w+) (legs?|neck|face|bones?|nose|arms?|jaw|fingers)\b/,
  new RegExp(
    String.raw`\b(?:poison|gun|knife|rifle|weapon|bomb|bullet)\b (?:\w+ ){0,3}(?:for|on|to|with|at) (?:\w+ ){0,3}(?:my|a|the|his|her) (?:${kin}|boss|manager|supervisor|coworkers?|colleagues?|neighbou?r|landlord|roommate|classmates?)\b`,
  ),
  /\bshoot(ing)? up (my|the|a|this|that|an) \w+|\bbring(ing)? (a|my|the|his) (gun|knife|rifle|weapon|bomb) (to|into) (work|the office|school|my)\b/,
  /\b(make|build|making|building) (a |an |some )?(pipe |nail |car )?(bombs?|explosives?|molotov\w*)\b(?!.*\b(jobs?|careers?|salary|for a living)\b)|\bbomb making\b/,
  new RegExp(
    String.raw`\b${somebody} (?:needs?|deserves?|has|have) to (?:be (?:beaten|killed|hurt)|die|suffer|bleed)\b`,
  ),
  /\b(pay|paid) (for it )?(with|in) (their )?blood\b|\bget(ting)? away with (murder|killing)/,
];
/** Harm to others: closeness to children without a wish to teach or care, forged papers, and cheated tests. */
const harm =
  /\b(near|close to|alone with|access to|touch) (some |many |lots of )?((little|small|young|underage|teen\w*|minor) )+(girls?|boys?)\b|\b(fake|forge|falsify|counterfeit|photoshop|buy) (me )?(a |an |my |the |some )?(\w+ ){0,2}(diplomas?|degrees?|certificates?|transcripts?|licen[sc]es?(?! for (?:the|my|our|a|all) )|references?|sick ?notes?|doctors? notes?)\b|\b(cheat|beat|fool|trick)\b.{0,20}\b(drug tests?|drug screen\w*|background checks?|lie detector|polygraph|urine tests?)\b/;

/** @param plain see words.ts */
export function dangerIn(plain: string): Danger | null {
  const told = ofWork.reduce((rest, work) => rest.replace(work, ' '), plain);
  const isCrisis = crisis.some((words) => words.test(told)) && !(ofThings.test(told) && isOnlyVague(told));
  if (isCrisis) return 'crisis';
  if (harassment.test(plain)) return 'harassment';
  if (violence.test(plain)) return 'violence';
  if (threat.some((words) => words.test(plain))) return 'threat';
  return harm.test(plain) ? 'harm' : null;
}

const isOnlyVague = (told: string): boolean => {
  const without = told.replace(new RegExp(vague, 'g'), ' ');
  return !crisis.some((words) => words.test(without));
};

/**
 * Words that signal distress in any sentence: if a message with one of them names no occupation and asks nothing about
 * the product, the answer says who listens. Nobody has to hit the exact words of a pattern.
 */
const heavy =
  /\b(die[sd]?|dying|dead(?! ?(end|line|tired|serious|lift))|death|alive|lifeless|suicid\w*|overdos\w*|kill(s|ed|ing)?|murder\w*|strangl\w*|stab(bed|bing)?|hurt(s|ing)?|pain|suffer\w*|agony|drown\w*|noose|rope|knife|knives|razor|blades?|roof|ledge|cliff|pills|poison\w*|gun|rifle|pistol|bullets?|weapons?|fists|blood|bomb\w*|harm\w*|cutting|empty|numb|hopeless|worthless|burden|goodbye|farewell|forever|unsafe|not safe|lonely|alone|desperate|despair|cry|crying|tears|afraid|terrified|scared|panic|grief|rape[ds]?|abus\w*|stalk\w*|threat\w*|beaten|revenge|existed?|existing|heaven|funeral|grave|way out|nothing left|lost everything|no use|around much longer|make it to|wake up|leave this world|this world|born|hit by|hate myself|blame myself|deserve|gone|(of|do|this) life|life any ?more|if (something|anything) happen(s|ed) to me|not care (any ?more )?(what happens|about anything|if i))\b|\b(live|living)\b(?! (in|on|near|with|at|room|wage|together|abroad|far)\b)(?<!\b(a|of|cost of) living)/;

/** @param plain see words.ts */
export const isOfOneself = (plain: string): boolean => /\b(i|me|my|myself)\b/.test(plain);

/** Things that somebody looking for work wants to avoid there. */
const avoided =
  /\b(faint\w*|queasy|squeamish|dizzy|sick|pass out|afraid|scared|terrified|fear|hate|can ?not (stand|bear|handle)) (\w+ ){0,5}(blood|needles?|knives|dead (bodies|people))\b/g;
const ofWorkWished =
  /\b(wants?|wish|like|love|hope|should|could|can) (i |me |us )?(to )?(work|be an?|become)\b|\bwhat else\b|\b(are there|is there|which|what|any) (\w+ ){0,2}(jobs?|careers?)\b/;

/** Heavy words in a harmless sense: place of birth, deserved pay, working alone, back pain, "this job is killing me". */
const light =
  /\b(?:jobs?|work|place|career|boss|manager|customers|shifts?|hours|commute|schedule|office|warehouse|heat|stress|boredom|deadlines?|workload|overtime|debts?|bills|rent|loans?|backs?|knees?|feet|hips?|shoulders?|hands?|wrists?|legs?) (?:is|are|was) (?:\w+ )?killing me\b|\b(?:bored|scared|tired|sick|worked|working myself|work myself) to death\b|\bdying (?:to|for|of boredom)\b|\bhopeless (?:at|with|in)\b|\b(?:works?|working|better|best|be|being|rather|prefer|learn|left) (?:\w+ )?alone\b|\balone (?:at work|in (?:an|my|the) office)\b|\bborn (?:in|and raised)\b|\bdeserve (?:a|an|more|better|the)\b|\b(?:back|knees?|necks?|joints?|shoulders?|hips?|foot|feet|wrists?|hands?|legs?|arms?|chronic) (?:pain|(?:is |are |always )?hurt(?:s|ing)?)\b|\b(?:pain|hurts?) in my (?:\w+ )?(?:back|knees?|neck|joints?|shoulders?|hips?|foot|feet|wrists?|hands?|legs?)\b|\b(?:scared|afraid|terrified|worried) (?:that )?(?:ai|robots?|automation|machines|chatgpt|computers)\b|\b(?:scared|afraid|terrified) (?:of|about|to) (?!(?:him|her|them|my|dying|living|myself|everything|the blood|people who)\b)/g;

/** @param plain see words.ts */
export const isHeavy = (plain: string): boolean => {
  const weighed = plain.replace(light, ' ');
  return heavy.test(ofWorkWished.test(weighed) ? weighed.replace(avoided, ' ') : weighed);
};
