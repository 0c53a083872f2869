import { useEffect, useMemo, useRef } from 'react';
import { signed, tenths } from '#shared/lib/format.ts';
import { frameText } from '#shared/matching/explain/frame-text.ts';
import type { Engine } from '#web/parts/engine/engine.ts';
import { Button } from '#web/ui/Button.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { DataTable } from '#web/ui/figures/DataTable.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { scoreBand } from '../score/wording.ts';
import { compareReceipts } from './comparison.ts';

interface StandingProps {
  engine: Engine;
  index: number;
  onOpen: (index: number) => void;
}

/** An occupation compared with the person's best one, part by part, with its obstacles. */
export function Standing({ engine, index, onOpen }: StandingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { own, names } = engine;
  const title = names[index]!;
  const best = own.top[0]!;
  const bestName = names[best.index]!;
  const ranked = Number.isFinite(own.finals[index]);
  const compared = useMemo(() => {
    if (!ranked) return null;
    const explanation = engine.explain(own, index);
    return { explanation, ...compareReceipts(explanation.receipts, engine.explain(own, best.index).receipts) };
  }, [engine, own, index, best, ranked]);

  if (!compared)
    return (
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <p>Not ranked: too little is published about it for a score.</p>
      </div>
    );
  const { placed, beyond, barriers } = compared.explanation;
  const band = scoreBand(placed.final);
  return (
    <Stack gap={4}>
      <Cluster gap={4} spread>
        <Stack gap={1}>
          <h3 ref={heading} tabIndex={-1}>
            {title}
          </h3>
          <p>
            Place <b>{placed.rank}</b> of {own.order.length} by score, score <b>{placed.final.toFixed(1)}</b>{' '}
            <Badge tone={band.tone}>{band.word}</Badge>
            {beyond.length > 0 && (
              <>
                {' '}
                <Badge tone="warn">Outside {frameText(beyond)}</Badge>
              </>
            )}
          </p>
        </Stack>
        <Button onClick={() => onOpen(index)}>All about it</Button>
      </Cluster>
      {barriers.length > 0 && (
        <div>
          <h4>What stands in the way</h4>
          <ul>
            {barriers.map((barrier) => (
              <li key={barrier}>{barrier}</li>
            ))}
          </ul>
        </div>
      )}
      {placed.index !== best.index && (
        <DataTable
          caption={
            compared.distance >= 0
              ? `The ${compared.distance.toFixed(1)} points between it and your best match, ${bestName}`
              : `Beside your best match, ${bestName}, part by part`
          }
          rows={compared.parts}
          rowKey={(row) => row.part}
          columns={[
            { header: 'Part of the score', rowHeader: true, cell: (row) => row.label },
            { header: 'This', align: 'end', cell: (row) => tenths(row.points) },
            { header: 'Best', align: 'end', cell: (row) => tenths(row.best) },
            { header: 'Difference', align: 'end', cell: (row) => signed(row.difference) },
          ]}
        />
      )}
      <Source kind="modelled" text="from the answers and published figures" />
    </Stack>
  );
}
