import { useAfter } from '#web/ui/use-after.ts';
import { useOnline } from '#web/ui/use-online.ts';
import css from './Loading.module.css';

/** Nothing is shown at first, so that a fast answer does not flicker. */
const DELAY_MS = 250;

interface LoadingProps {
  /** What is loading: "Loading your history"; an ellipsis is added unless it has one. */
  label: string;
  /** Reserves space for about this many list entries and draws static placeholders. */
  rows?: number;
  /** Takes no more room than the line of text it stands for. */
  inline?: boolean;
}

/** A wait of unknown length. Without a network it says why it is long, inside dialogs too. */
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
