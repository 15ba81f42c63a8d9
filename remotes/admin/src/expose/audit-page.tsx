import type { RemotePageProps } from '@loupe/shared/host-contract';
import { AuditPageView } from '../pages/audit-page.tsx';

/** `/admin/audit` (R17). */
export function Page({ host }: RemotePageProps) {
  return <AuditPageView host={host} />;
}
