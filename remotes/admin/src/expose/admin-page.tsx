import type { RemotePageProps } from '@loupe/shared/host-contract';
import { AdminPageView } from '../pages/admin-page.tsx';
import { ProblemsPageView } from '../pages/problems-page.tsx';

/** `/admin` (R17). */
export function Page({ host, query }: RemotePageProps) {
  if (query['part'] === 'problems') return <ProblemsPageView host={host} reportId={query['report']} />;
  return <AdminPageView host={host} userId={query['user']} />;
}
