import type { RemotePageProps } from '@loupe/shared/host-contract';
import { PaymentCardPageView } from '../pages/payment-card-page.tsx';

/** `/payment-card` (R15). */
export function Page({ host, query }: RemotePageProps) {
  return <PaymentCardPageView host={host} query={query} />;
}
