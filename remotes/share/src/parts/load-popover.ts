import type { ComponentType } from 'react';
import type { PopoverProps } from '@loupe/shared/ui/popover';

/**
 * The popover's code, fetched with the first number or source that is opened: the page's first load stays small.
 * A failed fetch is not kept; the next press tries again.
 */
export async function loadPopover(): Promise<ComponentType<PopoverProps>> {
  return (await import('@loupe/shared/ui/popover')).Popover;
}
