import { useAfter } from '#web/ui/use-after.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './Shell.module.css';

/** A wait shorter than this is not shown. */
const DELAY_MS = 250;

/** The next screen is on its way. */
export function Pending() {
  const late = useAfter(DELAY_MS);
  return (
    <div role="status" className={late ? css.pending : undefined}>
      {late && <VisuallyHidden>Loading</VisuallyHidden>}
    </div>
  );
}
