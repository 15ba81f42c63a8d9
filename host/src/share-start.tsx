import { createRoot } from 'react-dom/client';
import { environment } from '@loupe/shared/environment';
import { matchRoute } from '@loupe/shared/lib/route-path';
import '@loupe/shared/ui/tokens.css';
import '@loupe/shared/ui/base.css';
import { provideNavigation } from './composition/navigation.ts';
import { findRoot, openSite } from './composition/open-site.ts';
import { SiteContext } from './composition/site.ts';
import { SkipLink } from './frame/skip-link.tsx';
import { SlimFrame } from './frame/slim-frame.tsx';
import { SnackbarArea } from './frame/snackbar-area.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { RemotePage } from './pages/remote-page.tsx';
import { documentTitle, pageNameOf } from './routing/page-title.ts';

/**
 * Starts the page of a shared chat alone: most who open one have never been here and read only this. No router, no
 * rail, no polling; every way out loads the whole site.
 */
export function startShare(): void {
  const site = openSite();
  provideNavigation((to, options) => (options?.replace ? location.replace(to) : location.assign(to)));
  const route = matchRoute(location.pathname);
  environment().page.setTitle(documentTitle(pageNameOf(route?.name ?? null), site.brandName));
  const root = findRoot();
  if (!root) return;
  createRoot(root).render(
    <SiteContext value={site}>
      <SkipLink />
      <SlimFrame>{route ? <RemotePage route={route} query={location.search} /> : <NotFoundPage />}</SlimFrame>
      <SnackbarArea />
    </SiteContext>,
  );
}
