import { createContext, useContext } from 'react';
import type { HostContract } from '@loupe/shared/host-contract';
import type { OpenRegistry, RegistryJudge } from '../registry/open-registry.ts';
import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';

/** What the host's own components work with; made once at start-up. */
export interface Site {
  readonly host: HostContract;
  /** The host as a remote gets it, in the version it was built for. */
  readonly hostFor: (remote: string) => HostContract;
  readonly loader: RemoteLoader;
  readonly brandName: string;
  /** What this tab is composed of, for its whole life. */
  readonly registry: OpenRegistry;
  /** What every registry is judged by. */
  readonly judge: RegistryJudge;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('The site was not provided');
  return site;
}
