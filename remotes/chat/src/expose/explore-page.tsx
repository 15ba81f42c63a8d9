import type { RemotePageProps } from '@loupe/shared/host-contract';
import { ExplorePageView } from '../pages/explore-page.tsx';
import { preloadAgentIcons } from '../parts/agent-icon.tsx';

// Beside what the page asks the server for.
preloadAgentIcons();

/** `/explore` (R20). */
export function Page({ host }: RemotePageProps) {
  return <ExplorePageView host={host} />;
}
