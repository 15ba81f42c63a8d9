import type { RemotePageProps } from '@loupe/shared/host-contract';
import { CreditsPageView } from '../pages/credits-page.tsx';

/** `/admin/credits` (R17). */
export function Page({ host, query }: RemotePageProps) {
  return <CreditsPageView host={host} userId={query['user']} />;
}
