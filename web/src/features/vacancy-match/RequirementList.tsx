import type { VacancyMatch } from '#shared/vacancies/contract.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import css from './RequirementList.module.css';

type Requirement = VacancyMatch['requirements'][number];

const groups = [
  { status: 'missing', title: 'Missing', tone: 'bad' },
  { status: 'met', title: 'You meet', tone: 'good' },
  { status: 'not_said', title: 'You did not say', tone: 'neutral' },
] as const;

const strength = { required: null, preferred: 'Preferred', not_needed: 'Not needed' } as const;

/** What is asked for, by how the person stands to it. What nobody asked them counts neither for nor against. */
export function RequirementList({ requirements }: { requirements: readonly Requirement[] }) {
  if (requirements.length === 0)
    return (
      <p>
        <b>No requirement was found.</b> Either the text names none, or it says so in words that we do not know.
      </p>
    );
  const asked = requirements.filter((each) => each.strength === 'required');
  const countOf = (status: Requirement['status']) => asked.filter((each) => each.status === status).length;
  const [met, missing] = [countOf('met'), countOf('missing')];
  const others = requirements.length - asked.length;
  return (
    <Stack gap={4}>
      <h3>What it asks for</h3>
      <p>
        {asked.length} asked for{others > 0 && `, beside ${others} preferred or not needed`}: {met} met, {missing}{' '}
        missing, {asked.length - met - missing} you did not tell us. An employer may weigh them otherwise.
      </p>
      {groups.map(({ status, title, tone }) => {
        const own = requirements.filter((each) => each.status === status);
        return (
          own.length > 0 && (
            <Stack key={status} gap={2}>
              <Cluster>
                <h4>{title}</h4>
                <Badge tone={tone}>{own.length}</Badge>
              </Cluster>
              <ul className={css.list}>
                {own.map((each) => (
                  <li key={each.name + each.strength}>
                    <b>{each.name}</b>
                    {strength[each.strength] && <i> {strength[each.strength]}</i>}
                    <small className={css.why}>{each.why}</small>
                  </li>
                ))}
              </ul>
            </Stack>
          )
        );
      })}
    </Stack>
  );
}
