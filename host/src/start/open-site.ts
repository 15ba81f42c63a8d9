import { createBrowserEnvironment } from '@loupe/shared/browser-environment';
import { environment, provideEnvironment, type Environment } from '@loupe/shared/environment';
import type { HostContract } from '@loupe/shared/host-contract';
import { language } from '@loupe/shared/language';
import { noSlots } from '@loupe/shared/slots';
import { watchOnline } from '@loupe/shared/stores/online';
import { openView } from '@loupe/shared/stores/impersonation';
import { openSession } from '@loupe/shared/stores/session';
import { openTheme } from '@loupe/shared/stores/theme';
import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import { pageDataId } from '@loupe/federation/registry/page-data-id';
import { pinnedKey } from '@loupe/federation/registry/pinned-key';
import { remoteOrigins } from '@loupe/federation/registry/remote-origins';
import { canaryCookie } from '../registry/canary-choice.ts';
import { needsSignature, openOwnRegistry, type RegistryJudge } from '../registry/open-registry.ts';
import { createPageLoader } from '../registry/page-loader.ts';
import { tabMemory } from '../registry/tab-memory.ts';
import { createHostContract, createHostFor } from '../services/host-contract.ts';
import type { SlotsOf } from '../services/slots/host-slots.ts';
import type { Site } from '../services/site.ts';
import { allowScriptOrigin } from '../trusted-types.ts';
import { readPageData } from './page-data.ts';
import { readMode } from './read-mode.ts';

/** Another key is another site at the same address: what was seen of one says nothing of the other. */
const judge: RegistryJudge = {
  key: pinnedKey,
  newest: tabMemory(`newestRegistry ${pinnedKey}`),
  isStrict: needsSignature,
};

export interface SiteOptions {
  readonly tab?: Environment['tab'];
  /** Missing: no slice fills anything in the pages of another. */
  readonly createSlots?: (loader: RemoteLoader, hostFor: (remote: string) => HostContract) => SlotsOf;
}

const emptySlots = (): SlotsOf => () => noSlots;

/** What every entry of the host begins with: environment, stores that follow the browser, contract and loader. */
export async function openSite({ tab, createSlots = emptySlots }: SiteOptions = {}): Promise<Site> {
  const { config, registry } = readPageData(document.getElementById(pageDataId)?.textContent);
  provideEnvironment(createBrowserEnvironment(config, tab));
  document.documentElement.lang = language;
  openTheme();
  openSession();
  openView();
  watchOnline();
  const opened = await openOwnRegistry(registry, judge, tabMemory('reloaded'));
  if (opened.refusal) environment().log.error(`Refused: ${opened.refusal}`);
  for (const origin of remoteOrigins(opened.remotes.values())) allowScriptOrigin(origin);
  document.cookie = canaryCookie(opened.remotes.values());
  const host = createHostContract();
  const loader = createPageLoader(opened, await readMode(location.search, opened.remotes));
  const hostFor = createHostFor(host, loader, (remote) => slotsOf(remote));
  const slotsOf = createSlots(loader, hostFor);
  return {
    host: { ...host, slots: slotsOf('host') },
    hostFor,
    loader,
    brandName: config.brandName,
    registry: opened,
    judge,
  };
}

/** The element of the page that React draws into, or null (which is logged). */
export function findRoot(): HTMLElement | null {
  const root = document.getElementById('root');
  if (!root) environment().log.error('No root element');
  return root;
}
