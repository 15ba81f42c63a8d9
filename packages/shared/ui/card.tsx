import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import { Link, type LinkProps } from './link.tsx';
import classes from './card.module.css';

type CardLook = { padding?: 'none' | 'small' | 'medium' | 'large' };

export type CardProps = ComponentProps<'div'> & CardLook;

function lookOf(padding: CardLook['padding'], className: string | undefined): string {
  return joinClasses(classes.card, classes[padding ?? 'medium'], className);
}

/** A surface with a hairline border. */
export function Card({ padding, className, ...rest }: CardProps) {
  return <div {...rest} className={lookOf(padding, className)} />;
}

export type CardLinkProps = Omit<LinkProps, 'tone'> & CardLook;

/** A card that is one link as a whole; it must not contain other controls. */
export function CardLink({ padding, className, ...rest }: CardLinkProps) {
  return <Link {...rest} tone="plain" className={joinClasses(lookOf(padding, className), classes.link)} />;
}

/** The soft tile that carries a card's icon. */
export function CardIcon({ children }: { children: ReactNode }) {
  return (
    <span className={classes.icon} aria-hidden="true">
      {children}
    </span>
  );
}
