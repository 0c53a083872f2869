import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './Shell.module.css';

/** A wait shorter than this is not shown. */
const DELAY_MS = 250;

/** The next screen is on its way. */
export function Pending() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={late ? css.pending : undefined}>
      {late && <VisuallyHidden>Loading</VisuallyHidden>}
    </div>
  );
}
