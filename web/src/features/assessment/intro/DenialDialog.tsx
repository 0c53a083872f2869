import { day } from '#shared/lib/format.ts';
import { keptOnAnyPlan } from '#shared/plans/retention-text.ts';
import { type Denial, UpgradeDialog } from '#web/parts/billing/UpgradeDialog.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { useAnalysisUsage } from './usage.ts';

/** No analysis is left, or the plan has none (AIN-13): a link to existing results, and the plans that have more. */
export function DenialDialog({ denial, userId, onClose }: { denial: Denial; userId: string; onClose: () => void }) {
  return (
    <UpgradeDialog
      feature="career_path_analyses"
      denial={denial}
      onClose={onClose}
      action={<ButtonLink to={paths.history()}>Open your results</ButtonLink>}
    >
      {denial.reason !== 'FEATURE_LOCKED' && <Refill userId={userId} denial={denial} />}
    </UpgradeDialog>
  );
}

function Refill({ userId, denial: { limit } }: { userId: string; denial: Denial }) {
  const usage = useAnalysisUsage(userId);
  if (!usage.data) return null;
  return (
    <p>
      Your allowance of {limit} refills on <strong>{day(usage.data.nextReset)}</strong>. {keptOnAnyPlan}
    </p>
  );
}
