/** The content of an occupation page: the same for everybody, so that it can be prerendered. */
import { known } from '#shared/lib/numbers.ts';
import { elements } from './elements.ts';
import type { Facts, OccupationDetails } from './facts.ts';
import { indexOfCode } from './lookup.ts';
import { type MapPlace, mapPlace } from './map.ts';
import { type MarketView, marketView } from './market-view.ts';
import { plainNames, slugOf } from './names.ts';
import { plainSkills } from './plain-skills.data.ts';
import type { OccupationText } from './texts.ts';
import { type WayInView, wayInView } from './way-in.ts';

interface Neighbour {
  name: string;
  slug: string;
  /** median pay in US dollars a year; null when not published */
  pay: number | null;
  place: MapPlace;
}

export interface OccupationPage {
  code: string;
  /** the publisher's title */
  title: string;
  name: string;
  slug: string;
  /** null if none is written yet */
  text: OccupationText | null;
  /** other titles reported by people in it */
  otherNames: string[];
  market: MarketView;
  wayIn: WayInView;
  /** the most important ones in everyday words, strongest first */
  skills: string[];
  knowledge: string[];
  technologies: string[];
  place: MapPlace;
  neighbours: Neighbour[];
}

const OTHER_NAMES = 6;
const STRONGEST = 6;
const TECHNOLOGIES = 10;
const NEIGHBOURS = 8;
/** On O*NET's scale of importance, 3 is important. */
const IMPORTANT = 3;

interface Parts {
  facts: Facts;
  details: (index: number) => OccupationDetails;
  reportedTitles: readonly (readonly string[])[];
  text: OccupationText | undefined;
}

/** @param index of the occupation in the facts */
export function occupationPage({ facts, details, reportedTitles, text }: Parts, index: number): OccupationPage {
  const code = facts.codes[index]!;
  const title = facts.titles[index]!;
  const name = plainNames[code] ?? title;
  const { elements: ratings, technologies, related } = details(index);
  const strongest = (isOfKind: (id: string) => boolean) =>
    (Object.keys(elements) as (keyof typeof elements)[])
      .filter((id) => isOfKind(id) && (ratings[id]?.[0] ?? 0) >= IMPORTANT)
      .sort((a, b) => ratings[b]![0] - ratings[a]![0])
      .slice(0, STRONGEST)
      .map((id) => plainSkills[id]);
  return {
    code,
    title,
    name,
    slug: slugOf(name),
    text: text ?? null,
    otherNames: (reportedTitles[index] ?? [])
      .map((reported) => reported.replace(/ \(.*\)$/, ''))
      .filter((reported) => reported.toLowerCase() !== name.toLowerCase())
      .slice(0, OTHER_NAMES),
    market: marketView(facts, index),
    wayIn: wayInView(facts, index),
    skills: strongest((id) => !isKnowledge(id)),
    knowledge: strongest(isKnowledge),
    technologies: technologies.slice(0, TECHNOLOGIES),
    place: mapPlace(facts, index),
    neighbours: related.slice(0, NEIGHBOURS).flatMap((other) => neighbourOf(facts, other)),
  };
}

const isKnowledge = (id: string): boolean => id.startsWith('2.C.');

function neighbourOf(facts: Facts, code: string): Neighbour[] {
  const index = indexOfCode(facts, code);
  const name = plainNames[code];
  if (index === null || !name) return [];
  return [{ name, slug: slugOf(name), pay: known(facts.wageP50[index]), place: mapPlace(facts, index) }];
}
