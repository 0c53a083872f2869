import type { ComponentProps } from 'react';
import css from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the way forward: one on a screen, the only thing painted yellow. */
  variant?: ButtonVariant;
  /** Work is under way: the button stays focusable and says so, and clicks do nothing. */
  busy?: boolean;
}

export const buttonClass = (variant: ButtonVariant, extra?: string) =>
  [css.button, css[variant], extra].filter(Boolean).join(' ');

export function Button({ variant = 'secondary', busy = false, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, rest.className)}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
