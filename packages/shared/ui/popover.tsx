import type { ReactElement, ReactNode } from 'react';
import { Popover as BasePopover } from '@base-ui/react/popover';
import { joinClasses } from '../lib/join-classes.ts';
import popup from './popup.module.css';
import classes from './popover.module.css';

export type PopoverProps = {
  /** The button that opens it; without one give `anchor` and `isOpen`. */
  trigger?: ReactElement;
  /** An element of the page it is beside, e.g. a number in a report. */
  anchor?: Element | null | undefined;
  title?: ReactNode;
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  /** Name for assistive technology when there is no title. */
  label?: string | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

/** A small panel beside its button; Escape or a press outside closes it and the focus goes back. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    anchor,
    title,
    children,
    side = 'bottom',
    align = 'start',
    label,
    isOpen,
    onOpenChange,
  } = props;
  return (
    <BasePopover.Root open={isOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      {trigger && <BasePopover.Trigger render={trigger} />}
      <BasePopover.Portal>
        <BasePopover.Positioner
          anchor={anchor}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={popup.positioner}
        >
          <BasePopover.Popup className={joinClasses(popup.popup, classes.popover)} aria-label={label}>
            {title && <BasePopover.Title className={classes.title}>{title}</BasePopover.Title>}
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
