import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { browserTab } from '@loupe/shared/browser-tab';
import { openAppState } from '@loupe/shared/stores/app-state';
import { $session } from '@loupe/shared/stores/session';
import '@loupe/shared/ui/tokens.css';
import '@loupe/shared/ui/base.css';
import { App } from '../app.tsx';
import { exchangeHandOff } from '../features/impersonation/exchange-hand-off.ts';
import { takeHandOffCode } from '../features/impersonation/hand-off-code.ts';
import { awaitIntent } from '../features/intent/await-intent.ts';
import { followView } from '../features/impersonation/view-watch.ts';
import { awaitNotifications } from '../features/notifications/await-notifications.ts';
import { awaitReports } from '../features/reports/await-reports.ts';
import { followComposition } from '../features/updates/follow-composition.ts';
import { followHostBuild, offeredBuild, ownHostBuild } from '../features/updates/follow-host-build.ts';
import { takesUpdate } from '../features/updates/update-ready.ts';
import { guardHistory } from '../routing/guard-history.ts';
import { decide } from '../routing/guard.ts';
import { pageMatcher } from '../routing/page-matcher.ts';
import { awaitFirstContent } from '../services/first-content.ts';
import { SiteContext, type Site } from '../services/site.ts';
import { createSlots } from '../services/slots/host-slots.ts';
import { followSession } from '../session/follow-session.ts';
import { beginFirstPage, readyToDraw } from './first-page.ts';
import { findRoot, openSite } from './open-site.ts';

/** Starts the site: environment, stores that follow the browser, then the page. */
export async function startSite(): Promise<void> {
  const site = await openSite({ tab: browserTab(), createSlots });
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
  awaitIntent({ ...site, takesUpdate });
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
