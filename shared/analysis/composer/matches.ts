/** Each of the first five against the rest of the ten: what lifts it, what holds it back, and what it asks for. */
import type { Gap, Receipt } from '#shared/assessment/result-shape.ts';
import { skillScale } from '#shared/assessment/scales.ts';
import { isLevel } from '#shared/assessment/skill-levels.ts';
import { ratingFor } from '#shared/matching/gaps.ts';
import type { WrittenAnalysis } from '../contract.ts';
import { cite, type Sentence, say } from '../sentence.ts';
import { against, favour } from './contrast.ts';
import { type Match, median, numbered, placeAmong, pointsOf, type Reading } from './reading.ts';
import { listed, worker } from './worker.ts';

const SHOWN = 5;
/** Points below which a part is written as 0.0. */
const SAID = 0.05;
/** Points by which a part must differ from the middle of the others to be said. */
const DIFFERS = 0.3;

/** Where every score starts, and what growth and pay say of it in their own sentences. */
const elsewhere: readonly Part[] = ['start', 'wage', 'growth', 'openings'];

type Part = Receipt['part'];

/** What has been said of the occupations before. */
interface Said {
  up: Set<Part>;
  down: Set<Part>;
  isNew: (text: string) => boolean;
}

/** What is said of one occupation is not said of the next in the same way: the parts said so far are passed over. */
export function matchesOf(p: Reading): WrittenAnalysis['matches'] {
  const told = new Set<string>();
  const said: Said = {
    up: new Set(),
    down: new Set(),
    isNew: (text) => told.size < told.add(text).size,
  };
  const skillsSaid = new Set<string>();
  return numbered(p)
    .slice(0, SHOWN)
    .map((match) => ({
      code: match.role.code,
      reasoning: reasoning(p, match, said),
      growth_potential: growth(p, match),
      skill_requirements: skills(p, match, skillsSaid),
      salary_range: salary(p, match),
    }));
}

function reasoning(p: Reading, match: Match, said: Said): Sentence[] {
  const others = p.result.roles.filter((role) => role !== match.role);
  const differences = match.role.why
    .filter(({ part }) => !elsewhere.includes(part))
    .filter(({ points }) => Math.abs(points) >= SAID)
    .map(({ part, points }) => ({
      part,
      points,
      more: pointsOf(match.role, [part]) - median(others.map((role) => pointsOf(role, [part]))),
    }))
    .sort((a, b) => b.more - a.more);
  const choose = (list: typeof differences, used: Set<Part>) => {
    const far = list.filter(({ more }) => Math.abs(more) >= DIFFERS);
    const chosen = (far.find(({ part }) => !used.has(part)) ?? far[0])?.part;
    if (chosen) used.add(chosen);
    return chosen;
  };
  const up = choose(
    differences.filter(({ more, points }) => more > 0 && points > 0),
    said.up,
  );
  const down = choose(differences.filter(({ more, points }) => more < 0 && points < 0).reverse(), said.down);
  const sentences = [up && favour(p, match, up), down && against(p, match, down)].flatMap((sentence) =>
    sentence && said.isNew(sentence.text) ? sentence : [],
  );
  return sentences.length > 0 ? sentences : [ordinary(p, match, up === undefined)];
}

/** @param likeOthers nothing speaks for it more than for the other nine */
function ordinary(p: Reading, { role, at, place }: Match, likeOthers: boolean): Sentence {
  const score = p.figure(`${at}.score`);
  if (!likeOthers) return say`${role.title} stands at ${score} of 100.`;
  if (place === 1)
    return say`No one part of the fit or the way in puts ${role.title} first; it stands at ${score} of 100.`;
  return p.one(
    `ordinary ${role.code}`,
    say`What speaks for ${role.title} speaks for most of the ten as well: ${score} of 100.`,
    say`Apart from pay and outlook, ${role.title} has little that most of the ten do not have (${score} of 100).`,
    say`Neither the fit nor the way in sets ${role.title} apart from most of the list; it stands at ${score}.`,
  );
}

/** One before it that has the same market figures, because they are published for a wider group only. */
const twinOf = (p: Reading, { role, place }: Match): Match | undefined =>
  (role.opportunity.figure_group ?? 1) > 1
    ? numbered(p)
        .slice(0, place - 1)
        .find(({ role: { opportunity } }) =>
          (['salary_p50', 'growth', 'openings', 'figure_group'] as const).every(
            (name) => opportunity[name] === role.opportunity[name],
          ),
        )
    : undefined;

/** The market of this one among the ten. */
function growth(p: Reading, match: Match): Sentence[] {
  const { role, at } = match;
  const { growth: percent, openings } = role.opportunity;
  if (percent === null) return [say`How its market will move is ${p.figure(`${at}.growth`)}.`];
  const place = placeAmong(
    percent,
    p.result.roles.map((other) => other.opportunity.growth ?? Number.NEGATIVE_INFINITY),
  );
  const change = p.figure(`${at}.growth`);
  const twin = twinOf(p, match);
  if (twin)
    return [
      say`${listed(role.title)} is counted together with ${listed(twin.role.title)}, so the outlook is the same: ${change}.`,
    ];
  const room =
    openings === null
      ? ''
      : cite(p.figure(`${at}.openings`), ` with ${p.figure(`${at}.openings`).value} openings a year`);
  const one = (...wordings: Sentence[]) => [p.one(`growth ${role.code}`, ...wordings)];
  const places =
    openings === null
      ? 'openings'
      : cite(p.figure(`${at}.openings`), `${p.figure(`${at}.openings`).value} openings a year`);
  if (percent < 0)
    return one(
      say`Shrinking, ${change} in ten years; ${places} replace those who leave.`,
      say`${change} over the decade: with ${places} you would take somebody's place, not a new one.`,
    );
  if (place === 1)
    return one(
      say`The fastest of your ten, ${change} in ten years${room}.`,
      say`Nothing else on your list grows like it: ${change}${room}.`,
    );
  if (place >= SLOW)
    return one(
      say`Slower than most of your ten: ${change} in ten years${room}.`,
      say`${change} over the decade${room}, which most of your list exceeds.`,
    );
  return one(
    say`${change} in ten years${room}, the ${ordinal(place)} fastest of your ten.`,
    say`By growth it comes ${ordinal(place)} on your list, ${change}${room}.`,
    say`${ordinal(place)} of the ten by growth, ${change}${room}.`,
    say`${change}${room} for ${role.title}, says the projection for the decade.`,
  );
}
const SLOW = 8;
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ordinal = (place: number): string => ordinals[place - 1]!;

