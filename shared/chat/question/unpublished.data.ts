import type { Aspect } from './aspects.ts';

/** What people ask about work that none of our publishers has for any occupation. */
export interface Unpublished {
  /** completes "I don’t have data on …" */
  said: string;
  words: RegExp;
  /** set if the words may surround a name: the pattern of the words alone */
  beside?: RegExp;
  /** the closest known aspects; if empty, the summary is shown */
  near: readonly Aspect[];
  /** whether people wish for occupations by it: "jobs where I can sit" */
  isWish?: true;
}

const school = '(?:school|college|universit\\w*|program|course|degree|training|academy|bootcamp)s?';

/** Most reliable first. None of the words names an occupation or another aspect. */
export const unpublished = {
  'starting pay': {
    said: 'what beginners earn',
    words:
      /\b(?:starting|start|starter|entry[ -]?level|beginn(?:er|ing)|begin|starts? (?:out|off)|junior|new(?:ly)?(?: grad\w*| licensed| qualified)?|first[ -]year|fresh(?: out of \w+)?|rookie|trainee|intern|right out of (?:school|college))\b(?=.*\b(?:pay|pays|paid|salar\w*|wages?|earn\w*|makes?|made|money|income)\b)|\b(?:pay|paid|salar\w*|wages?|earn\w*|makes?|made|income)\b.*?\b(starting|start(?:s|ing)? (?:out|off|at)|to start|at the start|at first|entry[ -]?level|(?:as a )?beginner|(?:as a )?rookie|first year|in the beginning|right out of (?:school|college)|when you start)\b/,
    near: ['pay'],
  },
  'pay with experience': {
    said: 'how pay grows with experience',
    words:
      /\b(?:senior|experienced|journeym[ae]n|with experience|more experience|after \d+ years|with \d+ years(?: of experience| experience)?)\b(?=.*\b(?:pay|pays|paid|salar\w*|wages?|earn\w*|makes?|made|get|gets|income)\b)|\b(?:pay|paid|salar\w*|wages?|earn\w*|makes?|made|income)\b.*?\b((?:experienced|senior)|with experience|(?:after|with) (?:\d+|some|many|a few|five|ten|twenty) years(?: of experience| experience)?)\b/,
    near: ['pay'],
  },
  'pay after tax': {
    said: 'take-home pay after tax',
    words:
      /\b(?:after[ -]?tax(?:es)?|before[ -]?tax(?:es)?|take[ -]?home|net (?:pay|salary|income|wages?)|net\b|taxes|tax)\b/,
    near: ['pay'],
  },
  'own business': {
    said: 'what people earn working for themselves',
    words:
      /\b(?:owner[ -]operators?|self[ -]?employed|freelance\w*|own (?:business|shop|practice|company|truck)|independent(?:ly)?|contractors? pay|franchise)\b/,
    near: ['pay'],
  },
  'what comes beside pay': {
    said: 'tips, benefits, bonuses or pensions',
    words:
      /\b(?:(?:normal|average|usual|typical|good|how much (?:do|should|to)(?: i| you| people)?) tips?|tips?(?! (?:for|on|to))|bonus(?:es)?|commissions?|benefits|health insurance|pensions?|retirement plan|401k|perks|stock options|sign[ -]?on bonus)\b/,
    near: ['pay'],
  },
  'what pay buys': {
    said: 'what you can afford on that pay',
    words:
      /\b(?:live (?:on|off)|livable|living wage|afford|buy a house|support a family|raise a family|feed a family|comfortabl[ey])\b/,
    near: ['pay'],
  },
  hours: {
    said: 'work hours, schedules or time off',
    words:
      /^(?:and |the |what about )*hours\W*$|(?<!\b(?:\d+|an|per|of|credit|class|clinical|training|contact|supervised|volunteer|flight|office|rush|after|study) )\bhours(?=\W*$| (?:and|n|or) )|\b(?:work )?schedules?(?=\W*$| (?:and|n|or) )|\b(?:how many hours|what (?:are the )?hours|(?:long|crazy|bad|good|better|best|flexible|regular|normal|work(?:ing)?) hours|hours (?:a|per) (?:day|week)|home every night|nights?|weekends?|evenings?|shifts?|overtime|holidays|vacation|days off|time off|summers? off|sleep in|christmas|thanksgiving|on call|away from (?:home|(?:my |the )?(?:family|kids))|time away|travel (?:a lot|much|for work)|part[ -]?time|full[ -]?time|(?:summer|seasonal|temp(?:orary)?|winter|holiday) (?:jobs?|work)|work[ -]?life balance)\b/,
    near: [],
    isWish: true,
  },
  'physical work': {
    said: 'how hard the work is on the body',
    words:
      /\b(?:physical(?:ly)?|on (?:your|my|the|his|her|their) (?:feet|back|knees|body|legs|hands|joints)|sit(?:ting)?(?: down)?(?: all day)?|stand(?:ing)?(?: up)? all day|(?:heavy )?lift(?:ing)? (?:heavy|things|stuff|boxes|people|much|a lot)|heavy lifting|wheelchair|wheel chair|one (?:arm|hand|leg)|bad (?:back|knees?|hips?|shoulders?)|(?:back|knee|hip) (?:pain|problems?|injury)|carpal tunnel|strong enough|not (?:too )?physical)\b/,
    near: [],
    isWish: true,
  },
  company: {
    said: 'how much of the day is spent with other people',
    words:
      /\b(?:introvert\w*|extrovert\w*|antisocial|socially awkward|social anxiety|(?:not|never|nobody|no one|without|hardly|barely|avoid\w*|hate|no|do not like)(?: \w+){0,3}? (?:talk\w*|speak\w*|deal\w*|interact\w*|work\w*|be|see\w*|socializ\w*)(?: (?:to|with|around))? (?:people|customers|the public|anyone|anybody|others|humans|strangers|me)|(?:not|never|without) (?:\w+ ){0,2}?(?:talk\w*|speak\w*)(?=\W*$)|(?:no|little|less|minimal|without|zero|low) (?:human|people|social|customer|public)(?: (?:contact|interaction|skills))|work(?:ing|s)? (?:all )?(?:alone|by (?:myself|yourself)|on (?:my|your) own)|(?:no|without|away from|not around|not with) (?:people|customers|humans)(?=\W*$))\b/,
    near: ['day'],
    isWish: true,
  },
  'what bothers': {
    said: 'how much of the work is at heights or in tight spaces',
    words: /\b(?:heights?(?! requirement)|ladders|(?:tight|small|closed|enclosed|confined) spaces|claustrophobi\w*)\b/,
    near: ['day'],
    isWish: true,
  },
  danger: {
    said: 'how dangerous the work is',
    words:
      /\b(?:danger(?:ous|s)?|risky|hazard\w*|deadly|deadliest|get (?:hurt|injured|shot|killed)|(?:die|killed|injured|hurt) (?:on|at) (?:the job|work)|injur(?:y|ies)|accidents?|fatal\w*|death rate|safer?(?= (?:work|jobs?|careers?|than|$)|\W*$))\b/,
    near: [],
    isWish: true,
  },
  turnover: {
    said: 'how many people quit or are let go',
    words:
      /\b(?:(?:quit|quits|quitting|leave|leaves|leaving)(?= \w+(?: \w+)? (?:every|each|a|per) year)|how many (?:\w+ ){0,4}(?:quit|leave|drop out|get fired|burn out)|turnover(?: rates?)?|attrition|retention rates?|drop ?out rates?|quit rates?)\b/,
    near: ['people', 'outlook'],
  },
  unemployment: {
    said: 'unemployment by occupation',
    words: /\bunemploy(?:ment|ed)(?: rates?)?\b(?! (?:benefits?|pay|money|office|insurance|checks?))/,
    near: ['outlook'],
    isWish: true,
  },
  stress: {
    said: 'how stressful, hard or enjoyable the work is',
    words:
      /\b(?:stress\w*|burn[ -]?out rates?|tiring|exhausting|boring|bored|fun|funnest|happy|happiest|happiness|happier|satisf\w*|fulfill\w*|fulfilling|rewarding|enjoyable|respect(?:ed|able)?|prestig\w*|depressing|relax\w*|chill\w*|calm\w*|cushy|pressure|(?:like|love|hate|enjoy) (?:their (?:job|work)s?|being)|quiet|hard(?! on\b)|harder(?! on\b)|hardest|easy|easier|easiest|tough|difficult|sucks?|miserable|regret|suicide rates?|divorce rates?|worth the stress)\b(?! (?:hats?|skills?|to (?:get|become|find|be)))/,
    near: [],
    isWish: true,
  },
  'who they are': {
    said: 'the age, gender or background of the people in it',
    words:
      /\b(?:(?:percent(?:age)?|share|proportion|ratio|fraction) (?:of )?(?:\w+ ){0,5}?(?:(?:fe)?males?|wom[ae]n|m[ae]n|black|white|asian|hispanic|latino)|how many (?:are )?(?:(?:fe)?males?|wom[ae]n|m[ae]n)|how many (?:\w+ ){1,4}are (?:(?:fe)?males?|wom[ae]n|m[ae]n)|(?:are|is) (?:there )?(?:many|most|mostly|any|a lot of) (?:\w+ )?(?:(?:fe)?males?|wom[ae]n|m[ae]n|black|white|asian|hispanic|latino|gay)|(?:are|is) (?:most |mostly )?(?:\w+ ){0,3}(?:mostly|mainly) (?:(?:fe)?males?|wom[ae]n|m[ae]n)|(?:can|do|could|should) (?:a )?(?:wom[ae]n|m[ae]n|girls?|guys?|females?|males?)|(?:fe)?male dominated|average age|median age|how old (?:are|is) (?:most|the average|an? average))\b/,
    beside:
      /\b(?:percent(?:age)?|(?:fe)?males?|wom[ae]n|m[ae]n|girls?|black|white|asian|hispanic|latino|dominated|share|proportion|ratio|average age|median age)\b/g,
    near: ['people'],
  },
  'time of study': {
    said: '',
    words:
      /\b(?:how many years|how long|how much time)\b(?=.*\b(?:(?:till|until) i|become|be an?|takes?|school|college|study|train\w*|qualify|qualified|degree|program|course|apprenticeship|learn|go to|get (?:a|into|to be))\b)|^(?:(?:and|so|ok) )*(?:how many years|how long)(?: (?:for|does|is|would|will|the|that|it|this|take|first|second|third|last|one))*\W*$|\byears (?:of|in) (?:study|school|college|training)\b/,
    near: ['way-in'],
  },
  'getting in': {
    said: 'how hard it is to get in',
    words:
      /\b(?:hard|harder|easy|easier|tough|difficult|competitive|chances?|odds)\b(?: (?:is it|it is|for me|of))?(?: (?:to|of) (?:become|becoming|be|being|get|getting|getting into|find|land)\b)|\bcompetitive\b/,
    near: ['way-in', 'outlook'],
  },
  grades: {
    said: 'the grades, tests or classes that schools ask for',
    words:
      /\b(?:gpa|grades?(?! school)|sats?(?= |$)|act scores?|mcat|lsat|gre|test scores?|acceptance rates?|prerequisites?|pre-?reqs?|(?:hard|easy|difficult) to get in(?:to)?(?: \w+)? (?:school|college|program)s?|(?:which|what) (?:subjects?|classes|majors?|a ?levels))\b/,
    near: ['way-in'],
  },
  schools: {
    said: 'which school or program is best, or where to find one',
    words: new RegExp(
      `\\b(?:(?:which|what|best|top|good|cheapest|better|easiest) (?:\\w+ )?${school}|${school} (?:is|are) (?:the )?(?:best|better|good)|where (?:can|could|do|should|to) (?:i |you )?(?:study|train|learn|go to school))\\b(?! (?:do|does|is needed|is required|are needed|i need|you need))`,
    ),
    near: ['way-in'],
  },
  cost: {
    said: '',
    words: new RegExp(
      `\\b(?:costs?|price|tuition|fees|debts?|student loans?|loans?|expensive|scholarships?|financial aid|grants?|fafsa|how much (?:is|are|does|do) (?:an? |the )?(?:\\w+ ){0,2}?${school}(?: cost)?)\\b`,
    ),
    near: ['way-in'],
  },
  'later in life': {
    said: '',
    words:
      /\btoo (?:old|late)\b(?! in the (?:day|season|semester|year))|\bat (?:my age|(?:an? )?(?:older|late) age|(?:3[5-9]|[4-7]\d)(?= (?:years?|yrs?|and|with|or|is|can|if|to)\b|\W*$))/,
    near: ['way-in'],
  },
  body: {
    said: 'rules on age, height, eyesight, looks or drug tests',
    words:
      /\bhow (?:old|young|tall|fit|strong)\b(?! (?:are|is) (?:most|the average|an? average))|\btoo (?:young|short|fat|tall)\b|\b(?:minimum|maximum|max|min) age\b|\bage (?:limit|requirement)s?\b|\b(?:tall|height requirements?|my height|overweight|tattoos?|piercings?|weed|marijuana|drug tests?|smoke|eyesight|vision|colou?r ?blind|beards?|uniforms?|wear)\b/,
    near: ['way-in'],
  },
  union: { said: 'unions', words: /\bunions?\b|\bunioni[sz]ed\b/, near: ['pay'] },
} as const satisfies Record<string, Unpublished>;
