import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonVariant, buttonClass } from './Button.tsx';

/** A link that looks like a button: for going somewhere. Doing something is a {@link Button}. */
export function ButtonLink({ variant = 'secondary', ...rest }: LinkProps & { variant?: ButtonVariant }) {
  return <Link {...rest} className={buttonClass(variant, rest.className)} />;
}
