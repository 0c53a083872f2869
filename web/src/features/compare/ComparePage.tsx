import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { dateTime } from '#shared/lib/format.ts';
import { explain } from '#web/api/api-error.ts';
import { query } from '#web/api/query.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { Compared } from './Compared.tsx';
import css from './ComparePage.module.css';
import { type Choice, choicesOf, pairOf } from './choices.ts';

/** /career-path/compare?a=&b=: two results of the same person, what changed, and whether it exceeds chance. */
export default function ComparePage() {
  const [search, setSearch] = useSearchParams();
  const { data, error, isPending, isFetching, refetch } = useRetried(
    useQuery({
      ...query(assessmentRoutes, 'listAssessments', {}),
      select: choicesOf,
    }),
  );
  const pair = data && pairOf(data, search.get('a'), search.get('b'));
  return (
    <Page width="wide">
      <PageHeader
        eyebrow="Over time"
        title="Compare two results"
        lead="What changed in your answers, in the data and in how we rank, and whether it is more than answering on a different day would change."
      />
      {isPending && <Loading label="Loading your results" rows={3} />}
      {error && !data && (
        <ErrorNotice
          title="Your results could not be loaded"
          message={explain(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data && !pair && <NothingToCompare found={data.length} />}
      {data && pair && (
        <>
          <div className={css.pair}>
            <ResultSelect
              label="Earlier result"
              choices={data}
              taken={pair.b}
              value={pair.a}
              onChoose={(a) => setSearch({ a, b: pair.b }, { replace: true })}
            />
            <ResultSelect
              label="Later result"
              choices={data}
              taken={pair.a}
              value={pair.b}
              onChoose={(b) => setSearch({ a: pair.a, b }, { replace: true })}
            />
          </div>
          <Compared key={`${pair.a} ${pair.b}`} a={pair.a} b={pair.b} />
        </>
      )}
    </Page>
  );
}

interface ResultSelectProps {
  label: string;
  choices: readonly Choice[];
  value: string;
  /** the other side's choice: a result is not compared with itself */
  taken: string;
  onChoose: (id: string) => void;
}

const ResultSelect = ({ label, choices, value, taken, onChoose }: ResultSelectProps) => {
  const other = choices.find(({ id }) => id === taken);
  return (
    <SelectField label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      {choices
        .filter(({ id }) => id !== taken)
        .map(({ id, at, best, variant }) => (
          <option key={id} value={id}>
            {dateTime(at)}
            {best && `, ${best}`}
            {variant !== other?.variant && ' (other questions)'}
          </option>
        ))}
    </SelectField>
  );
};

function NothingToCompare({ found }: { found: number }) {
  return (
    <Stack gap={4}>
      <p>
        <b>{found === 0 ? 'No results yet' : 'You have one result so far'}</b>
      </p>
      <p>
        {found === 0
          ? 'A comparison needs two finished assessments.'
          : 'A comparison needs a second one: answer again in a few weeks or months, and see what has really changed.'}
      </p>
      <p>
        <ButtonLink variant="primary" to={paths.newAssessment()}>
          {found === 0 ? 'Start your first assessment' : 'Answer again'}
        </ButtonLink>
      </p>
    </Stack>
  );
}
