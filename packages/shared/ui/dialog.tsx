import type { ReactNode } from 'react';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { joinClasses } from '../lib/join-classes.ts';
import { DialogShell, type DialogShellProps } from './dialog-shell.tsx';
import classes from './dialog.module.css';

export type DialogProps = Pick<
  DialogShellProps,
  'isOpen' | 'onClose' | 'initialFocus' | 'finalFocus' | 'isKeptOnOutsidePress'
> & {
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The actions, right-aligned; the main one last. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
};

/** A modal dialog in the middle, a sheet from below on phones. Focus is kept inside and given back. */
export function Dialog({ title, description, children, footer, size = 'medium', ...shell }: DialogProps) {
  return (
    <DialogShell {...shell} className={joinClasses(classes.popup, classes[size])}>
      <header className={classes.header}>
        <BaseDialog.Title className={classes.title}>{title}</BaseDialog.Title>
        {description && (
          <BaseDialog.Description className={classes.description}>{description}</BaseDialog.Description>
        )}
      </header>
      {children && <div className={classes.body}>{children}</div>}
      {footer && <footer className={classes.footer}>{footer}</footer>}
    </DialogShell>
  );
}
