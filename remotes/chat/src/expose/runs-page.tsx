import type { RemotePageProps } from '@loupe/shared/host-contract';
import { RunsPageView } from '../pages/runs-page.tsx';

/** `/runs` (R7). */
export function Page({ host, query }: RemotePageProps) {
  return <RunsPageView host={host} shown={query['show']} />;
}
