import type { OwnAgentDocument } from '@loupe/shared/contract/own-agents';
import type { AgentDefinition } from '../../agents/agent-definition.ts';
import { ownAgentDefinition } from '../../agents/own-agent/own-agent-definition.ts';
import type { Database } from '../../db/database.ts';
import type { AgentCatalogue } from '../../agents/agent-catalogue.ts';
import type { AgentResolver } from '../../agents/agent-resolver.ts';
import { findOwnAgent, findVersion } from './own-agents.repository.ts';

const isOwnSlug = (slug: string): boolean => slug.startsWith('own_');

export function createAgentResolver(db: Database, agents: AgentCatalogue): AgentResolver {
  const define = (slug: string, document: OwnAgentDocument) =>
    ownAgentDefinition(slug, document, baseOf(agents, document));
  return {
    forPerson: async (userId, slug) => {
      if (!isOwnSlug(slug)) {
        const definition = agents.find(slug);
        return definition === undefined ? null : { definition, own: null };
      }
      const row = await findOwnAgent(db, userId, slug);
      if (row === undefined) return null;
      const { version, document } = row;
      return {
        definition: define(slug, document),
        own: { version, title: document.title, base: document.base },
      };
    },
    forRun: async ({ agent, ownVersion }) => {
      if (ownVersion === null) return agents.find(agent) ?? null;
      const document = await findVersion(db, agent, ownVersion);
      return document === undefined ? null : define(agent, document);
    },
  };
}

/** The agent of the house that one is built on; null for none and for one that is gone. */
export const baseOf = (agents: AgentCatalogue, { base }: OwnAgentDocument): AgentDefinition | null =>
  (base === null ? undefined : agents.find(base)) ?? null;
