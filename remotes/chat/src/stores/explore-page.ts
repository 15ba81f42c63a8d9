import { atom, computed } from 'nanostores';
import { recentUses, type RecentUse } from '../lib/agent-order.ts';
import { matchingAgents } from '../lib/matching-agents.ts';
import { sortAgents, type AgentSort } from '../lib/sorted-agents.ts';
import type { AgentCard } from '@loupe/shared/contract/agents';
import { keepFresh } from '@loupe/shared/stores/keep-fresh';
import { createPage } from '@loupe/shared/stores/page';
import { createAgentCatalog } from './agent-catalog.ts';
import type { ChatList } from './chat-list.ts';
import type { Outside } from './outside.ts';

const CONTINUE_COUNT = 2;

/** What the explore page lists. While searching or in a category there is one list of results and no sections. */
export interface ExploreSections {
  readonly continues: readonly RecentUse[];
  readonly featured: readonly AgentCard[];
  readonly yours: readonly AgentCard[];
  readonly all: readonly AgentCard[];
  readonly isNarrowed: boolean;
}

const nothing: ExploreSections = { continues: [], featured: [], yours: [], all: [], isNarrowed: false };

export type ExplorePage = ReturnType<typeof createExplorePage>;

/** Search, category and order over the agents of the server. */
export function createExplorePage(outside: Outside, list: Pick<ChatList, '$list' | 'want'>) {
  const catalog = createAgentCatalog(outside, list);
  const $query = atom('');
  const $category = atom<string | null>(null);
  const $sort = atom<AgentSort>('recommended');
  /** Agents of one's own; empty while they are not known. */
  const $own = atom<readonly AgentCard[]>([]);

  const $sections = computed(
    [catalog.$catalog, $query, $category, $sort, $own],
    (loaded, query, category, sort, own): ExploreSections => {
      if (loaded.state !== 'ready') return { ...nothing };
      const { agents, recentChats } = loaded.value;
      const isNarrowed = category !== null || query.trim() !== '';
      // A search finds one's own too; a category is one of the house.
      const searched = category === null && isNarrowed ? [...own, ...agents] : agents;
      const inCategory = category === null ? searched : agents.filter((agent) => agent.category === category);
      const all = sortAgents(matchingAgents(inCategory, query), sort);
      const featured = isNarrowed ? [] : all.filter((agent) => agent.is_featured);
      return {
        continues: isNarrowed ? [] : recentUses([...own, ...agents], recentChats).slice(0, CONTINUE_COUNT),
        featured,
        yours: isNarrowed ? [] : own,
        // Nothing is listed twice: with every agent featured there is no second list.
        all: isNarrowed ? all : all.filter((agent) => !agent.is_featured),
        isNarrowed,
      };
    },
  );

  function showAll(): void {
    $query.set('');
    $category.set(null);
  }

  /** The page is shown without them: where they cannot be loaded, their section says only how one is made. */
  async function loadOwn(): Promise<void> {
    const result = await outside.request('GET /own-agents', { isQuiet: true });
    if (result.ok) $own.set(result.data.agents);
  }

  const parts = { ...catalog, $query, $category, $sort, $sections, showAll };
  return createPage(parts, [catalog.start, () => keepFresh(loadOwn)]);
}
