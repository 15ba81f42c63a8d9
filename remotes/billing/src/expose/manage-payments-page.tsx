import type { RemotePageProps } from '@loupe/shared/host-contract';
import { ManagePaymentsPageView } from '../pages/manage-payments-page.tsx';

/** `/manage-payments` (R11). */
export function Page({ host, query }: RemotePageProps) {
  return <ManagePaymentsPageView host={host} query={query} />;
}
