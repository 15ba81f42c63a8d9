import { atom, computed } from 'nanostores';
import {
  matchingAgents,
  recentUses,
  sortAgents,
  type AgentSort,
  type RecentUse,
} from '../lib/agent-order.ts';
import type { AgentCard } from '@loupe/shared/contract/agents';
import { createAgentCatalog } from './agent-catalog.ts';
import type { ChatList } from './chat-list.ts';
import type { Outside } from './outside.ts';

const CONTINUE_COUNT = 2;

/** What the explore page lists. While searching or in a category there is one list of results and no sections. */
export interface ExploreSections {
  readonly continues: readonly RecentUse[];
  readonly featured: readonly AgentCard[];
  readonly all: readonly AgentCard[];
  readonly isNarrowed: boolean;
}

export type ExplorePage = ReturnType<typeof createExplorePage>;

/** Search, category and order over the agents of the server. */
export function createExplorePage(outside: Outside, list: Pick<ChatList, '$list' | 'want'>) {
  const catalog = createAgentCatalog(outside, list);
  const $query = atom('');
  const $category = atom<string | null>(null);
  const $sort = atom<AgentSort>('recommended');

  const $sections = computed(
    [catalog.$catalog, $query, $category, $sort],
    (loaded, query, category, sort): ExploreSections => {
      if (loaded.state !== 'ready') return { continues: [], featured: [], all: [], isNarrowed: false };
      const { agents, recentChats } = loaded.value;
      const inCategory = category === null ? agents : agents.filter((agent) => agent.category === category);
      const all = sortAgents(matchingAgents(inCategory, query), sort);
      const isNarrowed = category !== null || query.trim() !== '';
      const featured = isNarrowed ? [] : all.filter((agent) => agent.is_featured);
      return {
        continues: isNarrowed ? [] : recentUses(agents, recentChats).slice(0, CONTINUE_COUNT),
        featured,
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

  return { ...catalog, $query, $category, $sort, $sections, showAll };
}
