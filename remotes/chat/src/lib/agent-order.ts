import type { AgentCard } from '@loupe/shared/contract/agents';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import { byName } from '@loupe/shared/lib/text-order';

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

/** Words that say nothing of what is looked for. */
const little = new Set(
  'a an the my our of for to in on with and or i want need how der die das ein eine einen einem einer meine unsere von für zu im mit und oder ich will wie'.split(
    ' ',
  ),
);

/** A word without the ending that changes from sentence to sentence: "suppliers" and "supplier" are the same. */
const stemOf = (word: string) => word.replace(/(?<=.{4})(?:ing|ed|en|es|er|e|n|s)$/u, '');

/** Agents that say every word of the query, in any form, of themselves or of what people want of them. */
export function matchingAgents(agents: readonly AgentCard[], query: string): AgentCard[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const telling = words.filter((word) => !little.has(word));
  return agents.filter(({ title, category, outcome, wants = [] }) => {
    const text = [title, category, outcome, ...wants].join(' ').toLowerCase();
    return (telling.length > 0 ? telling : words).every((word) => text.includes(stemOf(word)));
  });
}

/** A sorted copy. `recommended` puts featured agents first and keeps the server's order otherwise. */
export function sortAgents(agents: readonly AgentCard[], sort: AgentSort): AgentCard[] {
  const copy = [...agents];
  switch (sort) {
    case 'name':
      return copy.sort((a, b) => byName(a.title, b.title));
    case 'credits':
      return copy.sort((a, b) => a.credits_min - b.credits_min || byName(a.title, b.title));
    case 'time':
      return copy.sort((a, b) => a.minutes_min - b.minutes_min || byName(a.title, b.title));
    default:
      return copy.sort((a, b) => Number(b.is_featured) - Number(a.is_featured));
  }
}
