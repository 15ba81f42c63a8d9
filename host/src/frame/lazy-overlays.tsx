import { lazyPart } from '../parts/lazy-part.tsx';
import type { DrawerProps } from '@loupe/shared/ui/drawer';
import type { AccountMenuProps } from './account-menu.tsx';
import type { RunsPopoverProps } from './runs-popover.tsx';

/* What floats above the page is fetched when it is first asked for: no first load carries it. */

const drawer = lazyPart<DrawerProps>(() => import('@loupe/shared/ui/drawer').then(({ Drawer }) => Drawer));
export const RailDrawer = drawer.Part;

const accountMenu = lazyPart<AccountMenuProps>(() =>
  import('./account-menu.tsx').then(({ AccountMenu }) => AccountMenu),
);
export const LazyAccountMenu = accountMenu.Part;

const runsPopover = lazyPart<RunsPopoverProps>(() =>
  import('./runs-popover.tsx').then(({ RunsPopover }) => RunsPopover),
);
export const LazyRunsPopover = runsPopover.Part;

/** Fetches the overlays beforehand, e.g. when the pointer comes near. */
export function preloadOverlays(): void {
  void accountMenu.preload();
  void runsPopover.preload();
}
