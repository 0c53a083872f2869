import type { Background } from '#shared/assessment/background.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { sourceNote } from '#shared/occupations/figures.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { SourceNote } from '#web/parts/occupation-figures/Figure.tsx';
import { payChange } from './pay-change.ts';

const nameAt = ({ codes, titles }: Facts, index: number) => nameOf(codes[index]!, titles[index]!);

interface FromHereProps {
  facts: Facts | null;
  code: string;
  background: Background | undefined;
}

/**
 * The move from one occupation to the other, and the change in pay; nothing if the person did not name theirs (D-88).
 */
export function FromHere({ facts, code, background }: FromHereProps) {
  const index = facts && indexOfCode(facts, code);
  if (!facts || index === null || !background) return null;
  const from = background.occupation === undefined ? null : indexOfCode(facts, background.occupation);
  const pay = payChange(facts, index, background);
  if (from === index) return <p>This is the occupation you named as your own.</p>;
  if (from === null && pay === null) return null;
  return (
    <div>
      <p>
        {from !== null && (
          <>
            From <b>{nameAt(facts, from)}</b> to <b>{nameAt(facts, index)}</b>.{' '}
          </>
        )}
        {pay}
      </p>
      {pay && <SourceNote source={sourceNote('oews')} />}
    </div>
  );
}
