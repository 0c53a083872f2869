import type { Receipt } from '#shared/assessment/result-shape.ts';
import { signed } from '#shared/lib/format.ts';
import { TextButton } from '#web/ui/TextButton.tsx';
import type { RoleView } from '../role/role-view.ts';
import { pointsOf } from '../score/receipt-sums.ts';
import css from './LensSummary.module.css';

const lenses: readonly { title: string; meaning: string; parts: readonly Receipt['part'][] }[] = [
  {
    title: 'Where you want to go',
    meaning: 'The first of these ten by your interests and values alone',
    parts: ['interests', 'values'],
  },
  { title: 'Where you could start today', meaning: 'The first of these ten by your skills alone', parts: ['skills'] },
];

const SHOWN = 3;

/**
 * Two readings of the same ten. Skills say where a person stands, interests and values where they would like to be: a
 * career changer must see both rather than be sent back to where they came from.
 */
export function LensSummary({ roles, onSelect }: { roles: readonly RoleView[]; onSelect: (code: string) => void }) {
  if (roles.every((role) => role.receipts.length === 0)) return null;
  return (
    <>
      <div className={css.lenses}>
        {lenses.map(({ title, meaning, parts }) => {
          const first = roles
            .map((role) => ({ role, moved: pointsOf(role.receipts, parts) }))
            .sort((a, b) => b.moved - a.moved)
            .slice(0, SHOWN);
          return (
            <section key={title}>
              <h3 className={css.title}>{title}</h3>
              <p className={css.meaning}>{meaning}</p>
              <ol className={css.roles}>
                {first.map(({ role, moved }) => (
                  <li key={role.code}>
                    <b>
                      <TextButton onClick={() => onSelect(role.code)}>{role.title}</TextButton>
                    </b>
                    <span className={css.points}>{signed(moved)} points</span>
                  </li>
                ))}
              </ol>
            </section>
          );
        })}
      </div>
      <p>
        <small>Points are part of the score: how many of its 100 these answers add, or take away.</small>
      </p>
    </>
  );
}
