import type { ComponentProps } from 'react';
import css from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the main action: one per screen, and the only yellow element. */
  variant?: ButtonVariant;
  /** `large` for a page's main action in its opening section. */
  size?: 'normal' | 'large';
  /** Busy: the button stays focusable and announces it, and ignores clicks. */
  busy?: boolean;
}

export const buttonClass = (variant: ButtonVariant, size?: ButtonProps['size'], extra?: string) =>
  [css.button, css[variant], size === 'large' && css.large, extra].filter(Boolean).join(' ');

export function Button({
  variant = 'secondary',
  size,
  busy = false,
  type = 'button',
  onClick,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, size, className)}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
