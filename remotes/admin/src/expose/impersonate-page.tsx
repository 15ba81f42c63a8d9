import type { RemotePageProps } from '@loupe/shared/host-contract';
import { ImpersonatePageView } from '../pages/impersonate-page.tsx';

/** `/admin/impersonate` (R18). */
export function Page({ host, query }: RemotePageProps) {
  return <ImpersonatePageView host={host} userId={query['user']} hasEnded={query['ended'] !== undefined} />;
}
