import type { ComponentProps } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import classes from './evidence-button.module.css';

/** A number or place in a line of text that opens what it rests on. `--evidence-ink` is its colour, else the accent. */
export function EvidenceButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={joinClasses(classes.button, className)} />;
}
