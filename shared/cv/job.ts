/** The job of one entry: of the pieces at its head, one is the title and one the employer. */
import { isBreak } from './breaks.ts';
import { type Entry, endOf, startOf } from './entries.ts';
import type { Scored } from './head-pieces.ts';
import { degreePattern } from './lexicon/degrees.data.ts';
import { plain } from './lexicon/plain.ts';
import { bestPair, type Leanings, type Ways, wholeTitle } from './pairing.ts';
import { isPlacePart, type Part, placeOf, severalEmployers, withoutInnerCommas } from './parts.ts';
import type { Found, Work } from './reading.ts';
import {
  EXACT_TITLE,
  isSchool,
  LEGAL,
  LIKELY_ORGANISATION,
  NAMED_ORGANISATION,
  organisationScore,
  SURE_TITLE,
  TITLE,
  WEAK_ORGANISATION,
} from './titles.ts';

/** "M.Ed., Instructional Technology, University of Leeds" among jobs. */
const tellsOfStudies = (parts: readonly Scored[]): boolean =>
  degreePattern.exec(plain(parts[0]!.text))?.index === 0 &&
  parts[0]!.title < TITLE &&
  parts.some(({ text }) => isSchool(text));

/** "Digitised 80 metres of registers", "Farm hand, Hepburn Potatoes, in the holidays": running text, not a name. */
const isSentence = ({ text }: Part): boolean =>
  !severalEmployers.test(text) &&
  (text
    .split(/\s+/)
    .filter(
      (word) =>
        /^\p{Ll}/u.test(word) && !/^(?:d[eaou]s?|del?|dell?[ao]|l[aeo]s?|du|el|y|et|of|the|van|der?|den)$/.test(word),
    ).length >= 4 ||
    /^\p{Ll}.*\s|^\d+\p{Ll}{1,2}(?!\p{L})/u.test(text));

/** A sentence or a list in the place of an employer. */
function namesNobody(employer: Scored): boolean {
  if (employer.organisation >= WEAK_ORGANISATION || employer.besideTown) return false;
  return isSentence(employer) || (employer.offset > 0 && listedIn(employer) >= MIN_LISTED);
}

/** This many items between commas without an employer's word are a list; with more, they are not a title either. */
const MIN_LISTED = 3;
const listedIn = ({ text, organisation }: Scored): number =>
  organisation >= WEAK_ORGANISATION ? 0 : withoutInnerCommas(text).split(/,\s+/).length;

/** In "Department of Geosciences, Harrow State University" the second part; in "Orbis AG, Werk Kassel" the first. */
function wholeOf(employer: Scored): Found {
  const legal = employer.text.split(/,\s+/)[0]!;
  const isOwned = /^[^,]+, (?:inh|inhaber(?:in)?|prop|proprietor|owner|gérant|titular|titolare)\b/i.test(employer.text);
  if (legal !== employer.text && (isOwned || organisationScore(legal) >= LEGAL))
    return { value: legal, place: placeOf(employer.cell, employer.from, employer.from + legal.length) };
  // "Аптека Конекс, Вінниця (Медицина)": an unlisted town, and the employer's trade
  const [, bare] = /^([^,()]{3,40}), \p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+)? \(\p{Lu}[^()]*\)$/u.exec(employer.text) ?? [];
  if (bare) return { value: bare, place: placeOf(employer.cell, employer.from, employer.from + bare.length) };
  const [unit, company, ...others] = employer.text.split(/,\s+/);
  const hasUnit = company !== undefined && others.length === 0 && [unit!, company].every((text) => text.includes(' '));
  // "Corporate Innovation, Eastman Chemical Company"
  if (hasUnit && organisationScore(company) >= LEGAL && organisationScore(unit!) < 1)
    return { value: company, place: placeOf(employer.cell, employer.to - company.length, employer.to) };
  const comma =
    /^[^,]{0,20}\b(?:department|division|faculty|school|office|dept|lab|laboratory|unit|ward|team|section|branch|directorate|(?:science|research|studies) cent(?:er|re))\b[^,]*,\s+/i.exec(
      employer.text,
    );
  const rest = comma ? employer.text.slice(comma[0].length) : '';
  if (!comma || organisationScore(rest) < 2 || !rest.includes(' '))
    return { value: employer.text, place: employer.place };
  return { value: rest, place: placeOf(employer.cell, employer.from + comma[0].length, employer.to) };
}

/** What is known from the document's other entries. */
export interface Beside {
  leanings: Leanings;
  others: readonly Ways[];
}

/** "2019 – 2020", "Sysco", "New York, NY": a name between a range and a town is an employer without a title. */
function standsAlone({ anchor, parts, nextParts }: Entry, only: Scored): boolean {
  const beside = [...parts, ...nextParts].filter(({ cell, from }) => cell !== only.cell || from !== only.from);
  const isName =
    only.text.split(/\s+/).length <= 6 &&
    only.text.split(/\s+/).every((word) => /^\p{Lu}|^(?:of|and|the|de|&)$/u.test(word));
  return anchor?.range.isRange === true && isName && beside.length > 0 && beside.every(isPlacePart);
}

/** How strongly a piece's place (see `leaningsOf`) must point to one kind if its own words do not. */
const LEARNT_EMPLOYER = -0.5;
const LEARNT_TITLE = 0.5;
const LEARNT_PAIR = 0.8;

