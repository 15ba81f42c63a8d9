import type { ReactNode } from 'react';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { uiTexts } from '#texts/ui';
import { IconButton } from './button.tsx';
import classes from './drawer.module.css';

export type DrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Name of the drawer for assistive technology. */
  label: string;
  children: ReactNode;
};

/** A drawer from the left, for the rail on phones. Focus is kept inside, Escape closes, focus goes back. */
export function Drawer({ isOpen, onClose, label, children }: DrawerProps) {
  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={classes.backdrop} />
        <BaseDialog.Popup className={classes.drawer} aria-label={label}>
          {children}
          <div className={classes.close}>
            <BaseDialog.Close render={<IconButton label={uiTexts.close} icon={<X aria-hidden="true" />} />} />
          </div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
