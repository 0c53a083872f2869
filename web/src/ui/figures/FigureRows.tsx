import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';
import css from './FigureRows.module.css';

interface FigureRowsProps {
  /** `key` if names may repeat; null is displayed as not available */
  rows: readonly { key?: string; name: string; figure: string | null }[];
  /** whether the order is meaningful */
  ranked?: boolean;
}

/** Names on the left, a figure for each on the right. */
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
