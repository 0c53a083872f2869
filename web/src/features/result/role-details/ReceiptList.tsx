import type { CSSProperties } from 'react';
import type { Receipt } from '#shared/assessment/result-shape.ts';
import { signed } from '#shared/lib/format.ts';
import type { AnswerLine } from '#web/parts/engine/answer-text.ts';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { type ReceiptGroup, receiptSums, type ShownReceipt, shownCauses } from '../score/receipt-sums.ts';
import { dimensionMeaning, dimensionName } from '../score/wording.ts';
import css from './ReceiptList.module.css';

interface ReceiptListProps {
  receipts: readonly Receipt[];
  /** null for viewers who may not see the answers */
  readAnswer: ((id: string) => AnswerLine | null) | null;
}

/**
 * What moved the score from its starting point, and the answers behind it. Displayed points add up to the displayed
 * score.
 */
export function ReceiptList({ receipts, readAnswer }: ReceiptListProps) {
  if (receipts.length === 0)
    return (
      <p>
        Not available: these numbers were made by an earlier model or an earlier edition of the data, and today's model
        and data cannot account for them.
      </p>
    );
  const { start, groups, total } = receiptSums(receipts);
  const most = Math.max(...groups.flatMap((group) => group.receipts.map(({ points }) => Math.abs(points))), 1);
  return (
    <Stack gap={4}>
      <p className={css.group}>
        <b>Where every occupation starts</b>
        <b>{start.toFixed(1)}</b>
      </p>
      {groups
        .filter((group) => group.receipts.length > 0)
        .map((group) => (
          <ReceiptGroupRows key={group.dimension} group={group} most={most} readAnswer={readAnswer} />
        ))}
      <p className={css.total}>
        <span>
          {[
            start.toFixed(1),
            ...groups.map(({ dimension, shown }) => `${dimensionName[dimension]} ${signed(shown)}`),
          ].join(', ')}
        </span>
        <b>= {total.toFixed(1)} of 100</b>
      </p>
    </Stack>
  );
}

interface GroupProps extends Pick<ReceiptListProps, 'readAnswer'> {
  group: ReceiptGroup;
  most: number;
}

function ReceiptGroupRows({ group, most, readAnswer }: GroupProps) {
  return (
    <div>
      <p className={css.group}>
        <span>
          <b>{dimensionName[group.dimension]}</b> <small>{dimensionMeaning[group.dimension]}</small>
        </span>
        <b>{signed(group.shown)}</b>
      </p>
      {group.receipts.map((receipt) => (
        <Disclosure
          key={receipt.part}
          summary={
            <span className={css.line}>
              <span>{receipt.label}</span>
              <span className={css.track} aria-hidden="true">
                <i
                  data-negative={receipt.points < 0}
                  style={{ '--share': `${(Math.abs(receipt.points) / most) * 100}%` } as CSSProperties}
                />
              </span>
              <span className={css.points}>{signed(receipt.shown)}</span>
            </span>
          }
        >
          <Causes receipt={receipt} readAnswer={readAnswer} />
        </Disclosure>
      ))}
    </div>
  );
}

function Causes({ receipt, readAnswer }: { receipt: ShownReceipt } & Pick<ReceiptListProps, 'readAnswer'>) {
  if (!readAnswer) return <p>Only the owner of this result sees the answers behind it.</p>;
  const causes = shownCauses(receipt);
  if (causes.length === 0) return <p>From the figures of the occupation alone; none of your answers moved it.</p>;
  return (
    <dl className={css.answers}>
      {causes.map(({ answer, shown }) => {
        const line = readAnswer(answer);
        return (
          line && (
            <div key={answer}>
              <dt>{line.question}</dt>
              <dd>{line.answer}</dd>
              {shown !== null && <dd className={css.share}>{signed(shown, 2)}</dd>}
            </div>
          )
        );
      })}
    </dl>
  );
}
