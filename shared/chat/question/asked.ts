/** What a message is read as. */
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
/** How it is said, beside what it asks for. */
export interface Mood {
  felt?: Feeling;
  /** more than work may weigh on who asks */
  isDistressed?: true;
  /** says an age at which the product is not open to them yet */
  isYoung?: true;
}
type Asked =
  | { kind: 'declined'; text: string }
  /** `places` of the result that more is asked of, and what */
  | { kind: 'own'; part: OwnPart; plain: string; places: number[]; asked: Aspect[] }
  /** how an occupation stands in the person's result */
  | { kind: 'own-fit'; occupation: number }
  | {
      kind: 'topic';
      topic: Topic;
      plain: string;
      /** more of the same is asked */
      isFurther?: true;
      /** one of it, with a short answer of its own, and the message as it was written */
      point?: [ProductPoint, message: string];
      /** what occupations are wished for by, of which no record says anything */
      wished?: readonly UnpublishedId[];
    }
  /** occupations that are asked for by name, one that fits what is described, or what there is for it */
  | Subject
  /** the first of all occupations by a figure */
  | ({ kind: 'most'; place?: State; from?: number } & Most)
  /** some of those that were spoken of, held against each other */
  | Among
  /** of those that are spoken of, what no record says; what is near to it is `asked` */
  | { kind: 'unsaid'; found: number[]; asked: Aspect[]; places: State[]; isPay?: true }
  /** what the last answer rests on, or the same in plain words */
  | { kind: 'basis'; remark: 'why' | 'sure' | 'sources' | 'simpler'; of: Question }
  /** what asks for it, or what there is for a degree in it */
  | { kind: 'knowledge'; area: ElementId; degree: boolean }
  /** `uncounted`: work that no publisher counts */
  | { kind: 'unknown'; uncounted?: NoRecord };
