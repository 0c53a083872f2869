/** What is composed reads as somebody says it aloud: faults of form that a reader stumbles over, in any filling of a form. */
import { expect, it } from 'vitest';
import { compose } from '#shared/analysis/composer/compose.ts';
import { readingOf } from '#shared/analysis/composer/reading.ts';
import type { Answers } from '#shared/assessment/answers.ts';
import { stateOf } from '#shared/occupations/places.ts';
import { stateCodes } from '#shared/occupations/state-codes.data.ts';
import { backgroundByLot, pick } from '#test/guidance/random-person.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';
import { populationOf, randomOf } from '#test/support/population/population.ts';
import { anyAnswers } from '#test/support/population/random-people.ts';
import { spokenFaults } from '#test/support/source/spoken-english.ts';
import { readingFor } from './persona-results.ts';

const facts = embeddedFacts();
const codes = populationOf(facts).members.map((index) => facts.codes[index]!);

/** Sincere people of any field, every fifth of them chance instead, in any circumstances. */
const answersOf = (seed: number): Answers => {
  const random = randomOf(seed);
  const sincere = sincereAnswers(pick(codes, random), seed);
  const any = anyAnswers(random);
  const { deepDive, ...rest } = seed % 5 === 0 ? any : sincere;
  const background = { ...backgroundByLot(facts, random), ...(seed % 2 === 0 && { pay: 70_000 }) };
  return { ...rest, deepDive: { ...any.deepDive, skills: deepDive.skills, background } };
};

const texts = [
  ...new Set(
    Array.from({ length: 60 }, (_, seed) => readingFor(facts, answersOf(seed + 1))).flatMap((reading) =>
      Array.from({ length: 6 }, (_, other) => {
        const { result, answers, bank, occupation } = reading;
        const scoring_meta = { ...result.scoring_meta, answersHash: `another ${other}` };
        const { matches, ...lists } = compose(readingOf({ ...result, scoring_meta }, answers, bank, occupation));
        const parts = matches.flatMap(({ code: _code, ...each }) => Object.values(each));
        return [...Object.values(lists), ...parts].flat().map(({ text }) => text);
      }).flat(),
    ),
  ),
];
/** Without what the person reads elsewhere word for word. */
const unquoted = texts.map((text) => text.replace(/“[^”]*?([.?!]?)”/g, '“$1”'));
const found = (pattern: RegExp) => [...new Set(unquoted.flatMap((text) => text.match(pattern) ?? []))];

it('has many sentences to look at', () => expect(texts.length).toBeGreaterThan(5000));

it('has no fault of form', () => expect(spokenFaults(texts)).toEqual([]));

it('has no capital inside a sentence but those of names', () => {
  const states = stateCodes.map((code) => stateOf(code)!.name).join('|');
  const names = new RegExp(
    `\\b(?:${states}|I|US|AI|English|TV|ATM|Monday|[A-Z]{2,}|[A-Z]-ray)\\b|[A-Z][\\w. ]+, [A-Z]{2}\\b|Remote \\(\\w+\\)`,
    'g',
  );
  expect(
    unquoted.map((text) => text.replace(names, '')).filter((text) => /(?<![.?!]”? |^“?)\b[A-Z]/.test(text)),
  ).toEqual([]);
});

it('says of what a signed number is', () => {
  expect(found(/[−+]\d[\d.,]*(?![\d.,]*%).{0,12}/g)).toEqual([]);
  expect(found(/\d\.\d(?!\d|%| points).{0,12}/g)).toEqual([]);
});

it('calls what is last the lowest', () => {
  expect(found(/\btenth-highest.{0,12}/g)).toEqual([]);
  expect(found(/\bthe lowest pay of your ten\b/g)).not.toEqual([]);
});

it('has no sentence that cannot be said in one breath', () => {
  const tooLong = unquoted
    .flatMap((text) => text.split(/(?<=[.?!]”?) /))
    .filter((sentence) => sentence.split(' ').length > 42);
  expect(tooLong).toEqual([]);
});
