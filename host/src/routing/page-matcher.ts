import { matchAppPage } from '@loupe/federation/registry/app-pages';
import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import { matchRoute } from '@loupe/shared/lib/route-path';
import type { MatchPage } from './guard.ts';

/** Finds pages of the route table and, below `/apps/`, those that the remotes of this page's registry bring along. */
export function pageMatcher(loader: Pick<RemoteLoader, 'entryOf'>): MatchPage {
  const routesOf = (remote: string) => loader.entryOf(remote)?.routes;
  return (path) => matchRoute(path) ?? matchAppPage(path, routesOf);
}
