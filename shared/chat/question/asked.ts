/** The interpretation of a message. */
import type { State } from '#shared/occupations/places.ts';
import type { Most } from '../figures/limits.ts';
import type { ElementId } from '../figures/rated.ts';
import type { Among } from './among.ts';
import type { Aspect } from './aspects.ts';
import type { Feeling } from './feelings.data.ts';
import type { NoRecord } from './no-record.ts';
import type { OwnPart } from './own-parts.ts';
import type { ProductPoint } from './product-points.ts';
import type { Subject } from './subject-kinds.ts';
import type { Topic } from './topics.ts';
import type { UnpublishedId } from './unpublished.ts';

export type Question = Asked & Mood;
/** The mood of a message, besides what it asks for. */
export interface Mood {
  felt?: Feeling;
  /** whether more than work may weigh on the person */
  isDistressed?: true;
  /** whether they state an age below the minimum of the product */
  isYoung?: true;
}
type Asked =
  | { kind: 'declined'; text: string }
  /** about the person; `places` in the result, and what is `asked` about them */
  | { kind: 'own'; part: OwnPart; plain: string; places: number[]; asked: Aspect[] }
  /** the place of an occupation in the person's result */
  | { kind: 'own-fit'; occupation: number }
  | {
      kind: 'topic';
      topic: Topic;
      plain: string;
      /** whether it is a follow-up question */
      isFurther?: true;
      /** a single point with its own short answer, and the message as written */
      point?: [ProductPoint, message: string];
      /** properties that occupations are wished for by, but that no record has */
      wished?: readonly UnpublishedId[];
    }
  /** occupations asked for by name or by a description */
  | Subject
  /** the top occupations by a figure */
  | ({ kind: 'most'; place?: State; from?: number } & Most)
  /** a comparison of occupations mentioned before */
  | Among
  /** something no record has, about the current occupations; `asked` is the closest that is known */
  | { kind: 'unsaid'; found: number[]; asked: Aspect[]; places: State[]; isPay?: true }
  /** the basis of the last answer, or the same in simpler words */
  | { kind: 'basis'; remark: 'why' | 'sure' | 'sources' | 'simpler'; of: Question }
  /** occupations that need an area of knowledge, or that fit a degree in it */
  | { kind: 'knowledge'; area: ElementId; degree: boolean }
  /** `uncounted`: work that no publisher counts */
  | { kind: 'unknown'; uncounted?: NoRecord };
