/**
 * Compares each of the first five with the rest of the ten: what lifts it, what holds it back, and what it requires.
 */
import type { Gap, Receipt, ResultRole } from '#shared/assessment/result-shape.ts';
import { ordinal } from '#shared/assessment/result-words.ts';
import { skillScale } from '#shared/assessment/scales.ts';
import { isLevel } from '#shared/assessment/skill-levels.ts';
import { inSentence, listed, withArticle } from '#shared/lib/in-sentence.ts';
import { ratingFor } from '#shared/matching/explain/gaps.ts';
import type { WrittenAnalysis } from '../contract.ts';
import { cite, type Sentence, say } from '../sentence.ts';
import { against, favour } from './contrast.ts';
import { inTurn, type Match, median, numbered, placeAmong, pointsOf, type Reading } from './reading.ts';

const SHOWN = 5;
/** Points below which a part is not worth a sentence, and by which it must differ from the median of the others. */
const COUNTS = 0.3;

/** Excluded: the starting points of every score, and growth and pay, which have sentences of their own. */
const elsewhere: readonly Part[] = ['start', 'wage', 'growth', 'openings'];

type Part = Receipt['part'];

/** What has been said about the previous occupations. */
interface Said {
  up: Set<Part>;
  down: Set<Part>;
  isNew: (text: string) => boolean;
}

/** Avoids repetition: parts mentioned for one occupation are skipped for the next. */
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
      salary_range: [...salary(p, match), ...ofGroup(p, match), ...abroad(p, match)],
    }));
}

