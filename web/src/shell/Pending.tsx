import { useAfter } from '#web/ui/use-after.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './Shell.module.css';

/** Shorter waits are not shown. */
const DELAY_MS = 250;

/** Shows that the next screen is loading. */
export function Pending() {
  const late = useAfter(DELAY_MS);
  return (
    <div role="status" className={late ? css.pending : undefined}>
      {late && <VisuallyHidden>Loading</VisuallyHidden>}
    </div>
  );
}
