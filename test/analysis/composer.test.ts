/** What the grounded composer writes for people as a counsellor knows them. */
import { describe, expect, it } from 'vitest';
import { toAnalysis } from '#shared/analysis/analysis.ts';
import { compose } from '#shared/analysis/composer/compose.ts';
import { type Reading, readingOf } from '#shared/analysis/composer/reading.ts';
import type { WrittenAnalysis } from '#shared/analysis/contract.ts';
import type { Sentence } from '#shared/analysis/sentence.ts';
import type { Background } from '#shared/assessment/background.ts';
import { stabilitySentence } from '#shared/assessment/result-words.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { grounded } from '#test/support/ai/grounded.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { randomOf } from '#test/support/population/population.ts';
import { anyAnswers } from '#test/support/population/random-people.ts';
import { personaReadings, readingFor } from './persona-results.ts';

const people = personaReadings().map((reading) => ({ who: reading.who, reading, written: compose(reading) }));

/** Every sentence with where it stands. */
const sentencesOf = ({ matches, ...lists }: WrittenAnalysis): Sentence[] => [
  ...Object.values(lists).flat(),
  ...matches.flatMap(({ code: _, ...parts }) => Object.values(parts).flat()),
];

/** Words without what is the person's own: figures, quotations, titles. */
function plainWords(text: string, titles: readonly string[]): string[] {
  let plain = text.replace(/“[^”]*”/g, ' * ').toLowerCase();
  for (const title of titles) plain = plain.replaceAll(title.toLowerCase(), ' * ');
  return plain.replace(/[−+$]?\d[\d.,%]*/g, ' * ').match(/[a-z']+|\*/g) ?? [];
}

/** Runs of so many words that are nobody's own. */
function phrasesOf(written: WrittenAnalysis, titles: readonly string[], length: number): Set<string> {
  const found = new Set<string>();
  for (const { text } of sentencesOf(written)) {
    const words = plainWords(text, titles);
    for (let at = 0; at + length <= words.length; at++) {
      const run = words.slice(at, at + length);
      if (!run.includes('*')) found.add(run.join(' '));
    }
  }
  return found;
}

/** Titles, fields and skills, the longest first. */
const ownWords = ({ result, bank, occupation }: Reading): string[] =>
  [
    ...[...result.roles, ...result.outside].map(({ title }) => title),
    ...result.clusters.map(({ name }) => name),
    ...bank.deepDive.skills.map(({ name }) => name),
    ...(occupation ? [occupation] : []),
  ].sort((a, b) => b.length - a.length);

/** What several occupations do. */
const verbs = 'are ask belong go need outrank owe reach serve shrink stay suit want win'.split(' ');

/** Whether somebody alone is said to do what only several do: of “a and b are” it is said of both. */
function saysAlone(text: string, words: string): boolean {
  const at = text.indexOf(words);
  return at >= 0 && !text.slice(0, at).endsWith(' and ');
}

/** More people than this never read the same words. */
const SHARE = 0.4;
const LENGTH = 8;

describe('the composer', () => {
  it.each(people)('has something to say to $who in every part (RES-23)', ({ written }) => {
    expect(written.summary.length).toBeGreaterThanOrEqual(3);
    expect(written.matches).toHaveLength(5);
    const { matches, tensions: _, ...lists } = written;
    for (const [part, sentences] of Object.entries(lists)) expect(sentences, part).not.toEqual([]);
    for (const { code: _code, ...parts } of matches)
      for (const [part, sentences] of Object.entries(parts)) expect(sentences, part).not.toEqual([]);
  });

  it('calls occupations by our plain names, not by the plural titles of the publisher', () => {
    const { titles, codes } = embeddedFacts();
    const plural = (code: string) => titles[codes.indexOf(code)]!;
    const said = people.flatMap(({ reading, written }) => {
      const text = sentencesOf(written)
        .map((sentence) => sentence.text)
        .join('\n');
      return reading.result.roles.flatMap(({ code, title }) =>
        plural(code).includes(title) || !text.includes(plural(code)) ? [] : [plural(code)],
      );
    });
    expect(said).toEqual([]);
  });

  it('puts no sign before a figure that is shown as zero', () => {
    for (const { who, reading } of people)
      for (const { id, value } of reading.figures.values()) expect(value, `${who} ${id}`).not.toMatch(/[+−]0\.0(?!\d)/);
  });

  it('rests every sentence on figures of the result, and takes no number from elsewhere', () => {
    const faults = people.flatMap(({ who, reading, written }) =>
      sentencesOf(written)
        .filter((sentence) => grounded([sentence], reading.figures).length === 0)
        .map(({ text, rests_on }) => `${who}: ${text} (${rests_on})`),
    );
    expect(faults).toEqual([]);
    expect(people.flatMap(({ written }) => sentencesOf(written)).length).toBeGreaterThan(25 * people.length);
  });

  it('tells nobody the same thing twice, and hardly ever two people the same sentence', () => {
    const readers = new Map<string, number>();
    for (const { who, written } of people) {
      const texts = sentencesOf(written).map(({ text }) => text);
      expect(
        texts.filter((text, place) => texts.indexOf(text) < place),
        who,
      ).toEqual([]);
      for (const text of texts) readers.set(text, (readers.get(text) ?? 0) + 1);
    }
    expect([...readers].filter(([, many]) => many > 3)).toEqual([]);
  });

  it(`has no stock phrases: no run of ${LENGTH} words reaches more than ${100 * SHARE} % of the people`, () => {
    const readers = new Map<string, number>();
    for (const { reading, written } of people)
      for (const phrase of phrasesOf(written, ownWords(reading), LENGTH))
        readers.set(phrase, (readers.get(phrase) ?? 0) + 1);
    expect(readers.size).toBeGreaterThan(100);
    expect([...readers].filter(([, many]) => many > SHARE * people.length)).toEqual([]);
  });

  it('says what a repeat would keep as the page says it', () => {
    for (const { who, reading, written } of people) {
      const { value } = reading.figure('staying');
      expect(stabilitySentence(reading.result.stability), who).toContain(` ${value} of these 10 `);
      const [said, ...more] = written.summary.filter(({ rests_on }) => rests_on.includes('staying'));
      expect(more).toEqual([]);
      expect(said!.text.toLowerCase(), who).toContain(value);
      expect(said!.text).not.toMatch(/about (\d|at most|all)/);
    }
  });

  it('gives every figure of a result an id of its own', () => {
    for (const { reading, who } of people)
      for (const [place, { why }] of reading.result.roles.entries())
        for (const { part } of why) {
          const points = why.filter((receipt) => receipt.part === part);
          expect(reading.has(`role.${place + 1}.part.${part}`), `${who}: ${part}`).toBe(points.length === 1);
        }
  });

  it('speaks of one occupation as of one, in each of its wordings', () => {
    const wrong = people.slice(0, 8).flatMap(({ reading }) =>
      Array.from({ length: 12 }, (_, other) => {
        const { result, answers, bank, occupation } = reading;
        const scoring_meta = { ...result.scoring_meta, answersHash: `another ${other}` };
        const again = readingOf({ ...result, scoring_meta }, answers, bank, occupation);
        const titles = [...result.roles, ...result.outside].map(({ code, title }) => nameOf(code, title));
        const names = ['one of the ten', ...titles].map((name) => name.toLowerCase());
        return sentencesOf(compose(again)).filter(({ text }) =>
          names.some((name) => verbs.some((verb) => saysAlone(text.toLowerCase(), `${name} ${verb} `))),
        );
      }).flat(),
    );
    expect([...new Set(wrong.map(({ text }) => text))]).toEqual([]);
    expect(allTexts.filter((text) => /^your personality (find|leave) /i.test(text))).toEqual([]);
  });

  /** The same result read a few times, so that each wording has its turn. */
  const again = ({ result, answers, bank, occupation }: Reading) =>
    Array.from({ length: 24 }, (_, other) => {
      const scoring_meta = { ...result.scoring_meta, answersHash: `another ${other}` };
      return sentencesOf(compose(readingOf({ ...result, scoring_meta }, answers, bank, occupation)));
    })
      .flat()
      .map(({ text }) => text);
  const everyWording = people.map(({ reading }) => ({ reading, texts: again(reading) }));
  const allTexts = everyWording.flatMap(({ texts }) => texts);
  const standing = (background: Background): Reading => {
    const { answers } = people[0]!.reading;
    return readingFor(embeddedFacts(), { ...answers, deepDive: { ...answers.deepDive, background } });
  };

  it('measures no pay of another country by medians of the United States', () => {
    const nurse = { occupation: '29-1141.00', years: 'over_10', education: 'bachelor', pay: 30_000 } as const;
    const told = /you earn now|your pay now|^To keep your|falls in between/;
    expect(again(standing({ ...nurse, country: 'US' })).some((text) => told.test(text))).toBe(true);
    expect(again(standing({ ...nurse, country: 'DE' })).filter((text) => told.test(text))).toEqual([]);
  });

  it('calls a step down so, and not what stands in the way', () => {
    expect(allTexts.filter((text) => /preparation, less than/.test(text))).toEqual([]);
    expect(allTexts.some((text) => /than you are prepared for|On paper it would be a step down/.test(text))).toBe(true);
  });

  it('says of a median what half earn, and of nothing less than three quarters that most do', () => {
    expect(allTexts.filter((text) => /\$[\d,]+ for most/.test(text))).toEqual([]);
    expect(allTexts.some((text) => /^Half earn less than \$[\d,]+ and a quarter earn more than/.test(text))).toBe(true);
  });

  it('praises nobody for putting things off or for worrying', () => {
    const { reading } = people[0]!;
    const { answers } = reading;
    const personality = { ...answers.core.personality, per_3: 1, per_4: 5, per_9: 5, per_10: 1 };
    const texts = again(readingFor(embeddedFacts(), { ...answers, core: { ...answers.core, personality } }));
    const told = texts.filter((text) => /almost too late|on my mind|without being reminded|stay calm/.test(text));
    expect(told.filter((text) => /suits|It fits the way/.test(text))).toEqual([]);
    expect(allTexts.some((text) => /suits this work and adds/.test(text))).toBe(true);
  });

  it('says no part that is written as zero, no cost of what is paid, and of the market only what the list shows', () => {
    expect(
      allTexts.filter((text) => /\b0\.0 points|\([+−]?0\.0\)|the (work|training) is paid|growing market/.test(text)),
    ).toEqual([]);
  });

  it('says that nothing stands in the way only where no step does, and names no start that is missing', () => {
    const texts = again(standing({ education: 'none', country: 'US', state: 'TX' }));
    const free = standing({ education: 'none' }).result.roles[0]!.move!.steps.length === 0;
    expect(free).toBe(false);
    expect(texts.filter((text) => /nothing stands in the way/.test(text))).toEqual([]);
    expect(again(standing({})).filter((text) => /high school diploma( away| from here|;|\))/.test(text))).toEqual([]);
  });

  it('sends whoever has no school diploma to no college, and speaks of no credit for it', () => {
    const texts = again(standing({ education: 'none', country: 'US', state: 'TX' }));
    const diploma = texts.filter((text) => text.includes('a high school diploma or equivalency'));
    expect(diploma.length).toBeGreaterThan(0);
    expect(diploma.filter((text) => /transcripts|credit|one class /.test(text))).toEqual([]);
  });

  it('praises no skill that counts against every one of the ten, and takes no minus off', () => {
    expect(allTexts.filter((text) => /[−+]\d[\d.]* points/.test(text))).toEqual([]);
  });

  it('keeps nothing for later that asks for no step, and least of all the work of today', () => {
    const remote = people
      .map(({ reading }) => reading.answers)
      .map((answers) => ({
        ...answers,
        deepDive: {
          ...answers.deepDive,
          constraints: { ...answers.deepDive.constraints, target_cities: ['Remote (US)'] },
        },
      }));
    const read = remote.map((answers) => readingFor(embeddedFacts(), answers));
    expect(read.some(({ result }) => result.outside[0]?.move?.steps.length === 0)).toBe(true);
    const texts = read.flatMap((reading) => compose(reading).long_term_vision.map(({ text }) => text));
    expect(texts.filter((text) => /no step that we know of/.test(text))).toEqual([]);
  });

  it('calls no field clear of all others that it is not sure of', () => {
    const unsure = everyWording.filter(({ reading }) => reading.result.scores.confidence < 60);
    expect(unsure.length).toBeGreaterThan(0);
    const texts = unsure.flatMap((each) => each.texts);
    expect(
      texts.filter((text) =>
        /clearly comes first|answers point to|ahead of all the others|First place goes to/.test(text),
      ),
    ).toEqual([]);
  });

  it('says of what nobody published for an occupation neither that it speaks for it nor against', () => {
    const [{ reading }] = people as [(typeof people)[number]];
    const untold = reading.result.roles.map((role) => ({
      ...role,
      why: role.why.map((each) =>
        each.part === 'skills'
          ? { ...each, points: 20, label: 'Your skills (not available for this occupation)' }
          : each,
      ),
    }));
    const { result, answers, bank, occupation } = reading;
    const texts = again(readingOf({ ...result, roles: untold }, answers, bank, occupation));
    expect(texts.filter((text) => text.includes('20.0 points'))).toEqual([]);
  });

  it('writes the same words for the same result', () => {
    expect(people.map(({ reading }) => compose(reading))).toEqual(people.map(({ written }) => written));
  });

  it('finds words for any answers, and for results of before receipts and moves were stored', () => {
    const facts = embeddedFacts();
    for (let seed = 1; seed <= 12; seed++) {
      const answers = anyAnswers(randomOf(seed));
      const reading = readingFor(facts, answers);
      const { result } = reading;
      const bare = result.roles.map(({ better_than: _, ...role }) => ({ ...role, why: [], move: null }));
      const old = readingOf({ ...result, roles: bare, outside: [] }, answers, reading.bank, null);
      for (const each of [reading, old]) {
        const sentences = sentencesOf(compose(each));
        expect(grounded(sentences, each.figures)).toEqual(sentences);
        expect(sentences.length).toBeGreaterThan(10);
      }
    }
  });
});

describe('an analysis', () => {
  const { reading, written } = people[0]!;
  const analysisOf = (changed: WrittenAnalysis) => toAnalysis(reading.result, changed, reading.figures, 'composer');

  it('has the scores and titles of the result, whoever wrote the words (RES-23)', () => {
    const { scores, roles } = reading.result;
    const analysis = analysisOf(written);
    expect(analysis.overall_fit_score).toBe(scores.fit);
    expect(analysis.confidence_level).toBe(scores.confidence);
    expect(analysis.top_career_matches.map(({ title, fit_score }) => [title, fit_score])).toEqual(
      roles.slice(0, 5).map(({ title, fit_score }) => [title, fit_score]),
    );
    const cited = new Set(sentencesOf(written).flatMap(({ rests_on }) => rests_on));
    expect(new Set(analysis.figures.map(({ id }) => id))).toEqual(cited);
  });

  it('leaves out an occupation that the result does not have', () => {
    const [match] = written.matches;
    const analysis = analysisOf({ ...written, matches: [{ ...match!, code: '99-9999.00' }] });
    expect(analysis.top_career_matches).toEqual([]);
  });
});
