import { useEffect, useState } from 'react';
import css from './Loading.module.css';

/** Nothing is drawn for the first moment, so that a fast answer does not flicker. */
const PATIENCE_MS = 250;

/** A wait of unknown length. `label` says for what: "Loading your history"; dots are added unless it has its own. */
export function Loading({ label }: { label: string }) {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.loading} role="status" data-visible={visible}>
      <span className={css.path} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {visible && <p>{label.endsWith('...') ? label : `${label} …`}</p>}
    </div>
  );
}