function reasoning(p: Reading, match: Match, said: Said): Sentence[] {
  const others = p.result.roles.filter((role) => role !== match.role);
  const differences = match.role.why
    .filter(({ part }) => !elsewhere.includes(part))
    .filter(({ points }) => Math.abs(points) >= COUNTS)
    .map(({ part, points }) => ({
      part,
      points,
      more: pointsOf(match.role, [part]) - median(others.map((role) => pointsOf(role, [part]))),
    }))
    .sort((a, b) => b.more - a.more);
  const choose = (list: typeof differences, used: Set<Part>) => {
    const far = list.filter(({ more }) => Math.abs(more) >= COUNTS);
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

/** @param likeOthers nothing favors it more than the other nine */
function ordinary(p: Reading, { role, at, place }: Match, likeOthers: boolean): Sentence {
  const score = p.figure(`${at}.score`);
  const title = listed(role.title);
  if (!likeOthers) return say`Overall, ${title} scores ${score} of 100.`;
  if (place === 1)
    return say`No single part of the fit, or of the way in, puts ${title} first. Overall, it scores ${score} of 100.`;
  return p.one(
    `ordinary ${role.code}`,
    say`What speaks for ${title} speaks for most of the ten as well. Overall, it scores ${score} of 100.`,
    say`Apart from pay and outlook, little sets ${title} apart from your other matches (${score} of 100 overall).`,
    say`Neither the fit nor the way in sets ${title} apart from most of your list. Overall, it scores ${score} of 100.`,
  );
}

/** An earlier match with the same market figures, because they are published for a wider group only. */
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

/** How its market compares within the ten. */
function growth(p: Reading, match: Match): Sentence[] {
  const { role, at } = match;
  const { growth: percent, openings } = role.opportunity;
  const figure = p.figure(`${at}.growth`);
  if (percent === null) return [say`The job outlook for ${listed(role.title)} is ${figure}.`];
  const twin = twinOf(p, match);
  if (twin)
    return [
      say`The outlook (${figure} in jobs over ten years) is one figure for ${listed(role.title)} and ${listed(twin.role.title)}: they are counted together.`,
    ];
  const one = (...wordings: Sentence[]) => [inTurn(p, 'growth', match, wordings)];
  const count = openings === null ? null : p.figure(`${at}.openings`);
  const places = count ? cite(count, `${count.value} openings a year`) : 'openings';
  const room = count ? cite(count, `, with ${count.value} openings a year`) : '';
  const size = cite(figure, figure.value.replace(/^[+−]/, ''));
  if (figure.value === '0.0%')
    return [say`The number of jobs is projected to stay about the same over ten years (${figure})${room}.`];
  if (percent < 0)
    return one(
      say`The number of jobs is projected to shrink ${size} over ten years. The ${places} come from people who leave.`,
      say`Jobs are projected to decline ${size} over ten years. With ${places}, you would mostly replace someone who leaves.`,
    );
  const place = placeAmong(
    percent,
    p.result.roles.map((other) => other.opportunity.growth ?? Number.NEGATIVE_INFINITY),
  );
  if (place === 1)
    return one(
      say`Jobs are projected to grow ${size} over ten years${room}. Nothing on your list grows faster.`,
      say`The strongest job growth on your list: ${size} over ten years${room}.`,
    );
  if (place >= SLOW)
    return one(
      say`Jobs are projected to grow ${size} over ten years${room}. Most of your matches grow faster.`,
      say`Job growth trails most of your matches: ${size} over ten years${room}.`,
    );
  return one(
    say`Jobs are projected to grow ${size} over ten years${room}, the ${ordinal(place)}-fastest on your list.`,
    say`In job growth it is ${ordinal(place)} of your ten: ${size} over ten years${room}.`,
    say`The ten-year projection is growth of ${size}${room}. That puts it ${ordinal(place)} among your matches.`,
    say`Expect about ${size} more jobs in ten years${room}.`,
  );
}
const SLOW = 8;

/** The widest gap and the best asset not yet named for an earlier occupation. */
function skills(p: Reading, match: Match, said: Set<string>): Sentence[] {
  const { role, at } = match;
  const fresh = <Skill extends { element: string }>(list: readonly Skill[]) =>
    list.find(({ element }) => !said.has(element));
  const rated = role.gaps.filter(({ yours }) => yours !== null);
  const gap = fresh(rated) ?? rated[0];
  const asset = fresh(role.transferable) ?? (gap ? undefined : role.transferable[0]);
  for (const skill of [gap, asset]) if (skill) said.add(skill.element);
  const bring = asset && cite(p.figure(`${at}.skill.${asset.element}`), inSentence(asset.name));
  const work = withArticle(role.title);
  const one = (...wordings: Sentence[]) => [inTurn(p, 'skill', match, wordings)];
  if (!gap)
    return bring
      ? one(
          say`For work as ${work} you have no skill gap; ${bring} is one skill you would use.`,
          say`To work as ${work} you need ${bring}, and you rate yourself high enough.`,
          say`Your ratings cover what ${work} needs, including ${bring}.`,
          say`As ${work} you would use ${bring}. None of your ratings falls short.`,
          say`Your ratings leave no gap. As ${work} you would use ${bring}, for one.`,
        )
      : [unasked(p, role, at)];
  const figure = p.figure(`${at}.skill.${gap.element}`);
  const [yours, needed] = figure.value.split(', ');
  const missing = cite(figure, inSentence(gap.name));
  const way = cite(
    figure,
    isLevel(gap)
      ? `the work asks for ${needed} of 100 and you are at ${yours}, so ${enough(gap)}`
      : 'the work asks for more than you have',
  );
  if (!bring)
    return one(
      say`One skill to learn is ${missing}: ${way}.`,
      say`What you would need to build up is ${missing}: ${way}.`,
    );
  return one(
    say`One gap is ${missing}: ${way}. You already have enough skill in ${bring}.`,
    say`You would need to get stronger in ${missing} (${way}). You can already use ${bring}.`,
    say`You bring ${bring}. What you would need to build up is ${missing}: ${way}.`,
    say`In ${bring} you are ready to work as ${work}. In ${missing} you are not yet: ${way}.`,
  );
}

/** The top of the scale is not described as enough. */
function enough(gap: Gap): string {
  const rating = ratingFor(gap);
  const word = skillScale[rating - 1]!.toLowerCase();
  return rating === skillScale.length ? `it takes an “${word}”` : `“${word}” would be enough`;
}

/** When no skill requirements are published, the score's parts contain no skills. */
const unasked = (p: Reading, role: ResultRole, at: string): Sentence => {
  const title = cite(p.figure(`${at}.score`), listed(role.title));
  return p.has(`${at}.part.skill_gaps`)
    ? say`None of the skills you were asked about is important for ${title}.`
    : say`There are no skill figures for ${title} to compare your ratings with.`;
};

/** Compares pay with current pay if known, otherwise with the rest of the ten. */
function salary(p: Reading, match: Match): Sentence[] {
  const { role, at } = match;
  const { salary_p50: median, salary_p75: upper } = role.opportunity;
  if (median === null) return [say`Pay for ${listed(role.title)} is ${p.figure(`${at}.pay`)}.`];
  const middle = p.figure(`${at}.pay`);
  const twin = twinOf(p, match);
  if (twin)
    return [
      say`Typical (median) pay is ${middle} a year for ${listed(role.title)} and ${listed(twin.role.title)} alike: it is published for the group.`,
    ];
  const one = (...wordings: Sentence[]) => [inTurn(p, 'pay', match, wordings)];
  const now = p.answers.deepDive.background?.pay;
  const top = upper === null ? null : p.figure(`${at}.upper`);
  if (now && p.has(`${at}.gain`)) {
    const own = p.figure('background.pay');
    const gain = p.figure(`${at}.gain`);
    const difference = cite(gain, gain.value.replace(/^[+−]/, ''));
    if (median === now) return [say`Typical (median) pay, ${middle} a year, is what you earn now.`];
    if (median > now)
      return one(
        say`Typical (median) pay is ${middle} a year, which is ${difference} more than you earn now.`,
        say`Half earn ${middle} a year or more, which is ${difference} above your pay now.`,
        say`You earn ${own} now. Typical (median) pay here is ${middle} a year, or ${difference} more.`,
        say`With typical (median) pay of ${middle} a year, you would earn ${difference} more than now.`,
      );
    if (top && upper! >= now)
      return one(
        say`To keep your ${own}, you would have to be near the top quarter, who earn ${top} or more. Half earn less than ${middle}.`,
        say`Typical (median) pay, ${middle} a year, is below what you earn now, but the top quarter earn ${top} or more.`,
        say`Half earn less than ${middle} and a quarter earn more than ${top}. Your ${own} falls in between.`,
      );
    return one(
      say`Expect a pay cut: half earn less than ${middle} a year, and you earn ${own} now.`,
      say`Typical (median) pay is ${middle} a year, ${difference} less than you earn now.`,
    );
  }
  const rank = payAmong(
    median,
    p.result.roles.flatMap(({ opportunity }) => opportunity.salary_p50 ?? []),
  );
  const quarter = top ? cite(top, `, and a quarter earn more than ${top.value}`) : '';
  return one(
    say`Half earn at least ${middle} a year${quarter}. That is the ${rank} of your ten.`,
    say`Typical (median) pay is ${middle} a year${quarter}, the ${rank} of your ten.`,
    say`It has the ${rank} of your ten: half earn ${middle} a year or more${quarter}.`,
  );
}

/** Tells people outside the US once, at the first match, that the figures are for the US. */
function abroad(p: Reading, { at, place, role }: Match): Sentence[] {
  if (place > 1 || (p.answers.deepDive.background?.country ?? 'US') === 'US') return [];
  const figures = cite(p.figure(`${at}.pay`), 'Pay and outlook');
  const here = role.opportunity.salary_p50 === null ? 'below' : 'here and below';
  return [say`${figures} ${here} are US figures: ask what they are where you live.`];
}

/** Says that figures are published for a wider group only and are not the occupation's own. */
function ofGroup(p: Reading, match: Match): Sentence[] {
  const { role, at } = match;
  if (!p.has(`${at}.group`) || role.opportunity.salary_p50 === null || twinOf(p, match)) return [];
  const group = p.figure(`${at}.group`);
  const many = cite(group, `${group.value} occupations`);
  const title = listed(role.title);
  return [
    inTurn(p, 'group', match, [
      say`This pay and the outlook are published for a group of ${many} together; ${title} alone may differ.`,
      say`Both pay and outlook are those of a group of ${many}, and not of ${title} alone.`,
      say`No pay or outlook is published for ${title} alone: ${many} share these figures as a group.`,
    ]),
  ];
}

/** “highest pay”, “third-highest pay”, “lowest pay” */
function payAmong(pay: number, all: readonly number[]): string {
  const place = placeAmong(pay, all);
  if (place === 1) return 'highest pay';
  return all.every((other) => other >= pay) ? 'lowest pay' : `${ordinal(place)}-highest pay`;
}
