import { useAfter } from '#web/ui/use-after.ts';
import { useOnline } from '#web/ui/use-online.ts';
import css from './Loading.module.css';

/** Nothing is drawn for the first moment, so that a fast answer does not flicker. */
const DELAY_MS = 250;

interface LoadingProps {
  /** For what: "Loading your history"; dots are added unless it has its own. */
  label: string;
  /** Keeps the room of about as many entries of a list, and draws where they will stand. Nothing of it moves. */
  rows?: number;
  /** Beside something of a line's height: takes no more room than the line that comes. */
  inline?: boolean;
}

/** A wait of unknown length; without a network, in a dialog too, it says why it is long. */
export function Loading({ label, rows = 0, inline = false }: LoadingProps) {
  const visible = useAfter(DELAY_MS);
  const online = useOnline();
  return (
    <div className={css.loading} role="status" data-visible={visible}>
      <div className={inline ? css.inline : css.line}>
        <span className={css.path} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {visible && (
          <p>
            {label.endsWith('...') ? label : `${label} …`}
            {!online && !inline && ' You are offline: we keep trying for a few seconds.'}
          </p>
        )}
      </div>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={row} className={css.row} aria-hidden="true">
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
