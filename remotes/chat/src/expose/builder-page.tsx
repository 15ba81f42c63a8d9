import type { RemotePageProps } from '@loupe/shared/host-contract';
import { BuilderPageView } from '../pages/builder-page.tsx';

/** `/explore/builder/:agentId?`: an agent of one's own; `?from=<slug>` begins with another, `?shared=<link>` shows one that was shared. */
export function Page({ host, params, query }: RemotePageProps) {
  const id = params.agentId ?? null;
  const from = query.from ?? null;
  const shared = query.shared ?? null;
  return (
    <BuilderPageView key={JSON.stringify([id, from, shared])} host={host} asked={{ id, from, shared }} />
  );
}
