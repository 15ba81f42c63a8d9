import { lazyPart } from '../parts/lazy-part.tsx';
import type { DrawerProps } from '@loupe/shared/ui/drawer';
import type { AccountMenuProps } from './account-menu.tsx';

/* What floats above the page is fetched when it is first asked for: no first load carries it. */

export const RailDrawer = lazyPart<DrawerProps>(() =>
  import('@loupe/shared/ui/drawer').then(({ Drawer }) => Drawer),
);

export const LazyAccountMenu = lazyPart<AccountMenuProps>(() =>
  import('./account-menu.tsx').then(({ AccountMenu }) => AccountMenu),
);

/** Fetches the overlays beforehand, e.g. when the pointer comes near. */
export function preloadOverlays(): void {
  void LazyAccountMenu.preload();
}
