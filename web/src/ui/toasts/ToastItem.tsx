import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { CloseButton } from '#web/ui/CloseButton.tsx';
import { NewTabNote } from '#web/ui/NewTabNote.tsx';
import css from './ToastRegion.module.css';
import { dismissToast, type Toast } from './toast.ts';

/** Long enough to read twice; errors stay longer. A toast stays while it is hovered or focused. */
const SHOWN_MS = { neutral: 6_000, good: 6_000, bad: 12_000 };

interface ToastItemProps {
  item: Toast;
  /** pauses the timer of every toast */
  held: boolean;
  onDismiss: () => void;
}

export function ToastItem({ item, held, onDismiss }: ToastItemProps) {
  const { id, title, text, link, tone } = item;
  useEffect(() => {
    if (held || link) return;
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS[tone]);
    return () => clearTimeout(timer);
  }, [id, link, tone, held]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key for whoever is inside; the button says the same
    <div
      className={`${css.toast} ${css[tone]}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault(); // otherwise the dialog behind it would close as well
        onDismiss();
      }}
    >
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {text && <p className={css.text}>{text}</p>}
        {link && <ToastLink link={link} onTaken={() => dismissToast(id)} />}
      </div>
      <CloseButton label="Dismiss" className={css.close} onClick={onDismiss} />
    </div>
  );
}

function ToastLink({ link, onTaken }: { link: NonNullable<Toast['link']>; onTaken: () => void }) {
  if ('to' in link)
    return (
      <Link className={css.link} to={link.to} onClick={onTaken}>
        {link.label}
      </Link>
    );
  return (
    <a className={css.link} href={link.href} target="_blank" rel="noopener noreferrer">
      {link.label}
      <NewTabNote />
    </a>
  );
}
