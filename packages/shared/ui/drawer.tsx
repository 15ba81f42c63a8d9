import type { ReactNode } from 'react';
import { DialogShell } from './dialog-shell.tsx';
import classes from './drawer.module.css';

export type DrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Name of the drawer for assistive technology. */
  label: string;
  children: ReactNode;
};

/** A drawer from the left, for the rail on phones. Focus is kept inside, Escape closes, focus goes back. */
export function Drawer(props: DrawerProps) {
  return <DialogShell {...props} className={classes.drawer} closeSize="medium" />;
}
