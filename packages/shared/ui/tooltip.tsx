import type { ReactElement, ReactNode } from 'react';
import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import popup from './popup.module.css';
import classes from './tooltip.module.css';

export type TooltipProps = {
  /** Repeats or completes what the trigger's own accessible name says; never the only place of it. */
  label: ReactNode;
  /** The button or link it belongs to. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
};

/** A short hint on hover and on focus; Escape hides it. */
export function Tooltip({ label, children, side = 'top' }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} delay={400} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner side={side} sideOffset={6} collisionPadding={8} className={popup.positioner}>
          <BaseTooltip.Popup className={classes.tooltip}>{label}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
