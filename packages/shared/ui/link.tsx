import type { ComponentProps, MouseEvent } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import classes from './link.module.css';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Called instead of the browser's own navigation for a plain left click. */
  onNavigate?: ((href: string) => void) | undefined;
  /** `accent` is a link in text, `quiet` takes the colour around it, `plain` is unstyled. */
  tone?: 'accent' | 'quiet' | 'plain';
};

/** True when the browser would open the link right here: no modifier, left button, no other target. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && (target === '' || target === '_self') && download === '';
}

/** A real link: new tab, copy address and middle click keep working. `onNavigate` takes only plain clicks. */
export function Link(props: LinkProps) {
  const { href, onNavigate, onClick, tone = 'accent', className, target, rel, children, ...rest } = props;
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!onNavigate || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    onNavigate(href);
  }
  return (
    <a
      {...rest}
      href={href}
      target={target}
      rel={rel ?? (target === '_blank' ? 'noopener noreferrer' : undefined)}
      className={joinClasses(classes[tone], className)}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
