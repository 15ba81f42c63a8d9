import type { ReactNode } from 'react';
import type { RouteMatch } from '@loupe/shared/lib/route-path';
import { RemoteRegion } from '@loupe/federation/region/remote-region';
import { announceContent } from '../services/first-content.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { useSite } from '../services/site.ts';
import { isSwitchedOff } from '../services/switched-off.ts';
import { hostTexts } from '#texts';
import classes from './page-view.module.css';

/** Hardly anybody sees it. */
const SwitchedOffPage = lazyPart(async () => (await import('./switched-off-page.tsx')).SwitchedOffPage);

function queryOf(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

interface RemotePageProps {
  readonly route: RouteMatch;
  /** With its `?`, or empty. */
  readonly query: string;
  /** What the page is called while it is missing. */
  readonly name: string;
  /** What is in its place until it is there. */
  readonly skeleton: ReactNode;
}

/** The page of a route that a remote owns, in its region. */
export function RemotePage({ route, query, name, skeleton }: RemotePageProps) {
  const site = useSite();
  const { hostFor, loader } = site;
  const { owner } = route.route;
  if (isSwitchedOff(site, owner)) return <SwitchedOffPage slice={owner} fallback={skeleton} />;
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