/** The widest gap and the best asset that have not been named for an occupation before it. */
function skills(p: Reading, { role, at }: Match, said: Set<string>): Sentence[] {
  const fresh = <Skill extends { element: string }>(list: readonly Skill[]) =>
    list.find(({ element }) => !said.has(element));
  const rated = role.gaps.filter(({ yours }) => yours !== null);
  const gap = fresh(rated) ?? rated[0];
  const asset = fresh(role.transferable) ?? (gap ? undefined : role.transferable[0]);
  for (const skill of [gap, asset]) if (skill) said.add(skill.element);
  const bring = asset && cite(p.figure(`${at}.skill.${asset.element}`), asset.name);
  const one = (...wordings: Sentence[]) => [p.one(`skill ${role.code}`, ...wordings)];
  if (!gap)
    return bring
      ? one(
          say`No gap in the skills you rated; ${bring} is one that ${role.title} asks for.`,
          say`${role.title} asks for ${bring}, of which you have enough.`,
          say`Your ratings come up to what ${role.title} asks, ${bring} among the rest.`,
          say`To use as ${worker(role.title)}: ${bring}. None of your rated skills falls short.`,
          say`Nothing you rated is missing for ${role.title}; one thing that it uses is ${bring}.`,
          say`You have enough ${bring} for ${role.title}, and no gap beside it.`,
        )
      : [say`None of the skills you were asked about is important for ${cite(p.figure(`${at}.score`), role.title)}.`];
  const figure = p.figure(`${at}.skill.${gap.element}`);
  const [yours, needed] = figure.value.split(', ');
  const missing = cite(figure, gap.name);
  const way = cite(
    figure,
    isLevel(gap)
      ? `it asks ${needed} of 100, you are at ${yours}; ${wordOf(gap)} would do`
      : 'it asks for more than you have',
  );
  if (!bring)
    return one(
      say`To learn for ${role.title}: ${missing} (${way}).`,
      say`Missing for ${role.title} is ${missing}: ${way}.`,
    );
  return one(
    say`${missing} is short (${way}); ${bring} is there.`,
    say`To learn: ${missing} (${way}). To use: ${bring}.`,
    say`You would bring ${bring} and lack ${missing} (${way}).`,
    say`${bring} you have; of ${missing} you would need more (${way}).`,
  );
}
const wordOf = (gap: Gap): string => skillScale[ratingFor(gap) - 1]!;

/** Pay against what is earned now, else against the rest of the ten. */
function salary(p: Reading, match: Match): Sentence[] {
  const { role, at } = match;
  const { salary_p50: median, salary_p75: upper } = role.opportunity;
  if (median === null) return [say`Pay for ${role.title} is ${p.figure(`${at}.pay`)}.`];
  const middle = p.figure(`${at}.pay`);
  const twin = twinOf(p, match);
  if (twin)
    return [
      say`${middle} for ${listed(role.title)} and ${listed(twin.role.title)} alike: they are published as one group.`,
    ];
  const one = (...wordings: Sentence[]) => [p.one(`pay ${role.code}`, ...wordings)];
  const now = p.answers.deepDive.background?.pay;
  if (now && p.has(`${at}.gain`)) {
    const own = p.figure('background.pay');
    const more = p.figure(`${at}.gain`);
    if (median >= now)
      return one(
        say`${middle} in the middle, ${more} against what you earn.`,
        say`For you ${more} a year: half earn ${middle} or more.`,
        say`Pay would go up, ${more} at the median of ${middle}.`,
        say`A median of ${middle}: ${more} from where you are.`,
      );
    if (upper !== null && upper >= now)
      return one(
        say`To keep your ${own} you would have to come near its upper quarter, from ${p.figure(`${at}.upper`)}; the middle is ${middle}.`,
        say`Below your pay in the middle (${middle}), above it for the upper quarter (${p.figure(`${at}.upper`)} and more).`,
        say`Half earn less than ${middle}, a quarter more than ${p.figure(`${at}.upper`)}: your ${own} lie between.`,
      );
    return one(
      say`A loss for most: the middle is ${middle}, against your ${own}.`,
      say`${middle} in the middle, ${more} for you, and the upper quarter does not make up for it.`,
    );
  }
  const place = placeAmong(
    median,
    p.result.roles.map((other) => other.opportunity.salary_p50 ?? 0),
  );
  const top =
    upper === null ? '' : cite(p.figure(`${at}.upper`), `, and a quarter more than ${p.figure(`${at}.upper`).value}`);
  return one(
    say`Half earn ${middle} or more${top}: ${ordinal(place)} of your ten by pay.`,
    say`By pay it is the ${ordinal(place)} of the ten; half earn at least ${middle}${top}.`,
  );
}
