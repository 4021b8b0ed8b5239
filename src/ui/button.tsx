import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

type Look = {
  readonly variant?: ButtonVariant;
  readonly size?: 'small' | 'medium' | 'large';
  /** Fills the width of its container. */
  readonly wide?: boolean;
  readonly icon?: ReactNode;
  readonly iconEnd?: ReactNode;
};

function lookOf({ variant = 'primary', size = 'medium', wide }: Look, className?: string): string {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className);
}

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** Work is under way: a spinner is shown, clicks do nothing, and focus stays where it is. */
    readonly busy?: boolean;
  };

/** A button. Default type: `button`. */
export function Button({
  variant = 'primary',
  size,
  wide,
  icon,
  iconEnd,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      data-variant={variant}
      {...rest}
      className={lookOf({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={click}
    >
      {busy ? <Spinner /> : icon}
      <span>{children}</span>
      {iconEnd}
    </button>
  );
}

/** A link that looks like a button. It navigates and does nothing else. */
export function ButtonLink({
  variant = 'primary',
  size,
  wide,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: Look & LinkProps) {
  return (
    <Link data-variant={variant} {...rest} className={lookOf({ variant, size, wide }, className)}>
      {icon}
      <span>{children}</span>
      {iconEnd}
    </Link>
  );
}

type IconButtonProps = ComponentProps<'button'> & {
  /** The action in words, for those who do not see the icon. */
  readonly label: string;
  readonly outlined?: boolean;
};

/** A square of 44 px with one icon in it. */
export function IconButton({ label, outlined = false, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.iconButton, outlined && styles.outlined, className)}
    >
      {children}
    </button>
  );
}
