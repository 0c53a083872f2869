import css from './MarketSection.module.css';

interface Role {
  title: string;
  openings: number;
  growth: number;
  pay: number;
}

interface TopListProps {
  title: string;
  roles: readonly Role[];
  /** what the list is ordered by */
  figure: (role: Role) => string;
  note: (role: Role) => string;
}

export const TopList = ({ title, roles, figure, note }: TopListProps) => (
  <div>
    <h3>{title}</h3>
    <ol className={css.list}>
      {roles.map((role) => (
        <li key={role.title}>
          <span>{role.title}</span>
          <b>{figure(role)}</b>
          <small>{note(role)}</small>
        </li>
      ))}
    </ol>
  </div>
);
