import { computed } from 'nanostores';
import type { AgentCard } from '@loupe/shared/contract/agents';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import type { Unsubscribe } from '@loupe/shared/environment';
import { loading, type Loadable } from '@loupe/shared/lib/loadable';
import { createResource } from '@loupe/shared/stores/resource';
import type { ChatList } from './chat-list.ts';
import type { Outside } from './outside.ts';

export interface Catalog {
  readonly agents: readonly AgentCard[];
  readonly categories: readonly string[];
  /** Newest chats, for what was used last; empty when they could not be loaded. */
  readonly recentChats: readonly ChatSummary[];
}

export type AgentCatalog = ReturnType<typeof createAgentCatalog>;

/** The agents of the server and in which chats they were used last, which the rail's list knows; loaded when first needed. */
export function createAgentCatalog(
  { request, environment }: Pick<Outside, 'request' | 'environment'>,
  list: Pick<ChatList, '$list' | 'want'>,
) {
  const agents = createResource<Omit<Catalog, 'recentChats'>>(() =>
    request('GET /agents', { isQuiet: true }),
  );
  let isWanted = false;

  const $catalog = computed([agents.$loadable, list.$list], (loaded, chats): Loadable<Catalog> => {
    if (loaded.state === 'failed') return loaded;
    // Agents are shown in the order of their last use: without it they would jump when it comes.
    if (loaded.state === 'loading' || chats.state === 'loading') return loading;
    const recentChats = chats.state === 'ready' ? byLastChange(chats.value.chats) : [];
    return { ...loaded, value: { ...loaded.value, recentChats } };
  });

  async function load(): Promise<void> {
    isWanted = true;
    list.want();
    await agents.load();
  }

  /** Loads once; later calls do nothing. */
  function want(): void {
    if (!isWanted) void load();
  }

  /** Loads once, and again when the page is given the focus or the network is back, until stopped. */
  function start(): Unsubscribe {
    want();
    return environment.page.onFocus(() => void load());
  }

  return { $catalog, load, want, start };
}

/** The rail has pinned chats first, however old. */
function byLastChange(chats: readonly ChatSummary[]): ChatSummary[] {
  return [...chats].sort((a, b) => (a.updated_at < b.updated_at ? 1 : a.updated_at > b.updated_at ? -1 : 0));
}
