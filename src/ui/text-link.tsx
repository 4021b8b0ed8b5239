import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { ArrowRight as ArrowRightIcon } from 'lucide-react';
import styles from './text-link.module.css';

type TextLinkProps = LinkProps & {
  /**
   * `arrow` is used alone, as the next step. `plain` is underlined only under the pointer (menus, footers).
   */
  readonly variant?: 'inline' | 'arrow' | 'plain';
};

/** A link in text, or alone. */
export function TextLink({ variant = 'inline', className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={classNames(styles[variant], className)}>
      {children}
      {variant === 'arrow' ? <ArrowRightIcon size={18} /> : null}
    </Link>
  );
}
