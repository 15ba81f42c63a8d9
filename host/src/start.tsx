import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createBrowserEnvironment } from '@loupe/shared/browser-environment';
import { environment, provideEnvironment } from '@loupe/shared/environment';
import { openAppState } from '@loupe/shared/stores/app-state';
import { watchOnline } from '@loupe/shared/stores/online';
import { openSession } from '@loupe/shared/stores/session';
import { openTheme } from '@loupe/shared/stores/theme';
import { pageDataId } from '@loupe/federation/registry/page-data-id';
import '@loupe/shared/ui/tokens.css';
import '@loupe/shared/ui/base.css';
import { App } from './app.tsx';
import { awaitFirstContent } from './composition/first-content.ts';
import { createHostContract } from './composition/host-contract.ts';
import { readPageData } from './composition/page-data.ts';
import { createPageLoader } from './composition/remotes.ts';
import { followSession } from './composition/session-watch.ts';
import { SiteContext } from './composition/site.ts';

/** Starts the site: environment, stores that follow the browser, then the page. */
export function start(): void {
  const { config, remotes } = readPageData(document.getElementById(pageDataId)?.textContent);
  provideEnvironment(createBrowserEnvironment(config));
  openTheme();
  openSession();
  openAppState();
  watchOnline();
  const host = createHostContract();
  awaitFirstContent();
  followSession(host.request);
  const root = document.getElementById('root');
  if (!root) return environment().log.error('The page has no root element');
  createRoot(root).render(
    <SiteContext value={{ host, loader: createPageLoader(remotes), brandName: config.brandName }}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </SiteContext>,
  );
}
