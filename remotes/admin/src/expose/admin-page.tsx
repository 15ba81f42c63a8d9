import type { RemotePageProps } from '@loupe/shared/host-contract';
import { AdminPageView } from '../pages/admin-page.tsx';

/** `/admin` (R17). */
export function Page({ host, query }: RemotePageProps) {
  return <AdminPageView host={host} userId={query['user']} />;
}
