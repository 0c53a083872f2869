import { day } from '#shared/lib/format.ts';
import { keptOnAnyPlan } from '#shared/plans/retention-text.ts';
import { type Denial, UpgradeDialog } from '#web/parts/billing/UpgradeDialog.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

interface DenialDialogProps {
  denial: Denial;
  /** when the allowance refills, if known */
  nextReset: string | undefined;
  onClose: () => void;
}

/** No analysis is left, or the plan has none (AIN-13): a link to existing results, and the plans that have more. */
export const DenialDialog = ({ denial, nextReset, onClose }: DenialDialogProps) => (
  <UpgradeDialog
    feature="career_path_analyses"
    denial={denial}
    onClose={onClose}
    action={<ButtonLink to={paths.history()}>Open your results</ButtonLink>}
  >
    {denial.reason !== 'FEATURE_LOCKED' && nextReset && (
      <p>
        Your allowance of {denial.limit} refills on <strong>{day(nextReset)}</strong>. {keptOnAnyPlan}
      </p>
    )}
  </UpgradeDialog>
);
