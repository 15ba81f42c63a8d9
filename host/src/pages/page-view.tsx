import { useEffect } from 'react';
import type { RouteName } from '@loupe/shared/contract/routes';
import { RemoteRegion } from '@loupe/federation/region/remote-region';
import type { RouteMatch } from '@loupe/shared/lib/route-path';
import { announceContent } from '../composition/first-content.ts';
import { lazyPart } from '../composition/lazy-part.tsx';
import { useSite } from '../composition/site.ts';
import { hostTexts } from '../messages/en.ts';
import type { Decision } from '../routing/guard.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import classes from './page-view.module.css';

interface HostPageProps {
  readonly route: RouteName;
  readonly query: string;
}

const auth = lazyPart<HostPageProps>(() => import('./auth-page.tsx').then(({ AuthPage }) => AuthPage));
const settings = lazyPart<HostPageProps>(() =>
  import('./settings-page.tsx').then(({ SettingsPage }) => SettingsPage),
);

function queryOf(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

function RemotePage({ route, query }: { readonly route: RouteMatch; readonly query: string }) {
  const { host, loader } = useSite();
  const { owner } = route.route;
  const expose = loader.entryOf(owner)?.routes[route.name] ?? null;
  return (
    <RemoteRegion
      key={`${owner} ${route.name}`}
      loader={loader}
      remote={owner}
      expose={expose}
      part="Page"
      title={hostTexts.pages[route.name]}
      props={{ host, params: route.params, query: queryOf(query) }}
      skeleton={<PageSkeleton route={route.name} />}
      className={classes.region}
      onSettled={announceContent}
    />
  );
}

/** The page that the guard decided on: the host's own, or a remote's in its region. */
export function PageView({ decision, query }: { readonly decision: Decision; readonly query: string }) {
  const isOwn = decision.kind !== 'show' || decision.route.route.owner === 'host';
  useEffect(() => {
    if (isOwn) announceContent();
  }, [isOwn]);
  if (decision.kind !== 'show') return <NotFoundPage />;
  const { route } = decision;
  if (route.route.owner !== 'host') return <RemotePage route={route} query={query} />;
  const { Part } = route.route.access === 'guests' ? auth : settings;
  return <Part props={{ route: route.name, query }} skeleton={<PageSkeleton route={route.name} />} />;
}
