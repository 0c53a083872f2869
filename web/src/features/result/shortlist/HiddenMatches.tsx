import { useMarkOccupation, useMarks } from '#web/parts/marks/use-marks.ts';
import { Button } from '#web/ui/Button.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { RoleView } from '../role/role-view.ts';
import css from './HiddenMatches.module.css';
import { markableOf } from './use-hiding.ts';

interface HiddenMatchesProps {
  /** hidden occupations of the result, each with its place in the list if it has one */
  roles: { role: RoleView; place: number | null }[];
  onBack: (code: string) => void;
}

/** Where hidden occupations can be restored. The result itself keeps listing them. */
export function HiddenMatches({ roles, onBack }: HiddenMatchesProps) {
  const { error, retry, retrying } = useMarks();
  const mark = useMarkOccupation();
  if (error)
    return (
      <p>
        <small>What you have saved and hidden could not be loaded.</small>{' '}
        <Button variant="quiet" busy={retrying} onClick={retry}>
          Load it again
        </Button>
      </p>
    );
  if (roles.length === 0) return null;
  return (
    <Disclosure quiet summary={`Hidden as not for you: ${roles.length}`}>
      <ul className={css.list}>
        {roles.map(({ role, place }) => (
          <li key={role.code}>
            {place === null ? role.title : `${place}. ${role.title}`}
            <Button
              variant="quiet"
              onClick={() => {
                mark(markableOf(role), null);
                onBack(role.code);
              }}
            >
              Bring back <VisuallyHidden>{role.title}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
