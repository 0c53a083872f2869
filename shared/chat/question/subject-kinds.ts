/** What a question is about: occupations that it names, or a list of what it describes. */
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
  /** what the same name may mean beside the first */
  also: number[];
  asked: Aspect[];
  places: State[];
  /** what the records do not speak for, and the question names */
  beyond: Beyond;
  /** an area of knowledge of which it is asked how much it counts */
  knowledge: ElementId | null;
  /** words of the longest name: 0 where none is named */
  named: number;
  /** told beside what the person is called after: not sure to be meant */
  guessed: boolean;
  /** where "yes" or "no" answers */
  yesNo?: YesNo;
  /** a title of some in it, which its own name does not say: "tattoo artist" */
  called?: string;
  /** one of which it is asked whether it is needed */
  tool?: Tool;
  /** where it is the work that somebody leaves */
  change?: CareerChange;
}

export interface ListSubject {
  kind: 'list';
  /** those that are shown, and all that fit: "more" has the others */
  found: number[];
  fitting: number[];
  /** words of the name that all of them have: 0 where they fit a description */
  named: number;
  /** what was asked for, of which only the last word is a name */
  strange?: string;
  /** what their postings ask for */
  tool?: Tool;
  /** what was asked of each besides, and whether any of what fits is within it */
  bounds?: Bounds & { isReached: boolean };
  /** the best paid first */
  byPay?: true;
  /** what all of them are called, where they are ranked by pay */
  ranked?: string;
  /** found by what is wanted alone: of what is not wanted some may have much */
  denied?: true;
  beyond: Beyond;
}

export type Subject = OccupationSubject | ListSubject;

/** What somebody who leaves their work tells of what comes next. */
export interface CareerChange {
  bounds: Bounds | null;
  places: State[];
  town: string | null;
  /** of what is wished, what no record says of any occupation */
  unpublished: UnpublishedId[];
  /** what is not wanted any more, or only in part: "without patients" */
  denied: boolean;
  /** that it wears the person down, or hurts */
  isWorn: boolean;
  /** more than it pays is hoped for: "something better", "a real career" */
  isBetter: boolean;
}

export const listOf = (list: Omit<ListSubject, 'kind' | 'fitting'>): ListSubject => ({
  kind: 'list',
  fitting: list.found,
  ...list,
});
