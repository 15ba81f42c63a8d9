import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import classes from './chip.module.css';

type ChipTone = 'neutral' | 'accent' | 'success' | 'pending' | 'error' | 'info';

export type ChipProps = ComponentProps<'span'> & { tone?: ChipTone; icon?: ReactNode };

/** A small pill of text. A coloured one needs an icon too: state is never shown by colour alone. */
export function Chip({ tone = 'neutral', icon, className, children, ...rest }: ChipProps) {
  return (
    <span {...rest} className={joinClasses(classes.chip, classes[tone], className)}>
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={classes.text}>{children}</span>
    </span>
  );
}

export type FilterChipProps = ComponentProps<'button'> & { isPressed: boolean };

/** A pill that is on or off. */
export function FilterChip({ isPressed, className, type = 'button', ...rest }: FilterChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={isPressed}
      className={joinClasses(classes.filter, className)}
    />
  );
}
