import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonProps, type ButtonVariant, buttonClass } from './Button.tsx';

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; size?: ButtonProps['size'] };

/**
 * A link that looks like a button, for navigation; use {@link Button} for actions. Route discovery is for
 * react-router's framework mode only, so its attribute is omitted.
 */
export function ButtonLink({ variant = 'secondary', size, className, ...rest }: ButtonLinkProps) {
  return <Link discover="none" {...rest} className={buttonClass(variant, size, className)} />;
}
