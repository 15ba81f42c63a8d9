import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { environment } from '@loupe/shared/environment';
import { matchRoute } from '@loupe/shared/lib/route-path';
import '@loupe/shared/ui/tokens.css';
import '@loupe/shared/ui/base.css';
import { takeHandOffCode } from '../features/impersonation/hand-off-code.ts';
import { followView } from '../features/impersonation/view-watch.ts';
import { awaitReports } from '../features/reports/await-reports.ts';
import { SkipLink } from '../frame/skip-link.tsx';
import { SlimFrame } from '../frame/slim-frame.tsx';
import { SnackbarArea } from '../frame/snackbar-area.tsx';
import { PlainSkeleton } from '../pages/plain-skeleton.tsx';
import { RemotePage } from '../pages/remote-page.tsx';
import { documentTitle } from '../routing/page-title.ts';
import { provideNavigation } from '../services/navigation.ts';
import { SiteContext, type Site } from '../services/site.ts';
import { hostTexts } from '#texts';
import { beginFirstPage } from './first-page.ts';
import { findRoot, openSite } from './open-site.ts';

function followPath(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/** Between the views of one shared chat the page stays; every other way loads the whole site. */
function goTo(to: string, options?: { replace?: boolean }): void {
  const [here, there] = [matchRoute(location.pathname), matchRoute(to)];
  const isSameChat = there?.name === 'share' && there.params['chatId'] === here?.params['chatId'];
  if (!isSameChat) return options?.replace ? location.replace(to) : location.assign(to);
  if (options?.replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  // As going back does, which the browser tells of by itself.
  dispatchEvent(new Event('popstate'));
}

function ShareSite() {
  const path = useSyncExternalStore(followPath, () => location.pathname);
  const route = matchRoute(path);
  // The server sends this entry for shared chats alone, and no way leads from them to anything else in the page.
  return (
    <SlimFrame>
      {route && (
        <RemotePage
          route={route}
          query={location.search}
          name={hostTexts.sharedChat}
          skeleton={<PlainSkeleton />}
        />
      )}
    </SlimFrame>
  );
}

/**
 * Starts the page of a shared chat alone: most who open one have never been here and read only this. No router, no
 * rail, no polling; every way out loads the whole site.
 */
export async function startShare(): Promise<void> {
  const site = await openSite();
  const code = takeHandOffCode();
  if (code !== null) await exchange(site, code);
  begin(site);
}

/** Admins alone come with a code: what exchanges it is loaded for them. Never throws, the chat is shown in any case. */
async function exchange({ host }: Site, code: string): Promise<void> {
  try {
    const { exchangeHandOff } = await import('../features/impersonation/exchange-hand-off.ts');
    await exchangeHandOff(host.request, code);
  } catch (error) {
    environment().log.error('No view', error);
    host.notify(hostTexts.noView, 'error');
  }
}

function begin(site: Site): void {
  followView(site.host.request);
  provideNavigation(goTo);
  awaitReports(site.loader, site.registry);
  const route = matchRoute(location.pathname);
  environment().page.setTitle(documentTitle(hostTexts.sharedChat, site.brandName));
  if (route) beginFirstPage(site.loader, { kind: 'show', route });
  const root = findRoot();
  if (!root) return;
  const page = (
    <SiteContext value={site}>
      <SkipLink />
      <ShareSite />
      <SnackbarArea />
    </SiteContext>
  );
  createRoot(root).render(page);
}
