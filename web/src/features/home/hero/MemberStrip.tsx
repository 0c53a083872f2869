import { accountRoutes } from '#shared/account/contract.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { query } from '#web/api/query.ts';
import { NEWEST_ROWS, openRowOf } from '#web/parts/assessment/open-row.ts';
import { usageSummary } from '#web/parts/billing/usage-summary.ts';
import { useOwnQuery } from '#web/session/use-own-query.ts';
import { Button } from '#web/ui/Button.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import css from './MemberStrip.module.css';
import { LastResult } from './strip/LastResult.tsx';
import { Learning } from './strip/Learning.tsx';
import { LeftOfPlan } from './strip/LeftOfPlan.tsx';
import { Saved } from './strip/Saved.tsx';
import { UnderWay } from './strip/UnderWay.tsx';

/** A signed-in person's open analysis, last result, learning plan, saved occupations and remaining allowance. */
export default function MemberStrip({ userId }: { userId: string }) {
  const assessments = useOwnQuery({
    ...query(assessmentRoutes, 'listAssessments', { user_id: userId, limit: NEWEST_ROWS }),
    staleTime: 0,
  });
  const usage = useOwnQuery(usageSummary(userId));
  // no greeting if no name was given or it cannot be loaded
  const profile = useOwnQuery(query(accountRoutes, 'getProfile', {}));
  if (assessments.isPending || usage.isPending || profile.isPending)
    return (
      <div className={css.waiting}>
        <Loading label="Looking up where you are" inline />
      </div>
    );
  if (assessments.isError || usage.isError)
    return (
      <div className={css.failed}>
        <p>Your progress could not be loaded.</p>
        <Button
          busy={assessments.isFetching || usage.isFetching}
          onClick={() => {
            if (assessments.isError) void assessments.refetch();
            if (usage.isError) void usage.refetch();
          }}
        >
          Retry
        </Button>
      </div>
    );
  const open = openRowOf(assessments.data);
  const finished = assessments.data.find(({ career_assessment_results: [result] }) => result);
  const result = finished?.career_assessment_results[0];
  return (
    <>
      {profile.data?.name && <p className={css.greeting}>{`Hello ${profile.data.name}`}</p>}
      <ul className={css.parts} aria-label="Where you are">
        <UnderWay open={open} />
        <LastResult result={result} />
        <Learning result={result} />
        <Saved />
        <LeftOfPlan usage={usage.data} />
      </ul>
    </>
  );
}
