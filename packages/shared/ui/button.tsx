import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import { Link, type LinkProps } from './link.tsx';
import { Spinner } from './spinner.tsx';
import classes from './button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium';

type ButtonLook = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Drawn before the text; 16 px icons sit best. */
  icon?: ReactNode;
  /** Takes the whole width of its container. */
  isWide?: boolean;
};

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { isBusy?: boolean };

function lookOf({ variant = 'secondary', size = 'medium', isWide }: ButtonLook, className?: string): string {
  return joinClasses(classes.button, classes[variant], classes[size], isWide && classes.wide, className);
}

/**
 * A button. While busy it keeps its width, name and focus, and swallows further clicks (also the implicit
 * submit of a form), so nothing is sent twice.
 */
export function Button({ variant, size, icon, isWide, isBusy = false, ...rest }: ButtonProps) {
  const { className, children, onClick, type = 'button', ...attributes } = rest;
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...attributes}
      type={type}
      className={lookOf(
        { ...(variant && { variant }), ...(size && { size }), isWide: isWide ?? false },
        className,
      )}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || attributes['aria-disabled']}
      onClick={handleClick}
    >
      <span className={classes.content}>
        {icon && <span className={classes.icon}>{icon}</span>}
        {children}
      </span>
      {isBusy && <Spinner size="medium" className={classes.busy} />}
    </button>
  );
}

export type IconButtonProps = Omit<ButtonProps, 'children' | 'isWide'> & { label: string; icon: ReactNode };

/** A square button with an icon only; `label` is its name and its hover text. */
export function IconButton({ label, icon, variant = 'ghost', className, title, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      icon={icon}
      aria-label={label}
      title={title ?? label}
      className={joinClasses(classes.square, className)}
    />
  );
}

export type LinkButtonProps = Omit<LinkProps, 'tone'> & ButtonLook;

/** A link that looks like a button: for going somewhere, not for doing something. */
export function LinkButton({ variant, size, icon, isWide, className, children, ...rest }: LinkButtonProps) {
  const look = lookOf(
    { ...(variant && { variant }), ...(size && { size }), isWide: isWide ?? false },
    className,
  );
  return (
    <Link {...rest} tone="plain" className={look}>
      <span className={classes.content}>
        {icon && <span className={classes.icon}>{icon}</span>}
        {children}
      </span>
    </Link>
  );
}
