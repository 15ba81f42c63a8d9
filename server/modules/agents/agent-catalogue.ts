import type { AgentDefinition } from '../../agents/agent-definition.ts';

/** The agents of this server, in the order of the explore page. */
export interface AgentCatalogue {
  readonly all: readonly AgentDefinition[];
  find(slug: string): AgentDefinition | undefined;
  /** Title for people; of an agent that is gone, its slug. */
  title(slug: string): string;
  /** Title of a stage for people; of one that is gone, its id. */
  stageTitle(slug: string, stageId: string): string;
}

/** Throws when two agents have the same slug. */
export function createAgentCatalogue(agents: readonly AgentDefinition[]): AgentCatalogue {
  const bySlug = new Map(agents.map((agent) => [agent.slug, agent]));
  if (bySlug.size !== agents.length) throw new Error('Two agents have the same slug.');
  return {
    all: agents,
    find: (slug) => bySlug.get(slug),
    title: (slug) => bySlug.get(slug)?.title ?? slug,
    stageTitle: (slug, stageId) =>
      bySlug.get(slug)?.stages.find(({ id }) => id === stageId)?.title ?? stageId,
  };
}
