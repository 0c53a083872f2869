/** Topics by words that decide first if no occupation is named. */
import { firstOfTable, oneOf, pattern } from './patterns.ts';
import type { Topic } from './topics.ts';

const leaves = oneOf(
  'leav(e|ing), left, out of, getting out, retir\\w*, served, serving, after, from, transition\\w*, ex, former',
);
const forces = oneOf('army, navy, marines?, marine corps, air force, military, coast guard, armed forces');
const hardships = oneOf(
  '(be|am|im|being|become|becoming|are|go|going) homeless, evict\\w*, foreclos\\w*, no (money|food|place to (live|stay|sleep)), not (pay|afford) (my |the )?(rent|food|bills|mortgage), starving, hungry, living in my car, about to lose my (house|home|apartment|car)',
);
const days = oneOf('tomorrow, tonight, monday, tuesday, wednesday, thursday, friday, saturday, sunday, next week');
const soon = oneOf(
  `by ${days}, today, tonight, now, asap, fast, quick\\w*, right away, immediately, urgently, this week`,
);
const nobody = oneOf(
  'nobody, no ?one, none, no (employer|company|recruiter|boss), they, employers, companies, recruiters, not, never',
);
const answers = oneOf(
  'calls?, called, calling, writes?, wrote, gets?, got, answers?, answered, repl(?:y|ies|ied), responds?, responded, hears?, heard, hires?, hired, wants?, invites?, invited',
);
const wearying = oneOf(
  'months, exhausting, depressing, hopeless, going nowhere, hard, hell, brutal, killing me, tiring',
);
const begins = oneOf('start, starting, open, opening, run, running, own, owning, launch, set(ting)? up, build, have');
const offers = oneOf('with, offers?, offering, gives?, giving, have, has, provides?, comes?');
const benefits = oneOf(
  'benefits?, (health|dental|life) insurance, pensions?, perks, paid (vacation|leave|time off|holidays), pto, bonus(es)?, 401k, free (flights?|travel|food|meals|housing|tuition), company cars?, stock options',
);
/** Hours of something other than work. */
const notAtWork = oneOf(
  'study, studying, learn\\w*, school, class(es)?, courses?, assessment, test, support, chat, site',
);
const hours = oneOf(
  'night ?shifts?, nights, work\\w* .{0,20}\\bat night, graveyard, weekends?, evenings?, part.?time, full.?time, shift work, shifts, flexible hours, regular hours, nine to five, 9 ?(to|-) ?5, overtime, mornings',
);

const unnamed: readonly [Topic, readonly RegExp[]][] = [
  [
    'law',
    [
      /\b(sue|suing|lawsuits?|illegal(ly)?|wrongful\w*|labor laws?|against the law)\b/,
      /\b(is|was|are) (it|that|this) (even )?(legal|allowed)\b/,
      /\b(is|was) (it|that|this) (even )?\w* ?legal (to|for|if|when|that)\b/,
      // "my boss has not paid me"
      /\b(not|never|refuses to|without) (\w+ )?pa(y|id|ying) me\b(?! (enough|well|much|more|what|fairly|right|a lot))/,
      /\bow(es|ed|ing) me\b.*\b(pay|wages?|money|paychecks?|hours|overtime)\b/,
    ],
  ],
  ['military', [pattern`\b${leaves}\b.*\b${forces}\b.*\b(jobs?|skills?|civilian|careers?)\b`]],
  [
    'hardship',
    [
      pattern`\b${hardships}\b(?!.*\b(people|shelters?|animals|children|kids)\b)`,
      pattern`\b(need|want) (some )?(money|cash|a job|work) ${soon}\b`,
    ],
  ],
  [
    'support',
    [
      /\b(my|the|a|no|any) (verification |confirmation |sign.?in |security |reset )?codes?\b.*\b(not|never|expired|wrong|invalid|again|work\w*|com(e|es|ing)|arriv\w*)\b/,
      /\b(never|not) (got|get|receive[d]?|arrived?) (my|the|a|any) (\w+ )?code\b/,
      /\b(page|screen|site|app|button|website) (is|stays|just|keeps|shows?) (\w+ )?(blank|white|empty|frozen|stuck|loading|broken|nothing|black)\b/,
    ],
  ],
  [
    'setback',
    [
      /\b(i|me|my|we) (\w+ ){0,4}(rejected|turned down|ghosted|passed over)\b/,
      /^(still |again )?(rejected|turned down|ghosted)\b/,
      /\brejections?\b/,
      /\bghosts me\b/,
      pattern`\b${nobody} (\w+ ){0,4}${answers} ((me|us|back|anything|a (word|reply|response|answer)|an? (interview|offer)|(to )?(me|my \w+))\b)(?! (to|like)\b)`,
      /\b(\d+|dozens|hundreds|thousands|(?<!how )many|countless|all my|endless) (of )?(job )?(applications|interviews)\b/,
      /\bno (repl(y|ies)|responses?|answers?|callbacks?|interviews?|offers?)\b/,
      /\b(did not|do not|never|not) get (the|any|that|a single) (jobs?|offers?|interviews?|position)\b/,
      /\b(fail(?:ed|ing|s)?|bombed|blew|messed up|lost) (my |the |an |another |every )?(job )?interviews?\b/,
      /\bcan ?not (find|get|land) (a |any )?(new )?(job|work|interview)s?\b(?! (that|which|i|where|with|like|for|in|as)\b)/,
      pattern`\b(job hunt|job hunting|applying|looking for (a )?(job|work)|job search) (\w+ )*${wearying}\b`,
    ],
  ],
  [
    'loss',
    [
      /\b(laid off|let go|made redundant|lost my (job|work|position)|(got|was|been|am) (fired|sacked))\b/,
      /\b(company|employer|plant|factory|store) (\w+ )?(closed|closes|is closing|shut down|went under|went bankrupt)\b/,
    ],
  ],
  [
    'schooling',
    [
      /\bboot ?camps?\b.*\b(or|vs|versus|better|worth)\b/,
      /\b(or|vs|versus) (an? )?(\w+ )?boot ?camps?\b/,
      /\b((un)?employment|salary|salaries|pay|paid|earn|make)\b.*\bmajors?\W*$/,
      /\bhow much more\b.*\b(degree|masters?|bachelors?|phd|doctorate|mba|diploma|college)\b/,
    ],
  ],
  [
    'own-business',
    [
      /\bfreelanc(e|ing|ers?)\b/,
      /\b(be|become|becoming|being|am|working|work) (for )?(my|your|their) own boss\b/,
      pattern`\b${begins} (up )?(my|your|our|a|an) (own )?(small |online |side |home )?(business|company|start.?up|firm|enterprise)\b`,
      /\b(go|going|get) into business (for|by) (my|your)self\b/,
      /\b(self.?employ(ed|ment)|entrepreneur(s|ship)?|side (hustle|gig|business)e?s?)\b/,
      /\bwork(ing)? for (myself|yourself)\b/,
    ],
  ],
  [
    'employers',
    [
      // benefits besides pay
      /\b(most|more|lots? of|long(est)?|good) (vacation|holidays|time off|pto)\b/,
      pattern`\b(jobs?|careers?|work|occupations?|companies|employers)\b.*\b${offers}\b.*\b${benefits}\b`,
    ],
  ],
  ['hours', [pattern`^(?!.*\b${notAtWork}\b).*\b${hours}\b`]],
];

export const unnamedTopicOf = (plain: string): Topic | null => firstOfTable(unnamed, plain);
