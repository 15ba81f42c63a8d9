import type { RemotePageProps } from '@loupe/shared/host-contract';
import { CreditUsagePageView } from '../pages/credit-usage-page.tsx';

/** `/credit-usage` (R10). */
export function Page({ host }: RemotePageProps) {
  return <CreditUsagePageView host={host} />;
}
