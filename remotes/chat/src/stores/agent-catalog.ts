import { atom } from 'nanostores';
import type { AgentCard } from '@loupe/shared/contract/agents';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import type { Outside } from './outside.ts';

export interface Catalog {
  readonly agents: readonly AgentCard[];
  readonly categories: readonly string[];
  /** Newest chats, for what was used last; empty when they could not be loaded. */
  readonly recentChats: readonly ChatSummary[];
}

export type AgentCatalog = ReturnType<typeof createAgentCatalog>;

/** The agents of the server and in which chats they were used last; loaded when first needed. */
export function createAgentCatalog({ request }: Pick<Outside, 'request'>) {
  const $catalog = atom<Loadable<Catalog>>(loading);
  let isWanted = false;

  async function load(): Promise<void> {
    isWanted = true;
    $catalog.set(refreshing($catalog.get()));
    const [agents, chats] = await Promise.all([
      request('GET /agents', { isQuiet: true }),
      request('GET /chats', { isQuiet: true }),
    ]);
    if (!agents.ok) return $catalog.set(failed($catalog.get(), agents.error));
    $catalog.set(ready({ ...agents.data, recentChats: chats.ok ? chats.data.chats : [] }));
  }

  /** Loads once; later calls do nothing. */
  function want(): void {
    if (!isWanted) void load();
  }

  return { $catalog, load, want };
}
