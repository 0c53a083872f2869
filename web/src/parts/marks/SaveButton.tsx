import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { knownSession, useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import css from './SaveButton.module.css';
import { saveLater, takeSaveLater } from './save-later.ts';
import { type Markable, useMarkOccupation, useMarks } from './use-marks.ts';

/** Saves an occupation to the account. Visitors sign in first and find it saved when they return. */
export function SaveButton({ occupation }: { occupation: Markable }) {
  const { user } = useSession();
  const { markOf } = useMarks();
  const mark = useMarkOccupation();
  const navigate = useNavigate();
  const isSaved = markOf(occupation.code) === 'saved';

  const signedIn = user !== undefined;
  useEffect(() => {
    if (signedIn && takeSaveLater(occupation.code)) mark(occupation, 'saved');
  }, [signedIn, occupation, mark]);

  const press = async () => {
    const session = await knownSession();
    if (session.user) return mark(occupation, isSaved ? null : 'saved');
    saveLater(occupation.code);
    navigate(paths.auth({ next: paths.occupation(occupation.slug) }));
  };
  return (
    <Button className={css.button} aria-pressed={isSaved} onClick={press}>
      <svg viewBox="0 0 12 16" width="12" height="16" aria-hidden="true">
        <path className={css.ribbon} d="M1.5 1.5h9v13L6 10.5l-4.5 4z" />
      </svg>
      {isSaved ? 'Saved' : 'Save'}
    </Button>
  );
}
