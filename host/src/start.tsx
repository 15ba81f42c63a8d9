import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { browserTab } from '@loupe/shared/browser-tab';
import { openAppState } from '@loupe/shared/stores/app-state';
import { $session } from '@loupe/shared/stores/session';
import '@loupe/shared/ui/tokens.css';
import '@loupe/shared/ui/base.css';
import { App } from './app.tsx';
import { awaitFirstContent } from './composition/first-content.ts';
import { beginFirstPage, readyToDraw } from './composition/first-page.ts';
import { awaitNotifications } from './composition/notifications.ts';
import { findRoot, openSite } from './composition/open-site.ts';
import { awaitReports } from './composition/reports.ts';
import { followHostBuild, offeredBuild, ownHostBuild } from './composition/host-build.ts';
import { followComposition } from './composition/update.ts';
import { followSession } from './composition/session-watch.ts';
import { SiteContext, type Site } from './composition/site.ts';
import { exchangeHandOff } from './features/impersonation/exchange-hand-off.ts';
import { takeHandOffCode } from './features/impersonation/hand-off-code.ts';
import { followView } from './features/impersonation/view-watch.ts';
import { decide } from './routing/guard.ts';
import { guardHistory } from './routing/guard-history.ts';
import { pageMatcher } from './routing/page-matcher.ts';

/** Starts the site: environment, stores that follow the browser, then the page. */
export async function start(): Promise<void> {
  const site = await openSite(browserTab());
  const code = takeHandOffCode();
  if (code === null) begin(site);
  // Whose page it is has to be known before anything of it is loaded (H4); the guard decides afterwards.
  else void exchangeHandOff(site.host.request, code).then(() => begin(site));
}

function begin(site: Site): void {
  followView(site.host.request);
  openAppState();
  const match = pageMatcher(site.loader, site.registry);
  const decision = decide(location.pathname, location.search, $session.get(), false, match);
  const firstPage = beginFirstPage(site.loader, decision);
  awaitFirstContent();
  followSession(site.host.request);
  guardHistory();
  awaitNotifications(site.host.request);
  awaitReports(site.loader, site.registry);
  followComposition(site.registry, site.judge);
  followHostBuild(ownHostBuild(), offeredBuild);
  const root = findRoot();
  if (!root) return;
  const draw = () =>
    createRoot(root).render(
      <SiteContext value={site}>
        {/* The page before is gone at the press that leaves it: what is typed next would be lost with it. */}
        <BrowserRouter useTransitions={false}>
          <App />
        </BrowserRouter>
      </SiteContext>,
    );
  void readyToDraw(firstPage).then(draw);
}
