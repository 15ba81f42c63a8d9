import { useEffect } from 'react';
import type { RouteMatch } from '@loupe/shared/lib/route-path';
import { lazyPart } from '../parts/lazy-part.tsx';
import type { Decision } from '../routing/guard.ts';
import { pageNameOf } from '../routing/page-name.ts';
import { announceContent } from '../services/first-content.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { RemotePage } from './remote-page.tsx';

interface HostPageProps {
  readonly route: RouteMatch['name'];
  readonly query: string;
}

const LazyAuthPage = lazyPart<HostPageProps>(() =>
  import(/* webpackChunkName: "auth" */ './auth-page.tsx').then(({ AuthPage }) => AuthPage),
);
const LazySettingsPage = lazyPart<HostPageProps>(() =>
  import('./settings-page.tsx').then(({ SettingsPage }) => SettingsPage),
);

/** The page that the guard decided on: the host's own, or a remote's in its region. */
export function PageView({ decision, query }: { readonly decision: Decision; readonly query: string }) {
  const isOwn = decision.kind !== 'show' || decision.route.route.owner === 'host';
  useEffect(() => {
    if (isOwn) announceContent();
  }, [isOwn]);
  if (decision.kind !== 'show') return <NotFoundPage />;
  const { route } = decision;
  if (route.route.owner !== 'host')
    return (
      <RemotePage
        route={route}
        query={query}
        name={pageNameOf(route.name)}
        skeleton={<PageSkeleton route={route.name} />}
      />
    );
  const Page = route.route.access === 'guests' ? LazyAuthPage : LazySettingsPage;
  return <Page route={route.name} query={query} fallback={<PageSkeleton route={route.name} />} />;
}
