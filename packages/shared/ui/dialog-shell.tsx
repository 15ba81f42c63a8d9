import type { ReactNode, RefObject } from 'react';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { uiTexts } from '#texts/ui';
import { joinClasses } from '../lib/join-classes.ts';
import { IconButton } from './button.tsx';
import classes from './dialog-shell.module.css';

export type DialogShellProps = {
  isOpen: boolean;
  /** Asked for by Escape, the close button or a press outside. */
  onClose: () => void;
  /** Where it is and how large it is. */
  className: string | undefined;
  children: ReactNode;
  /** Name for assistive technology, where no title gives it. */
  label?: string | undefined;
  /** Pixels kept free at its right: the page stays in use beside it. Without it the page waits until it is closed. */
  besidePx?: number | undefined;
  /** Keeps a press outside from closing. */
  isKeptOnOutsidePress?: boolean;
  closeSize?: 'small' | 'medium';
  /** The element that holds it, e.g. to bring the focus there. */
  popup?: RefObject<HTMLDivElement | null> | undefined;
  /** Takes the focus on opening; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Takes the focus on closing; what had it before by default. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
};

/** What dialog, drawer and sheet have in common: above the page, the focus kept inside and given back, a close button. */
export function DialogShell(props: DialogShellProps) {
  const { isOpen, onClose, className, besidePx, isKeptOnOutsidePress = false } = props;
  const { popup, initialFocus, finalFocus } = props;
  const isBeside = besidePx !== undefined;
  return (
    <BaseDialog.Root
      open={isOpen}
      modal={!isBeside}
      disablePointerDismissal={isBeside || isKeptOnOutsidePress}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <BaseDialog.Portal>
        {!isBeside && <BaseDialog.Backdrop className={classes.backdrop} />}
        <BaseDialog.Popup
          ref={popup}
          className={joinClasses(classes.popup, className)}
          style={isBeside ? { right: besidePx } : undefined}
          aria-label={props.label}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
        >
          {props.children}
          {/* Last, so that the focus starts in the content; it is drawn at the top right */}
          <BaseDialog.Close
            render={
              <IconButton
                label={uiTexts.close}
                size={props.closeSize ?? 'small'}
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
