import { limitOf, planName } from '#shared/plans/catalogue.ts';
import { upgradeOf } from '#web/parts/billing/plan-names.ts';
import { type Denial, UpgradeDialog } from '#web/parts/billing/UpgradeDialog.tsx';

const feature = 'smart_matches_daily';

/** No smart match is left today: when there are more, and what another plan brings (DLG-06, GAT-24). */
export function MatchLimit({ denial, onClose }: { denial: Denial; onClose: () => void }) {
  const next = upgradeOf(denial.plan);
  return (
    <UpgradeDialog feature={feature} denial={denial} onClose={onClose}>
      <p>
        {`You have ${denial.limit} smart matches again from 00:00 UTC`}
        {next && `; ${planName[next]} has ${limitOf(feature, next, 0)} a day`}.
      </p>
    </UpgradeDialog>
  );
}
