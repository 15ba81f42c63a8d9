import type { AgentCard } from '@loupe/shared/contract/agents';
import type { ChatSummary } from '@loupe/shared/contract/chats';

export type AgentSort = 'recommended' | 'name' | 'credits' | 'time';

/** The last chat in which an agent was used. */
export interface RecentUse {
  readonly agent: AgentCard;
  readonly chat: ChatSummary;
}

/** Agents by last use, each with the newest chat it was used in; `chats` newest first. */
export function recentUses(agents: readonly AgentCard[], chats: readonly ChatSummary[]): RecentUse[] {
  const bySlug = new Map(agents.map((agent) => [agent.slug, agent]));
  const uses = new Map<string, RecentUse>();
  for (const chat of chats) {
    const agent = chat.agent === null ? undefined : bySlug.get(chat.agent);
    if (agent && !uses.has(agent.slug)) uses.set(agent.slug, { agent, chat });
  }
  return [...uses.values()];
}

/** The first `count` agents: those used last, then featured ones, then the rest in their own order. */
export function agentsToOffer(
  agents: readonly AgentCard[],
  chats: readonly ChatSummary[],
  count: number,
): AgentCard[] {
  const ordered = [
    ...recentUses(agents, chats).map((use) => use.agent),
    ...agents.filter((agent) => agent.is_featured),
    ...agents,
  ];
  return [...new Map(ordered.map((agent) => [agent.slug, agent])).values()].slice(0, count);
}

/** Agents whose title, category or outcome holds every word of the query. */
export function matchingAgents(agents: readonly AgentCard[], query: string): AgentCard[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return agents.filter((agent) => {
    const text = `${agent.title} ${agent.category} ${agent.outcome}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** A sorted copy. `recommended` puts featured agents first and keeps the server's order otherwise. */
export function sortAgents(agents: readonly AgentCard[], sort: AgentSort): AgentCard[] {
  const copy = [...agents];
  switch (sort) {
    case 'name':
      return copy.sort((a, b) => a.title.localeCompare(b.title));
    case 'credits':
      return copy.sort((a, b) => a.credits_min - b.credits_min || a.title.localeCompare(b.title));
    case 'time':
      return copy.sort((a, b) => a.minutes_min - b.minutes_min || a.title.localeCompare(b.title));
    default:
      return copy.sort((a, b) => Number(b.is_featured) - Number(a.is_featured));
  }
}
