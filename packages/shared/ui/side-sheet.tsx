import type { ReactNode } from 'react';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { uiTexts } from '../messages/ui-texts.ts';
import { IconButton } from './button.tsx';
import classes from './side-sheet.module.css';

export type SideSheetProps = {
  isOpen: boolean;
  /** Asked for by Escape, the close button or a press outside. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Actions under the title. */
  actions?: ReactNode;
};

/** A sheet from the right with the details of one row; the whole page on phones. Focus is kept inside and given back. */
export function SideSheet({ isOpen, onClose, title, description, children, actions }: SideSheetProps) {
  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={classes.backdrop} />
        <BaseDialog.Popup className={classes.sheet}>
          <header className={classes.header}>
            <BaseDialog.Title className={classes.title}>{title}</BaseDialog.Title>
            {description && (
              <BaseDialog.Description className={classes.description}>{description}</BaseDialog.Description>
            )}
            {actions && <div className={classes.actions}>{actions}</div>}
          </header>
          <div className={classes.body}>{children}</div>
          {/* Last, so that the focus starts in the content; it is drawn at the top right */}
          <BaseDialog.Close
            render={
              <IconButton
                label={uiTexts.close}
                size="small"
                icon={<X aria-hidden="true" />}
                className={classes.close}
              />
            }
          />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
