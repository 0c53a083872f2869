import type { Facts } from '#shared/occupations/facts.ts';
import { sourceNote } from '#shared/occupations/figures.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { useOccupationDetails } from '#web/features/result/role/occupation-parts.ts';
import { SourceNote } from '#web/parts/occupation-figures/Figure.tsx';
import { carriedOver } from './carried-over.ts';

interface CarriedOverProps {
  facts: Facts | null;
  code: string;
  /** code of the person's current or last occupation */
  from: string | undefined;
}

const SHOWN = 6;

/** What the person's occupation and this one have in common: facts about the two, independent of answers and scores. */
export function CarriedOver({ facts, code, from }: CarriedOverProps) {
  const { data } = useOccupationDetails(facts);
  if (!facts || !data || from === undefined || from === code) return null;
  const [here, there] = [indexOfCode(facts, from), indexOfCode(facts, code)];
  if (here === null || there === null) return null;
  const names = carriedOver(data(here), data(there)).slice(0, SHOWN);
  return (
    <div>
      <h5>From your work, {nameOf(from, facts.titles[here]!)}</h5>
      <p>{names.length > 0 ? names.join(' · ') : 'Nothing that both need, at the level asked here.'}</p>
      <p>
        <small>
          What both occupations need, by the published facts. It says nothing about you and is not part of the score.
        </small>
      </p>
      <SourceNote source={sourceNote('onet_ratings')} />
    </div>
  );
}
