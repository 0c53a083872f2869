import type { Answers } from '#shared/assessment/answers.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import type { OrderedStep } from '#shared/matching/item-order.ts';
import { RatingStep, type RatingStepProps } from '#web/parts/assessment/RatingStep.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { useItemOrder } from './item-order.ts';

interface OrderedRatingStepProps extends RatingStepProps {
  bank: ItemBank;
  step: OrderedStep;
  soFar: Answers;
}

/** A rating step whose items are in the best order for this person (AIN-18). */
export function OrderedRatingStep({ bank, step, soFar, ...props }: OrderedRatingStepProps) {
  const items = useItemOrder(bank, step, props.items, soFar);
  if (!items) return <Loading label="Preparing the questions" rows={props.items.length} />;
  return <RatingStep {...props} items={items} />;
}
