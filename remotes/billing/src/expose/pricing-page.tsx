import type { RemotePageProps } from '@loupe/shared/host-contract';
import { PricingPageView } from '../pages/pricing-page.tsx';

/** `/pricing` (R12). */
export function Page({ host }: RemotePageProps) {
  return <PricingPageView host={host} />;
}
