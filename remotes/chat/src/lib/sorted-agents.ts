import type { AgentCard } from '@loupe/shared/contract/agents';
import { byName } from '@loupe/shared/lib/text-order';

export type AgentSort = 'recommended' | 'name' | 'credits' | 'time';

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
