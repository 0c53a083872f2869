import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';
import css from './FigureRows.module.css';

interface FigureRowsProps {
  /** `key` where names may repeat; a missing figure says so */
  rows: readonly { key?: string; name: string; figure: string | null }[];
  /** their order means something */
  ranked?: boolean;
}

/** Names at the left, a figure for each at the right. */
export function FigureRows({ rows, ranked = false }: FigureRowsProps) {
  const List = ranked ? 'ol' : 'ul';
  return (
    <List className={css.rows}>
      {rows.map(({ key, name, figure }) => (
        <li key={key ?? name}>
          <span>{name}</span> {figure === null ? <NotAvailable /> : <b>{figure}</b>}
        </li>
      ))}
    </List>
  );
}
