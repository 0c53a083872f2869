/** What a question is about: named occupations, or a list that fits a description. */
import type { State } from '#shared/occupations/places.ts';
import type { Bounds } from '../figures/limits.ts';
import type { ElementId } from '../figures/rated.ts';
import type { Aspect } from './aspects.ts';
import type { Beyond } from './beyond.ts';
import type { Tool } from './tools.ts';
import type { UnpublishedId } from './unpublished.ts';
import type { YesNo } from './yes-no.ts';

export interface OccupationSubject {
  kind: 'occupations';
  found: number[];
  /** what else the same name may mean */
  also: number[];
  asked: Aspect[];
  places: State[];
  /** what the question mentions that the records do not cover */
  beyond: Beyond;
  /** an area of knowledge whose importance is asked */
  knowledge: ElementId | null;
  /** number of words of the longest name; 0 if none is named */
  named: number;
  /** whether it was inferred from a description, so is not certainly meant */
  guessed: boolean;
  /** set for a yes-or-no question */
  yesNo?: YesNo;
  /** a title of some people in it that its own name does not contain: "tattoo artist" */
  called?: string;
  /** a tool, if it is asked whether it is needed */
  tool?: Tool;
  /** set if somebody wants to leave this work */
  change?: CareerChange;
}

export interface ListSubject {
  kind: 'list';
  /** those shown; `fitting` has all, of which "more" shows the rest */
  found: number[];
  fitting: number[];
  /** number of words of their common name; 0 if they fit a description */
  named: number;
  /** the name asked for, of which only the last word is known */
  strange?: string;
  /** a tool that their postings ask for */
  tool?: Tool;
  /** additional limits, and whether anything that fits is within them */
  bounds?: Bounds & { isReached: boolean };
  /** ordered by pay, best first */
  byPay?: true;
  /** their common name, if they are ranked by pay */
  ranked?: string;
  /** found only by what is wanted: some may involve much of what is not */
  denied?: true;
  beyond: Beyond;
}

export type Subject = OccupationSubject | ListSubject;

/** What somebody who leaves their work says about the next. */
export interface CareerChange {
  bounds: Bounds | null;
  places: State[];
  town: string | null;
  /** wishes that no record covers */
  unpublished: UnpublishedId[];
  /** whether something is no longer wanted: "without patients" */
  denied: boolean;
  /** whether the work wears the person down or hurts */
  isWorn: boolean;
  /** whether better pay is hoped for: "something better", "a real career" */
  isBetter: boolean;
}

export const listOf = (list: Omit<ListSubject, 'kind' | 'fitting'>): ListSubject => ({
  kind: 'list',
  fitting: list.found,
  ...list,
});
