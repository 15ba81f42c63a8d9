import type { RemotePageProps } from '@loupe/shared/host-contract';
import { ReleasesPageView } from '../pages/releases-page.tsx';

/** `/admin/releases`: what is in force of each slice, and the way to change it. */
export function Page({ host }: RemotePageProps) {
  return <ReleasesPageView host={host} />;
}
