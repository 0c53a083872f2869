import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { explain } from '#web/api/api-error.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { MatchResult } from './MatchResult.tsx';
import { useResults } from './match-query.ts';
import { SavedMatches } from './SavedMatches.tsx';
import type { Shown } from './shown.ts';
import { VacancyForm } from './VacancyForm.tsx';

/** /career-path/match: matches a vacancy with one of the person's results (D-95). */
export default function MatchPage() {
  const { data: results, error, isPending, isFetching, refetch } = useResults();
  const [query] = useSearchParams();
  const { user } = useSession();
  const [shown, setShown] = useState<Shown | null>(null);
  return (
    <Page width="wide">
      <PageHeader
        title="Match a job posting"
        lead="Paste a job posting. You see which occupation it is, how it suits you by your own answers, what you meet, what is missing, and what it leaves open, each in its own words."
      />
      {isPending && <Loading label="Loading your results" rows={3} />}
      {error && !results && (
        <ErrorNotice
          title="Your results could not be loaded"
          message={explain(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {results?.length === 0 && <NoResult />}
      {results && results.length > 0 && user && (
        <Stack gap={7}>
          <VacancyForm sub={user.sub} results={results} wanted={query.get('result')} onMatched={setShown} />
          {shown && (
            <MatchResult
              key={shown.match.match_id}
              shown={shown}
              onSaved={() => setShown({ ...shown, isSaved: true })}
            />
          )}
        </Stack>
      )}
      <SavedMatches onOpen={setShown} onDeleted={(id) => shown?.match.match_id === id && setShown(null)} />
    </Page>
  );
}

/** Without answers there is nothing to match with. */
const NoResult = () => (
  <Stack gap={4}>
    <p>
      <b>No result to match with yet.</b> A job posting is compared with your own answers: what interests you, what you
      can do, what you need.
    </p>
    <p>
      <ButtonLink variant="primary" to={paths.newAssessment()}>
        Start an assessment
      </ButtonLink>
    </p>
  </Stack>
);
