import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonProps, type ButtonVariant, buttonClass } from './Button.tsx';

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; size?: ButtonProps['size'] };

/**
 * A link that looks like a button: for going somewhere. Doing something is a {@link Button}. Route discovery is for
 * react-router's framework mode only; its mark in the page would be weight.
 */
export function ButtonLink({ variant = 'secondary', size, className, ...rest }: ButtonLinkProps) {
  return <Link discover="none" {...rest} className={buttonClass(variant, size, className)} />;
}
