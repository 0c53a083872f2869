import { useMemo } from 'react';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import type { Engine } from '#web/parts/engine/engine.ts';
import { TextButton } from '#web/ui/TextButton.tsx';

interface OwnWorkProps {
  engine: Engine;
  code: string;
  onPick: (index: number) => void;
}

/** Where the person's current occupation ranks, so that nobody has to search for it. */
export function OwnWork({ engine, code, onPick }: OwnWorkProps) {
  const { facts, names, own } = engine;
  const index = indexOfCode(facts, code);
  const place = useMemo(
    () => (index !== null && Number.isFinite(own.finals[index]) ? engine.explain(own, index).placed.rank : null),
    [engine, own, index],
  );
  if (index === null || place === null) return null;
  return (
    <div>
      <p>
        Your own work, <b>{names[index]}</b>, is at place <b>{place}</b> of {own.order.length} by score.
      </p>
      <TextButton onClick={() => onPick(index)}>See why</TextButton>
    </div>
  );
}
