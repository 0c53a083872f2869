import type { VacancyMatch } from '#shared/vacancies/contract.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import css from './RequirementList.module.css';

type Requirement = VacancyMatch['requirements'][number];

const standings = [
  { status: 'missing', title: 'Missing', tone: 'bad' },
  { status: 'met', title: 'You meet', tone: 'good' },
  { status: 'not_said', title: 'You did not say', tone: 'neutral' },
] as const;

const standingText = { missing: 'you do not have it', met: 'you meet it', not_said: 'you did not say' };

/**
 * Requirements grouped by whether the person meets them; the counts are of these lists. A missing preference is not a
 * lack, and something the person was never asked counts neither for nor against.
 */
export function RequirementList({ requirements }: { requirements: readonly Requirement[] }) {
  if (requirements.length === 0)
    return (
      <p>
        <b>No requirement was found.</b> Either the text names none, or it says so in words that we do not know.
      </p>
    );
  const asked = requirements.filter((each) => each.strength === 'required');
  const lists = standings.map((standing) => ({
    ...standing,
    own: asked.filter((each) => each.status === standing.status),
  }));
  const [missing, met, open] = lists.map(({ own }) => own.length);
  return (
    <Stack gap={4}>
      <h3>What it asks for</h3>
      <p>
        {asked.length} required: {met} met, {missing} missing, {open} you did not tell us. An employer may weigh them
        differently.
      </p>
      {lists.map(({ status, title, tone, own }) => (
        <Group key={status} title={title} tone={tone} own={own} />
      ))}
      <Group title="Preferred" own={requirements.filter((each) => each.strength === 'preferred')} withStanding />
      <Group title="Not needed" own={requirements.filter((each) => each.strength === 'not_needed')} />
    </Stack>
  );
}

interface GroupProps {
  title: string;
  own: readonly Requirement[];
  tone?: 'bad' | 'good' | 'neutral';
  /** if the title does not say whether the person meets them */
  withStanding?: boolean;
}

function Group({ title, own, tone = 'neutral', withStanding = false }: GroupProps) {
  if (own.length === 0) return null;
  return (
    <Stack gap={2}>
      <Cluster>
        <h4>{title}</h4>
        <Badge tone={tone}>{own.length}</Badge>
      </Cluster>
      <ul className={css.list}>
        {own.map((each) => (
          <li key={each.name}>
            <b>{each.name}</b>
            {withStanding && <>: {standingText[each.status]}</>}
            <small className={css.why}>{each.why}</small>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
