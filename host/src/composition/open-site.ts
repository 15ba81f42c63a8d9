import { createBrowserEnvironment } from '@loupe/shared/browser-environment';
import { environment, provideEnvironment } from '@loupe/shared/environment';
import { language } from '@loupe/shared/language';
import { watchOnline } from '@loupe/shared/stores/online';
import { openView } from '@loupe/shared/stores/impersonation';
import { openSession } from '@loupe/shared/stores/session';
import { openTheme } from '@loupe/shared/stores/theme';
import { pageDataId } from '@loupe/federation/registry/page-data-id';
import { remoteOrigins } from '@loupe/federation/registry/remote-origins';
import { allowScriptOrigin } from '../trusted-types.ts';
import { createHostContract, createHostFor } from './host-contract.ts';
import { readPageData } from './page-data.ts';
import { canaryCookie } from './canary-choice.ts';
import { readMode } from './composition-mode.ts';
import { openRegistry } from './open-registry.ts';
import { createPageLoader } from './remotes.ts';
import type { Site } from './site.ts';

/** What every entry of the host begins with: environment, stores that follow the browser, contract and loader. */
export async function openSite(): Promise<Site> {
  const { config, registry, key } = readPageData(document.getElementById(pageDataId)?.textContent);
  provideEnvironment(createBrowserEnvironment(config));
  document.documentElement.lang = language;
  openTheme();
  openSession();
  openView();
  watchOnline();
  const opened = await openRegistry(registry, key);
  if (!opened.isTrusted) environment().log.error('The registry of the remotes could not be verified');
  for (const origin of remoteOrigins(opened.remotes.values())) allowScriptOrigin(origin);
  document.cookie = canaryCookie(opened.remotes.values());
  const host = createHostContract();
  const loader = createPageLoader(opened, await readMode(location.search, opened.remotes));
  return {
    host,
    hostFor: createHostFor(host, loader),
    loader,
    brandName: config.brandName,
    registry: opened,
    registryKey: key,
  };
}

/** The element of the page that React draws into, or null (which is logged). */
export function findRoot(): HTMLElement | null {
  const root = document.getElementById('root');
  if (!root) environment().log.error('The page has no root element');
  return root;
}
