import { Link } from 'react-router-dom';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { setAsideWords } from '#shared/assessment/result-words.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { useRoleAddress } from './role/use-role-address.ts';

/** The work that the person wants to leave: not among the ten, and not hidden either. */
export function SetAside({ work }: { work: NonNullable<ResultBody['set_aside']> }) {
  const { linkTo } = useRoleAddress();
  return (
    <p>
      <Link {...linkTo(work.code)}>{nameOf(work.code, work.title)}</Link> {setAsideWords(work)}
    </p>
  );
}
