import { keptOnAnyPlan } from '#shared/plans/retention-text.ts';
import { explain } from '#web/api/api-error.ts';
import { paths } from '#web/paths.ts';
import { useSubscription } from '#web/session/plan/subscription.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { AssessmentCard } from './AssessmentCard.tsx';
import { useAssessments, useDeleteAssessment } from './history-query.ts';

/**
 * /career-path/history: every assessment of the person, newest first (HIS-02 to HIS-20). Max has nothing to upgrade to
 * (D-21).
 */
export default function HistoryPage() {
  const { data, error, isPending, isFetching, refetch } = useAssessments();
  const remove = useDeleteAssessment();
  const empty = data?.length === 0;
  const finished = data?.filter(({ status }) => status === 'completed').length ?? 0;
  const open = data?.find(({ status }) => status === 'in_progress');
  return (
    <Page>
      <PageHeader
        title="Your assessments"
        actions={
          !isPending &&
          !empty && (
            <ButtonLink variant={data && !open ? 'primary' : 'secondary'} to={paths.newAssessment()}>
              New Assessment
            </ButtonLink>
          )
        }
      />
      {isPending && <Loading label="Loading your assessments" rows={3} />}
      {error && !data && (
        <ErrorNotice
          title="Your assessments could not be loaded"
          message={explain(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {empty && <EmptyHistory />}
      {data && data.length > 0 && (
        <Stack as="section" gap={3}>
          <Stack as="ol" gap={1}>
            {data.map((assessment) => (
              <AssessmentCard
                key={assessment.id}
                assessment={assessment}
                lead={assessment === open}
                onDelete={() => remove.mutate(assessment)}
              />
            ))}
          </Stack>
          {finished > 0 && (
            <Source kind="modelled" text="each match from the answers of that day and published figures" />
          )}
        </Stack>
      )}
      {!isPending && <Footer finished={finished} />}
    </Page>
  );
}

/** Appears together with the list above it, which would otherwise push it away from under a finger. */
function Footer({ finished }: { finished: number }) {
  const { subscription_tier } = useSubscription();
  return (
    <>
      <p>
        <small>{keptOnAnyPlan} Each says until when. You can delete an assessment at any time.</small>
      </p>
      <Cluster gap={4}>
        {finished > 1 && <ButtonLink to={paths.compare()}>Compare two results</ButtonLink>}
        <ButtonLink to={paths.accountUsage()}>View Usage Limits</ButtonLink>
        {subscription_tier !== 'Max' && <ButtonLink to={paths.pricing()}>Upgrade Plan</ButtonLink>}
      </Cluster>
    </>
  );
}

/** HIS-03 */
function EmptyHistory() {
  return (
    <Stack gap={4}>
      <p>
        <b>No assessments yet</b>
      </p>
      <p>Twelve to eighteen minutes of questions, and a map of where your path could go on.</p>
      <p>
        <ButtonLink variant="primary" to={paths.newAssessment()}>
          Start Your First Assessment
        </ButtonLink>
      </p>
    </Stack>
  );
}
