import type { ReactNode, RefObject } from 'react';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { uiTexts } from '#texts/ui';
import { joinClasses } from '../lib/join-classes.ts';
import { IconButton } from './button.tsx';
import classes from './dialog.module.css';

export type DialogProps = {
  isOpen: boolean;
  /** Asked for by Escape, the close button or a press outside. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The actions, right-aligned; the main one last. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** Takes the focus on opening; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Takes the focus on closing; what had it before by default. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** Keeps a press outside from closing, where typed text would be lost. */
  isKeptOnOutsidePress?: boolean;
};

/** A modal dialog in the middle, a sheet from below on phones. Focus is kept inside and given back. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, children, footer, size = 'medium' } = props;
  return (
    <BaseDialog.Root
      open={isOpen}
      disablePointerDismissal={props.isKeptOnOutsidePress ?? false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={classes.backdrop} />
        <BaseDialog.Popup
          className={joinClasses(classes.popup, classes[size])}
          initialFocus={props.initialFocus}
          finalFocus={props.finalFocus}
        >
          <header className={classes.header}>
            <BaseDialog.Title className={classes.title}>{title}</BaseDialog.Title>
            {description && (
              <BaseDialog.Description className={classes.description}>{description}</BaseDialog.Description>
            )}
          </header>
          {children && <div className={classes.body}>{children}</div>}
          {footer && <footer className={classes.footer}>{footer}</footer>}
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
