import { matchAppPage } from '@loupe/federation/registry/app-pages';
import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import type { OpenRegistry } from '../registry/open-registry.ts';
import { matchRoute } from '@loupe/shared/lib/route-path';
import type { MatchPage } from './guard.ts';

/**
 * Finds pages of the route table and, below `/apps/`, those that the remotes of this page's registry bring along, also
 * the remotes that are switched off.
 */
export function pageMatcher(
  loader: Pick<RemoteLoader, 'entryOf'>,
  { switchedOff }: Pick<OpenRegistry, 'switchedOff'>,
): MatchPage {
  const routesOf = (remote: string) => loader.entryOf(remote)?.routes ?? switchedOff.get(remote)?.routes;
  return (path) => matchRoute(path) ?? matchAppPage(path, routesOf);
}
