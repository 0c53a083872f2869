import { reasonText } from '#shared/plans/reason-text.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import css from './DenialDialog.module.css';
import type { Denial } from './start-assessment.ts';
import { useAnalysisUsage } from './usage.ts';

const FEATURE = 'career_path_analyses';

/** The server said no: why, how much is used, and what happens next (DLG-06, DLG-07, DLG-10). */
export function DenialDialog({ denial, userId, onClose }: { denial: Denial; userId: string; onClose: () => void }) {
  const locked = denial.reason === 'FEATURE_LOCKED';
  const { current_usage: current, limit, plan, reason } = denial;
  return (
    <Dialog
      open
      onClose={onClose}
      title={locked ? 'Feature Locked' : 'Limit Reached'}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <ButtonLink to={paths.history()} variant="primary">
            Open your results
          </ButtonLink>
        </>
      }
    >
      <p className={css.reason}>
        {locked ? <LockIcon /> : <WarningIcon />}
        <span>{reasonText({ reason, feature: FEATURE, plan, current, limit })}</span>
      </p>
      <dl className={css.figures}>
        <Figure name="Current usage" value={current} />
        <Figure name="Limit" value={limit} />
        <Figure name="Plan" value={plan} />
      </dl>
      {!locked && <Refill userId={userId} limit={limit} />}
    </Dialog>
  );
}

function Refill({ userId, limit }: { userId: string; limit: number }) {
  const usage = useAnalysisUsage(userId);
  if (!usage.data) return null;
  const day = new Date(usage.data.nextReset).toLocaleDateString(undefined, { dateStyle: 'long' });
  return (
    <p>
      Your allowance of {limit} refills on <strong>{day}</strong>. The results you have stay open and complete until
      then and after.
    </p>
  );
}

const Figure = ({ name, value }: { name: string; value: string | number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const LockIcon = () => (
  <svg viewBox="0 0 24 24" width="28" height="28" role="img" aria-label="Locked">
    <path d="M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

const WarningIcon = () => (
  <svg viewBox="0 0 24 24" width="28" height="28" role="img" aria-label="Warning">
    <path d="M12 3 2 21h20zM12 10v5M12 17v2" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);
