import type { ReactNode } from 'react';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { DialogShell, type DialogShellProps } from './dialog-shell.tsx';
import classes from './side-sheet.module.css';

export type SideSheetProps = Pick<
  DialogShellProps,
  'isOpen' | 'onClose' | 'besidePx' | 'popup' | 'finalFocus'
> & {
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Actions under the title. */
  actions?: ReactNode;
};

/** A sheet from the right with the details of one row; the whole page on phones. Focus is given back. */
export function SideSheet({ title, description, children, actions, ...shell }: SideSheetProps) {
  return (
    <DialogShell {...shell} className={classes.sheet}>
      <div className={classes.header}>
        <BaseDialog.Title className={classes.title}>{title}</BaseDialog.Title>
        {description && (
          <BaseDialog.Description className={classes.description}>{description}</BaseDialog.Description>
        )}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      <div className={classes.body}>{children}</div>
    </DialogShell>
  );
}
