/** The ranking rows of design/performance: speed relative to the plain definition in the same run, and the same ten. */
import { readFileSync } from 'node:fs';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { columnsOf } from '#shared/matching/columns.ts';
import { profileOf } from '#shared/matching/profile.ts';
import { rank } from '#shared/matching/rank.ts';
import { best, scoresOf } from '#shared/matching/scores.ts';
import { decodeFacts } from '#shared/occupations/decode.ts';
import { embeddedFacts } from '../support/facts/embedded-facts.ts';
import { randomOf } from '../support/population/population.ts';
import { anyAnswers } from '../support/population/random-people.ts';
import { plainCentres, plainOccupations, plainTopTen } from './plain-ranking.ts';

const USERS = 10_000;
const PEOPLE = 20;

/** Milliseconds per call: the fastest of many rounds, to exclude the effect of other programs. */
function cost(calls: number, rounds: number, run: (call: number) => unknown): number {
  let quickest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const before = performance.now();
    for (let call = 0; call < calls; call++) run(call);
    quickest = Math.min(quickest, (performance.now() - before) / calls);
  }
  return quickest;
}

export async function bench(): Promise<string[]> {
  const facts = embeddedFacts();
  const part = (name: string) => readFileSync(new URL(`../../shared/occupations/data/${name}`, import.meta.url));
  const [file, moves] = [part('facts.bin'), part('moves.bin')];
  const columns = columnsOf(facts);
  const occupations = plainOccupations(facts);
  const random = randomOf(1);
  const people = Array.from({ length: PEOPLE }, () => anyAnswers(random));
  const profiles = people.map((answers) => profileOf(bank, answers));
  const centres = profiles.map((profile) => plainCentres(occupations, profile));

  const plain = cost(10, 40, (call) => plainTopTen(occupations, profiles[call]!, centres[call]!));
  const engine = cost(PEOPLE, 200, (call) => best(scoresOf(columns, profiles[call]!).listed, 10));
  const whole = cost(PEOPLE, 40, (call) => rank(facts, bank, people[call]!));
  const load = cost(1, 40, () => columnsOf(decodeFacts(file, moves)));

  let same = 0;
  for (let user = 0; user < USERS; user++) {
    const profile = profileOf(bank, anyAnswers(random));
    const own = Array.from(best(scoresOf(columns, profile).listed, 10)).join();
    if (plainTopTen(occupations, profile, plainCentresOnce(profile)).join() === own) same++;
  }
  return [
    `all ${facts.count} occupations, all dimensions, top 10: ${engine.toFixed(3)} ms, plain objects-and-sort ${plain.toFixed(2)} ms, ratio 1/${(plain / engine).toFixed(0)} (goal 1/50)`,
    `the same ten as the plain definition: ${same} of ${USERS} random users (goal all)`,
    `a whole what-if re-rank with fields, ties, stability, hash: ${whole.toFixed(2)} ms (goal one frame, 16 ms)`,
    `facts: ${(file.length / 1000).toFixed(1)} kB (goal 120 kB), decoded and standardised in ${load.toFixed(1)} ms, once`,
  ];

  function plainCentresOnce(profile: ReturnType<typeof profileOf>): Record<string, number> {
    const pattern =
      JSON.stringify([...profile.interests, ...profile.skills].map(({ items }) => items.length)) + profile.picks;
    let known = byPattern.get(pattern);
    if (!known) {
      known = plainCentres(occupations, profile);
      byPattern.set(pattern, known);
    }
    return known;
  }
}

/** Patterns of answered items repeat among people, so what depends only on them is cached. */
const byPattern = new Map<string, Record<string, number>>();
