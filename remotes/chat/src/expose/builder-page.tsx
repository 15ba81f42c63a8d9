import type { RemotePageProps } from '@loupe/shared/host-contract';
import { BuilderPageView } from '../pages/builder-page.tsx';
import { preloadAgentIcons } from '../parts/agent-icon.tsx';

// Beside what the page asks the server for.
preloadAgentIcons();

/** `/explore/builder/:agentId?`: an agent of one's own; `?from=<slug>` begins with another, `?shared=<link>` shows one that was shared. */
export function Page({ host, params, query }: RemotePageProps) {
  return (
    <BuilderPageView
      host={host}
      asked={{ id: params.agentId ?? null, from: query.from ?? null, shared: query.shared ?? null }}
    />
  );
}
