import { type Denial, UpgradeDialog } from '../plans/UpgradeDialog.tsx';

/** No smart match is left today: when there are more, and what another plan brings (DLG-06, GAT-24). */
export function MatchLimit({ denial, onClose }: { denial: Denial; onClose: () => void }) {
  return (
    <UpgradeDialog feature="smart_matches_daily" denial={denial} onClose={onClose}>
      <p>{`Your ${denial.limit} smart matches of the day are there again from 00:00 UTC.`}</p>
    </UpgradeDialog>
  );
}
