import type { RouteMatch } from '@loupe/shared/lib/route-path';
import { RemoteRegion } from '@loupe/federation/region/remote-region';
import { announceContent } from '../composition/first-content.ts';
import { useSite } from '../composition/site.ts';
import { hostTexts } from '../messages/texts.ts';
import { pageNameOf } from '../routing/page-title.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import classes from './page-view.module.css';

function queryOf(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The page of a route that a remote owns, in its region. `query` with its `?` or empty. */
export function RemotePage({ route, query }: { readonly route: RouteMatch; readonly query: string }) {
  const { hostFor, loader } = useSite();
  const { owner } = route.route;
  const expose = loader.entryOf(owner)?.routes[route.name] ?? null;
  return (
    <RemoteRegion
      key={`${owner} ${route.name}`}
      loader={loader}
      remote={owner}
      expose={expose}
      part="Page"
      title={hostTexts.pageName(pageNameOf(route.name))}
      props={{ host: hostFor(owner), params: route.params, query: queryOf(query) }}
      skeleton={<PageSkeleton route={route.name} />}
      className={classes.region}
      onSettled={announceContent}
    />
  );
}
