import { type ReactNode } from 'react';
import { takeFocus } from '@loupe/shared/ui/take-focus';
import { joinClasses } from '@loupe/shared/lib/join-classes';
import classes from './step-panel.module.css';

export type StepPanelProps = {
  icon: ReactNode;
  title: string;
  tone?: 'plain' | 'success';
  children?: ReactNode;
  actions?: ReactNode;
};

function StepHeading({ title }: { title: string }) {
  return (
    <h2 ref={takeFocus} tabIndex={-1} className={classes.title}>
      {title}
    </h2>
  );
}

/** A step that takes the place of a form: its heading takes the focus, so that it is read out (WCAG 2.4.3). */
export function StepPanel({ icon, title, tone = 'plain', children, actions }: StepPanelProps) {
  return (
    <section className={joinClasses(classes.panel, classes[tone])}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <StepHeading key={title} title={title} />
      {children && <div className={classes.text}>{children}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </section>
  );
}
