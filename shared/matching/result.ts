/** The parts of the result entity derived from a ranking (rows DAT-16 to DAT-19). The wording rules are our own. */
import type { Receipt, ResultBody, ResultRole } from '#shared/assessment/result-shape.ts';
import { skillTime } from '#shared/guidance/skill-time.ts';
import { counted } from '#shared/lib/format.ts';
import { known } from '#shared/lib/numbers.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { homeShareOf } from '#shared/occupations/work-from-home.ts';
import { type Basis, basisOf } from './basis.ts';
import { shareHeld, standingOf } from './explain/gaps.ts';
import { receiptsOf } from './explain/receipts.ts';
import { costText, timeText } from './moves/move-text.ts';
import { moveOf } from './moves/moves.ts';
import type { Placed, Ranking } from './ranking.ts';
import { CLUSTERS, storedRoleOf } from './stored-role.ts';

const DRIVERS = 6;
const BRIDGES = 5;

type Given = 'id' | 'assessment_id' | 'session_id' | 'variant' | 'created_at' | 'expires_at' | 'raw_assessment_data';
type RankedResult = Omit<ResultBody, Given | 'scoring_meta'> & {
  scoring_meta: Omit<ResultBody['scoring_meta'], 'scoringTime'>;
};

/** The ranking in its wire format. The caller that stores it adds ids, times and the answers. */
export function toResult(facts: Facts, ranking: Ranking): RankedResult {
  const { setAside } = ranking;
  const basis = basisOf(facts, ranking);
  const role = (placed: Placed) => roleOf(basis, placed);
  const roles = ranking.top.map(role);
  const best = roles[0]!;
  return {
    scoring_meta: {
      modelVersion: ranking.modelVersion,
      dataVersion: ranking.dataVersion,
      dataHash: ranking.dataHash,
      topScores: ranking.top.map(({ final }) => final),
      userVector: { interests: ranking.interests },
      answersHash: ranking.answersHash,
    },
    scores: ranking.scores,
    clusters: ranking.fields
      .slice(0, CLUSTERS)
      .map(({ name, score, tieGroup }) => ({ name, avg_score: score, tie_group: tieGroup })),
    roles,
    outside: ranking.outside.map(role),
    ...(setAside && { set_aside: setAsideOf(setAside) }),
    stability: { expected_overlap: ranking.expectedOverlap, range: ranking.overlapRange },
    careless: ranking.careless,
    skill_bridge_plan: best.gaps
      .flatMap(({ name, yours, needed }) => (yours === null ? [] : [{ skill: name, gap: Math.round(needed - yours) }]))
      .slice(0, BRIDGES)
      .map(({ skill, gap }) => ({ skill, gap, time: skillTime(gap) })),
    score_drivers: driversOf(best.why),
    boost_accuracy: boostOf(ranking),
  };
}

const setAsideOf = ({ code, title, final, rank }: Placed): ResultBody['set_aside'] => ({
  code,
  title,
  final_score: final,
  place: rank,
});

/** What moves the first place most, up or down. */
const driversOf = (receipts: Receipt[]): Receipt[] =>
  receipts
    .filter(({ part }) => part !== 'start')
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, DRIVERS);

function roleOf(basis: Basis, { index, final, fit, opportunity, feasibility, tieGroup }: Placed): ResultRole {
  const { facts, ranking, columns, profile, scores } = basis;
  const skills = standingOf(columns, ranking.bank, profile.skillRatings, index);
  const move = moveOf(columns, profile, index, { held: shareHeld(skills), breaks: scores.breaks[index]! });
  const stored = storedRoleOf(facts, index, final);
  return {
    ...stored,
    fit_score: fit,
    opportunity_score: opportunity,
    feasibility_score: feasibility,
    better_than: betterThan(ranking.finals, final),
    tie_group: tieGroup,
    opportunity: {
      ...stored.opportunity,
      demand: demandOf(columns.openings[index]!, known(facts.openings[index])),
      openings: known(facts.openings[index]),
      ai_exposure: known(facts.exposure[index]),
      telework: known(homeShareOf(facts, index)),
      figure_group: facts.figureGroup[index]!,
    },
    ...skills,
    why: receiptsOf(basis, index),
    time_to_transition: timeText(move),
    cost_to_transition: costText(move, facts.codes[index]!),
    move,
  };
}

/** What a percentage means: how many occupations score lower. */
export function betterThan(finals: Float64Array, final: number): { count: number; of: number } {
  return { count: finals.reduce((count, other) => count + Number(other < final), 0), of: finals.length };
}

/** Annual openings compared with all occupations. */
export function demandOf(percentile: number, openings: number | null): string | null {
  if (openings === null) return null;
  return percentile >= 67 ? 'High' : percentile >= 33 ? 'Medium' : 'Low';
}

/** What the person could answer to get a more precise result. */
function boostOf({ bank, answers, careless }: Ranking): ResultBody['boost_accuracy'] {
  const left = [
    [bank.core.interests.filter(({ id }) => answers.core.interests[id] === undefined).length, 'interest'],
    [bank.deepDive.skills.filter(({ id }) => answers.deepDive.skills[id] === undefined).length, 'skill'],
  ] as const;
  const missing = left.flatMap(([count, name]) => (count > 0 ? [counted(count, name)] : []));
  const boost = (show: boolean, message: string) => ({ show, message, action_url: '/career-path/new' });
  if (careless.flagged)
    return boost(true, 'Do these answers describe you? Answered once more, with time, they could tell you more.');
  if (missing.length === 0) return boost(false, 'You answered everything that was asked.');
  return boost(
    true,
    `You left out ${missing.join(' and ')}. Answering them as well would make the ranking more certain.`,
  );
}
