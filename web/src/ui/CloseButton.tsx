import css from './CloseButton.module.css';

interface CloseButtonProps {
  label?: string;
  onClick: () => void;
  className?: string | undefined;
}

/** The cross in the corner of something that can be closed. */
export const CloseButton = ({ label = 'Close', onClick, className }: CloseButtonProps) => (
  <button
    type="button"
    className={[css.button, className].filter(Boolean).join(' ')}
    onClick={onClick}
    aria-label={label}
  >
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M3 3l10 10M13 3 3 13" stroke="currentColor" strokeWidth="2" />
    </svg>
  </button>
);
