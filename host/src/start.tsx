import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { openAppState } from '@loupe/shared/stores/app-state';
import '@loupe/shared/ui/tokens.css';
import '@loupe/shared/ui/base.css';
import { App } from './app.tsx';
import { awaitFirstContent } from './composition/first-content.ts';
import { findRoot, openSite } from './composition/open-site.ts';
import { followSession } from './composition/session-watch.ts';
import { SiteContext } from './composition/site.ts';

/** Starts the site: environment, stores that follow the browser, then the page. */
export function start(): void {
  const site = openSite();
  openAppState();
  awaitFirstContent();
  followSession(site.host.request);
  const root = findRoot();
  if (!root) return;
  createRoot(root).render(
    <SiteContext value={site}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </SiteContext>,
  );
}
