import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './Shell.module.css';

/** The next screen is on its way. Drawn only when that takes a moment. */
export const Pending = () => (
  <div className={css.pending} role="status">
    <VisuallyHidden>Loading</VisuallyHidden>
  </div>
);
