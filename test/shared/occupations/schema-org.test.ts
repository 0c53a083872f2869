import { expect, it } from 'vitest';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { occupationPage } from '#shared/occupations/page.ts';
import { occupationSchema } from '#shared/occupations/schema-org.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { textsOf } from '#test/support/facts/occupation-texts.ts';

/** What schema.org has of each of the types used (Thing's own among them). */
const known: Record<string, readonly string[]> = {
  Occupation: [
    ...['name', 'alternateName', 'description', 'mainEntityOfPage', 'occupationalCategory', 'occupationLocation'],
    ...['educationRequirements', 'responsibilities', 'skills', 'estimatedSalary'],
  ],
  WebPage: ['isBasedOn'],
  CategoryCode: ['inCodeSet', 'codeValue', 'name'],
  CategoryCodeSet: ['name'],
  Country: ['name'],
  MonetaryAmountDistribution: [
    ...['name', 'currency', 'duration'],
    ...['percentile10', 'percentile25', 'median', 'percentile75', 'percentile90'],
  ],
};

const strangeIn = (thing: unknown): string[] => {
  if (thing === null) return ['null'];
  if (typeof thing !== 'object') return [];
  if (Array.isArray(thing)) return thing.flatMap(strangeIn);
  const { '@type': type, '@context': _, '@id': __, ...rest } = thing as Record<string, unknown>;
  const own = Object.keys(rest).filter((key) => !known[String(type)]?.includes(key));
  return [...own.map((key) => `${type}.${key}`), ...Object.values(rest).flatMap(strangeIn)];
};

it('names nothing that schema.org does not have, and nothing empty', () => {
  const facts = embeddedFacts();
  const details = () => ({ elements: {}, technologies: [], related: [] });
  for (const code of ['29-1141.00', '27-2011.00', facts.codes.at(-1)!]) {
    const index = indexOfCode(facts, code)!;
    const text = textsOf(code.slice(0, 2))[code];
    const page = occupationPage({ facts, details, reportedTitles: [], text }, index);
    expect(strangeIn(occupationSchema(page, 'https://careers.example/occupations/x')), code).toEqual([]);
  }
});
