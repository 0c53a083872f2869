/** What the analysis says of somebody's own work agrees with what they would like to do next. */
import { describe, expect, it } from 'vitest';
import { compose } from '#shared/analysis/composer/compose.ts';
import { type Reading, readingOf } from '#shared/analysis/composer/reading.ts';
import type { Background } from '#shared/assessment/background.ts';
import { withArticle } from '#shared/lib/in-sentence.ts';
import { personaReadings, readingFor } from '#test/analysis/persona-results.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { spokenFaults } from '#test/support/source/spoken-english.ts';

const wishing = ({ answers }: Reading, wish: Background['wish']): Reading => {
  const background = { ...answers.deepDive.background, wish };
  return readingFor(embeddedFacts(), { ...answers, deepDive: { ...answers.deepDive, background } });
};
const TURNS = 6;
const all = new Set<string>();
/** Each wording has its turn. */
function texts({ result, answers, bank, occupation }: Reading): string[] {
  const told = Array.from({ length: TURNS }, (_, other) => {
    const scoring_meta = { ...result.scoring_meta, answersHash: `another ${other}` };
    const { matches, ...lists } = compose(readingOf({ ...result, scoring_meta }, answers, bank, occupation));
    const parts = matches.flatMap(({ code: _code, ...each }) => Object.values(each));
    return [...Object.values(lists), ...parts].flat().map(({ text }) => text);
  }).flat();
  for (const text of told) all.add(text);
  return told;
}
const placeOf = ({ result, answers }: Reading) =>
  result.roles.findIndex(({ code }) => code === answers.deepDive.background?.occupation) + 1;

const working = personaReadings().filter(({ occupation }) => occupation !== null);
const firsts = working.filter((reading) => placeOf(reading) === 1);
const employed = [
  ...firsts,
  ...working.filter((reading) => placeOf(reading) > 1).slice(0, 4),
  ...working.filter((reading) => placeOf(reading) === 0).slice(0, 4),
];
const asks = /Whether you want (?:to stay|more of it)|not whether you still want/;
const keeps = /another employer|openings elsewhere|Staying is an option|You could stay in your field/;

it('is read for people whose own work is first, further down, and not among the ten', () => {
  expect(firsts.length).toBeGreaterThan(3);
  expect(employed.some((reading) => placeOf(reading) > 1)).toBe(true);
  expect(employed.some((reading) => placeOf(reading) === 0)).toBe(true);
});

describe('who wants to do something else', () => {
  it('is told why their own work is not among the ten, and never to look at it', () => {
    for (const reading of employed) {
      const told = texts(wishing(reading, 'leave'));
      const own = told.filter((text) => /^You want to do something (?:else|other)/.test(text));
      expect(own.length, reading.who).toBe(TURNS);
      const would =
        placeOf(reading) > 0 ? /It would be \w+ with \d+ of 100\./ : /would not be among the ten in any case/;
      expect(own.filter((text) => !would.test(text))).toEqual([]);
      expect(told.filter((text) => asks.test(text) || keeps.test(text))).toEqual([]);
      const work = withArticle(reading.occupation!);
      const others = told.filter((text) => !own.includes(text) && !/\byour work as\b/.test(text));
      const named = others.filter((text) => new RegExp(`\\b(?:becoming|ask|work as|to become) ${work}\\b`).test(text));
      expect(named).toEqual([]);
    }
  });
});

it('offers no work to leave that only the limits keep off the list', () => {
  const told = (wish: Background['wish']) => {
    const reading = wishing(firsts[0]!, wish);
    const { occupation: code } = reading.answers.deepDive.background!;
    const [role] = reading.result.roles;
    const outside = [{ ...role!, code: code!, final_score: 99, move: { ...role!.move!, beyond: ['hours' as const] } }];
    const { answers, bank, occupation } = reading;
    return compose(readingOf({ ...reading.result, outside }, answers, bank, occupation)).tensions;
  };
  const offers = (wish: Background['wish']) =>
    told(wish).filter(({ rests_on }) => rests_on.includes('outside.1.score'));
  expect(offers(undefined)).toHaveLength(1);
  expect(offers('leave')).toEqual([]);
});

describe('who wants to stay', () => {
  it('is told that a first place agrees with it, and how to move up', () => {
    for (const reading of firsts) {
      const told = texts(wishing(reading, 'stay'));
      expect(told.filter((text) => asks.test(text) || keeps.test(text))).toEqual([]);
      expect(told.filter((text) => /^You want to stay in .*your answers agree/.test(text)).length).toBe(TURNS);
      if (!reading.has('careless')) expect(told.join(' ')).toMatch(/moved up from work as/);
    }
    const everything = firsts.flatMap((reading) => texts(wishing(reading, 'stay'))).join(' ');
    expect(everything).toMatch(/Find out what the next step up from your present work/);
  });

  it('is not told to leave work that is lower or not on the list', () => {
    for (const reading of employed.filter((each) => placeOf(each) !== 1)) {
      const told = texts(wishing(reading, 'stay'));
      expect(told.filter((text) => /takes you away|would leave your field/.test(text))).toEqual([]);
      const said = placeOf(reading) > 1 ? /it is among your ten matches/ : /no advice to leave it/;
      expect(told.filter((text) => said.test(text)).length).toBe(TURNS);
    }
  });
});

describe('who is fine with both', () => {
  it('is not asked whether they want to stay', () => {
    for (const reading of firsts) {
      const told = texts(wishing(reading, 'open'));
      expect(told.filter((text) => asks.test(text))).toEqual([]);
      expect(told.filter((text) => /You could stay or change, so compare it with/.test(text)).length).toBe(TURNS);
    }
  });
});

it('is all said in plain English', () => {
  expect(all.size).toBeGreaterThan(1000);
  expect(spokenFaults([...all])).toEqual([]);
});
