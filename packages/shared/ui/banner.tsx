import type { ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import classes from './banner.module.css';

export type BannerProps = {
  /** `strong` is for impersonation; the others say what kind of news it is, with an icon. */
  tone?: 'strong' | 'info' | 'pending' | 'error';
  icon?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  /** Names the landmark. */
  label: string;
  /** Stays at the top of the page above everything. */
  isSticky?: boolean;
};

/** A full-width strip above the page, e.g. "Viewing as NAME · 14:32 left · End". */
export function Banner({ tone = 'strong', icon, children, action, label, isSticky = false }: BannerProps) {
  return (
    <section
      aria-label={label}
      className={joinClasses(classes.banner, classes[tone], isSticky && classes.sticky)}
    >
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <div className={classes.text}>{children}</div>
      {action && <div className={classes.action}>{action}</div>}
    </section>
  );
}
