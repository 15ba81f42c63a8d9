import type { AgentCard } from '@loupe/shared/contract/agents';

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
