import type { ComponentProps } from 'react';
import css from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the way forward: one on a screen, the only thing painted yellow. */
  variant?: ButtonVariant;
  /** `large` for the one thing a page asks for, in its opening. */
  size?: 'normal' | 'large';
  /** Work is under way: the button stays focusable and says so, and clicks do nothing. */
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
