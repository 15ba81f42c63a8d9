import type { RemotePageProps } from '@loupe/shared/host-contract';
import { ReferelPageView } from '../pages/referel-page.tsx';

/** `/referel` (R13). */
export function Page({ host }: RemotePageProps) {
  return <ReferelPageView host={host} />;
}
