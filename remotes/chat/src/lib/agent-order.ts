import type { AgentCard } from '@loupe/shared/contract/agents';
import type { ChatSummary } from '@loupe/shared/contract/chats';

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
