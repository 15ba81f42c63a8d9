import type { ReactNode, RefObject } from 'react';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { uiTexts } from '#texts/ui';
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
  /** Pixels kept free at its right: the page stays in use beside it. Without it the page waits until the sheet is closed. */
  besidePx?: number | undefined;
  /** The element that holds the sheet, e.g. to bring the focus there. */
  popup?: RefObject<HTMLDivElement | null>;
  /** What gets the focus when it closes; what had it before by default. */
  finalFocus?: RefObject<HTMLElement | null>;
};

/** A sheet from the right with the details of one row; the whole page on phones. Focus is given back. */
export function SideSheet(props: SideSheetProps) {
  const { isOpen, onClose, title, description, children, actions, besidePx, popup, finalFocus } = props;
  const isBeside = besidePx !== undefined;
  return (
    <BaseDialog.Root
      open={isOpen}
      modal={!isBeside}
      disablePointerDismissal={isBeside}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <BaseDialog.Portal>
        {!isBeside && <BaseDialog.Backdrop className={classes.backdrop} />}
        <BaseDialog.Popup
          ref={popup}
          className={classes.sheet}
          style={isBeside ? { right: besidePx } : undefined}
          finalFocus={finalFocus}
        >
          <div className={classes.header}>
            <BaseDialog.Title className={classes.title}>{title}</BaseDialog.Title>
            {description && (
              <BaseDialog.Description className={classes.description}>{description}</BaseDialog.Description>
            )}
            {actions && <div className={classes.actions}>{actions}</div>}
          </div>
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
