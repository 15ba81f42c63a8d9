import type { RemotePageProps } from '@loupe/shared/host-contract';
import { ExplorePageView } from '../pages/explore-page.tsx';

/** `/explore` (R20). */
export function Page({ host }: RemotePageProps) {
  return <ExplorePageView host={host} />;
}
