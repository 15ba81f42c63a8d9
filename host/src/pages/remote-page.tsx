import type { ReactNode } from 'react';
import type { RouteMatch } from '@loupe/shared/lib/route-path';
import { RemoteRegion } from '@loupe/federation/region/remote-region';
import { announceContent } from '../services/first-content.ts';
import { useSite } from '../services/site.ts';
import { hostTexts } from '#texts';
import classes from './page-view.module.css';

function queryOf(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

interface RemotePageProps {
  readonly route: RouteMatch;
  /** With its `?`, or empty. */
  readonly query: string;
  /** What the page is called while it is missing. */
  readonly name: string;
  /** What stands in its place until it is there. */
  readonly skeleton: ReactNode;
}

/** The page of a route that a remote owns, in its region. */
export function RemotePage({ route, query, name, skeleton }: RemotePageProps) {
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
      title={hostTexts.pageName(name)}
      props={{ host: hostFor(owner), params: route.params, query: queryOf(query) }}
      skeleton={skeleton}
      className={classes.region}
      onSettled={announceContent}
    />
  );
}
