/** Reading B rates “Databases and SQL” where work is published to ask for “Computers and electronics”. */
import { expect, it } from 'vitest';
import { compose } from '#shared/analysis/composer/compose.ts';
import { readingOf } from '#shared/analysis/composer/reading.ts';
import { canonicalBank as bank } from '#shared/assessment/simple/canonical-bank.ts';
import { inSentence } from '#shared/lib/in-sentence.ts';
import { rank } from '#shared/matching/rank.ts';
import { toResult } from '#shared/matching/result.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { simpleAnswers } from '#test/support/people/simple-answers.ts';
import { simpleSheet } from '#test/support/people/simple-sheet.ts';

/** What is written of some people, each in several of its wordings. */
const readings = Array.from({ length: 12 }, (_, seed) => {
  const answers = simpleSheet(simpleAnswers(seed));
  const { scoring_meta, ...result } = toResult(embeddedFacts(), rank(embeddedFacts(), bank, answers));
  return Array.from({ length: 12 }, (_, other) => {
    const timed = { ...scoring_meta, scoringTime: '2026-11-22T00:00:00.000Z', answersHash: `another ${other}` };
    // made-up sheets look like chance, of which no plan is written
    const careless = { flagged: false, reasons: [] };
    return readingOf({ ...result, careless, scoring_meta: timed }, answers, bank, null);
  });
}).flat();
const sentences = readings.flatMap((reading) => {
  const { matches, ...lists } = compose(reading);
  return [...Object.values(lists).flat(), ...matches.flatMap(({ code: _, ...parts }) => Object.values(parts).flat())];
});

/** Sentences about a rated skill: those about what is missing without a word of the rating, and all others. */
const about = bank.deepDive.skills.map((skill) => {
  const own = sentences.filter(({ rests_on }) => rests_on.includes(skill.id));
  const isGap = ({ text, rests_on }: (typeof own)[number]) =>
    rests_on.includes(`ten.gap.${skill.element}`) && !/\d of 5/.test(text);
  return { ...skill, missing: own.filter(isGap), rated: own.filter((sentence) => !isGap(sentence)) };
});

/** As it stands at the beginning of a sentence or inside one. */
const namesIt = (text: string, name: string) => text.includes(name) || text.includes(inSentence(name));

it('a skill is called by the name it was rated under where its rating is spoken of', () => {
  expect(about.flatMap(({ rated }) => rated).length).toBeGreaterThan(50);
  for (const { name, rated } of about)
    expect(rated.map(({ text }) => text).filter((text) => !namesIt(text, name))).toEqual([]);
});

it('and as work asks for it where that is the subject, in sentences and in the figures they rest on', () => {
  expect(about.flatMap(({ missing }) => missing).length).toBeGreaterThan(10);
  for (const { element, asked, missing } of about) {
    expect(missing.map(({ text }) => text).filter((text) => !namesIt(text, asked!))).toEqual([]);
    for (const tally of ['has', 'gap'])
      expect(readings[0]!.figure(`ten.${tally}.${element}`).label).toContain(`: ${asked} is asked for`);
  }
});
