import type { ReactNode } from 'react';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { uiTexts } from '@loupe/shared/messages/ui';
import { joinClasses } from '@loupe/shared/lib/join-classes';
import classes from './notice.module.css';

const ICONS = { info: Info, pending: TriangleAlert, error: CircleAlert };

export type NoticeProps = {
  tone: keyof typeof ICONS;
  title: ReactNode;
  children?: ReactNode;
  /** Id to quote when asking for help. */
  errorId?: string | null;
  actions?: ReactNode;
  /** Read out when it appears. */
  isAlert?: boolean;
  /** Makes it a named landmark. */
  label?: string;
};

/** News inside a page: what it is, what to do. */
export function Notice({ tone, title, children, errorId, actions, isAlert = false, label }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div
      role={isAlert ? 'alert' : label ? 'region' : undefined}
      aria-label={label}
      className={joinClasses(classes.notice, classes[tone])}
    >
      <span className={classes.icon} aria-hidden="true">
        <Icon size={16} />
      </span>
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        {children && <div className={classes.detail}>{children}</div>}
        {errorId && (
          <p className={classes.id}>
            {uiTexts.errorId} <code>{errorId}</code>
          </p>
        )}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
