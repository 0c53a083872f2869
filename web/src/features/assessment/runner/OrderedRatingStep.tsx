import type { Answers } from '#shared/assessment/gold-standard/answers.ts';
import type { OrderedStep } from '#shared/matching/item-order.ts';
import { Loading } from '#web/ui/Loading.tsx';
import { useItemOrder } from './item-order.ts';
import { RatingStep, type RatingStepProps } from './RatingStep.tsx';

/** A rating step whose items stand in the order that suits this person (AIN-18). */
export function OrderedRatingStep({ step, soFar, ...props }: RatingStepProps & { step: OrderedStep; soFar: Answers }) {
  const items = useItemOrder(step, props.items, soFar);
  return items ? <RatingStep {...props} items={items} /> : <Loading label="Putting the questions in order" />;
}
