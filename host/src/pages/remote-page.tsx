import type { ReactNode } from 'react';
import type { RouteMatch } from '@loupe/shared/lib/route-path';
import { RemoteRegion } from '@loupe/federation/region/remote-region';
import { announceContent } from '../composition/first-content.ts';
import { useSite } from '../composition/site.ts';
import { isSwitchedOff } from '../composition/switched-off.ts';
import { hostTexts } from '#texts';
import { SwitchedOffPage } from './switched-off-page.tsx';
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
  const site = useSite();
  const { hostFor, loader } = site;
  const { owner } = route.route;
  if (isSwitchedOff(site, owner)) return <SwitchedOffPage slice={owner} />;
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
