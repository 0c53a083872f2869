import { useQuery } from '@tanstack/react-query';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { limitOf } from '#shared/plans/catalogue.ts';
import { query } from '#web/api/query.ts';
import { NEWEST_ROWS, openRowOf } from '#web/parts/assessment/open-row.ts';
import { UpgradeDialog } from '#web/parts/billing/UpgradeDialog.tsx';
import { type UsageSummary, usageSummary, usedOf } from '#web/parts/billing/usage-summary.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

const feature = 'career_path_analyses';
const freeLimit = limitOf(feature, 'free', 0);

/** Free limits the number of analyses; the main action is the free one, or its result (D-91). */
export function LockedAnalysis({ userId, onClose }: { userId: string; onClose: () => void }) {
  const usage = useQuery(usageSummary(userId));
  const open = useQuery({
    ...query(assessmentRoutes, 'listAssessments', { user_id: userId, limit: NEWEST_ROWS }),
    select: openRowOf,
  });
  const used = usage.data ? usedOf(usage.data.usage, feature) : 0;
  const limit = usage.data?.usage[feature].limit ?? freeLimit;
  return (
    <UpgradeDialog
      feature={feature}
      denial={{ reason: 'FEATURE_LOCKED', current_usage: used, limit, plan: 'Free' }}
      lead="One Career Path Analysis a month is free. More of them each month come with a subscription."
      mainAction={
        usage.isPending || open.isPending ? (
          <Button variant="primary" busy>
            Looking up your usage
          </Button>
        ) : (
          <WayForward summary={usage.data} open={open.data?.session_id} isUsed={used >= limit} onGo={onClose} />
        )
      }
      onClose={onClose}
    />
  );
}

interface WayForwardProps {
  summary: UsageSummary | undefined;
  /** the session of an unfinished analysis, which holds a use without having used it up */
  open: string | undefined;
  isUsed: boolean;
  /** closes the dialog, so that it is gone when the person comes back */
  onGo: () => void;
}

/** If the usage could not be loaded, it links to the intro, which asks the server itself. */
function WayForward({ summary, open, isUsed, onGo }: WayForwardProps) {
  if (open)
    return (
      <ButtonLink variant="primary" onClick={onGo} to={paths.continueAssessment(open)}>
        Continue your analysis
      </ButtonLink>
    );
  if (!summary || !isUsed)
    return (
      <ButtonLink variant="primary" onClick={onGo} to={paths.newAssessment()}>
        Use your free analysis
      </ButtonLink>
    );
  const result = summary.receipts.find((receipt) => receipt.feature === feature)?.result_id;
  return result ? (
    <ButtonLink variant="primary" onClick={onGo} to={paths.result(result)}>
      See your result
    </ButtonLink>
  ) : (
    <ButtonLink variant="primary" onClick={onGo} to={paths.history()}>
      See your assessments
    </ButtonLink>
  );
}