/** If two places differ by less than this, both are titles. */
const SAME_LEANING = 0.6;

const jobAt = (entry: Entry, position: Found | undefined, name: Found | undefined): Work => {
  const [startDate, endDate] = [startOf(entry), endOf(entry)];
  return {
    ...(position && { position }),
    ...(name && { name }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    current: entry.anchor?.range.current ?? false,
    highlights: [],
  };
};

const found = (part: Scored): Found => ({ value: part.text, place: part.place });

/** Without lists and running text, which are neither a title nor an employer, even next to a date. */
function namingParts(told: readonly Scored[]): readonly Scored[] {
  const all = told.filter((part) => !(part.offset > 0 && listedIn(part) > MIN_LISTED));
  const named = all.filter(
    (part) => part.title >= TITLE || part.organisation >= LIKELY_ORGANISATION || !isSentence(part),
  );
  const [first] = named;
  const isKnown = named.length === 1 && first!.organisation >= LIKELY_ORGANISATION && first!.title < TITLE;
  return named.length >= 2 || isKnown ? named : all;
}

/** @param isTrusted whether the heading says that these are jobs */
export function jobOf(entry: Entry, told: readonly Scored[], beside: Beside, isTrusted: boolean): Work | null {
  const parts = namingParts(told);
  if (parts.length === 0 || parts.some(({ text }) => isBreak(text)) || tellsOfStudies(parts)) return null;
  const [only, ...more] = parts as [Scored, ...Scored[]];
  return more.length === 0
    ? jobOfOne(entry, only, beside.leanings, isTrusted)
    : jobOfPair(entry, parts, beside, isTrusted);
}

/** A title or an employer without the other. */
function jobOfOne(entry: Entry, only: Scored, leanings: Leanings, isTrusted: boolean): Work | null {
  const isPlain = only.title >= SURE_TITLE && only.title > only.organisation && entry.anchor?.range.isRange === true;
  if (!isTrusted && !isPlain) return null;
  if (only.title >= TITLE && only.title >= only.organisation) return jobAt(entry, found(only), undefined);
  const isEmployer =
    only.organisation >= LIKELY_ORGANISATION ||
    (leanings.get(only.slot) ?? 0) < LEARNT_EMPLOYER ||
    (isTrusted && standsAlone(entry, only));
  if (!isEmployer || isSentence(only) || degreePattern.test(plain(only.text))) return null;
  return jobAt(entry, undefined, wholeOf(only));
}

function jobOfPair(entry: Entry, parts: readonly Scored[], beside: Beside, isTrusted: boolean): Work | null {
  const { title, employer } = bestPair(parts, beside.leanings, beside.others);
  if (!title || !employer) return null;
  const isOfRange = entry.anchor?.range.isRange === true;
  const titleAlone = () => jobAt(entry, wholeTitle(title, null, parts), undefined);
  // "Plumber" above "Boilers, bathrooms, leaks", "Trainee, placements at two schools": a title, and no named employer
  if (isTrusted && isOfRange && title.title >= TITLE && namesNobody(employer)) return titleAlone();
  const isSure = title.title >= SURE_TITLE && title.title > title.organisation && !/^\p{Ll}/u.test(title.text);
  if (!isTrusted && !isSure) return null;
  const isPlain = title.title >= TITLE || employer.organisation >= LIKELY_ORGANISATION;
  if (!isPlain && !isLearnt(title, employer, beside.leanings) && !(isTrusted && isOfRange)) return null;
  if (isToldBy(title, employer)) return null;
  if (areBothTitles(title, employer, beside.leanings)) return titleAlone();
  return jobAt(entry, wholeTitle(title, employer, parts), wholeOf(employer));
}

const isLearnt = (title: Scored, employer: Scored, leanings: Leanings): boolean =>
  (leanings.get(title.slot) ?? 0) >= LEARNT_PAIR || (leanings.get(employer.slot) ?? 0) <= -LEARNT_PAIR;

/** Whether either of the two is running text. */
function isToldBy(title: Scored, employer: Scored): boolean {
  if (title.title < TITLE && isSentence(title)) return true;
  if (employer.organisation < LIKELY_ORGANISATION && isSentence(employer)) return true;
  // "Critical care, tutor of residents since 2022" is the continuation of a description
  const hasSmallWords = (employer.text.match(/\s\p{Ll}{4,}/gu) ?? []).length >= 2;
  const isTold = employer.organisation < NAMED_ORGANISATION && hasSmallWords;
  return isTold && /^\p{Ll}/u.test(title.text) && employer.cell === title.cell;
}

/** Both are titles in their own words and by their places: the second is not an employer. */
function areBothTitles(title: Scored, employer: Scored, leanings: Leanings): boolean {
  const [ofTitle, ofEmployer] = [leanings.get(title.slot) ?? 0, leanings.get(employer.slot) ?? 0];
  const isTitle = employer.title >= EXACT_TITLE && employer.organisation < WEAK_ORGANISATION;
  return isTitle && ofEmployer > LEARNT_TITLE && ofTitle - ofEmployer < SAME_LEANING;
}

/** An employer that counts as one only because of the description below it. */
export function employerAlone(entry: Entry, parts: readonly Scored[]): Work | null {
  const [only, ...more] = parts.filter((part) => part.offset <= 0);
  return only && more.length === 0 && !isBreak(only.text) ? jobAt(entry, undefined, found(only)) : null;
}
