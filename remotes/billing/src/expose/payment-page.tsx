import type { RemotePageProps } from '@loupe/shared/host-contract';
import { PaymentPageView } from '../pages/payment-page.tsx';

/** `/payment` (R9). */
export function Page({ host, query }: RemotePageProps) {
  return <PaymentPageView host={host} query={query} />;
}
