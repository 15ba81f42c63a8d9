import type { OwnAgentDocument } from '@loupe/shared/contract/own-agents';
import type { AgentDefinition } from '../../agents/agent-definition.ts';
import { ownAgentDefinition } from '../../agents/own-agent/own-agent-definition.ts';
import type { Database } from '../../db/database.ts';
import type { AgentCatalogue } from '../agents/agent-catalogue.ts';
import { findOwnAgent, findVersion } from './own-agents.repository.ts';

/** An agent that is to work, and what a run keeps of it where it is somebody's own. */
export interface ResolvedAgent {
  readonly definition: AgentDefinition;
  readonly own: { readonly version: number; readonly title: string; readonly base: string | null } | null;
}

interface RunOfAgent {
  readonly agent: string;
  readonly ownVersion: number | null;
}

/** Finds agents by their slug: those of the house, and a person's own. */
export interface AgentResolver {
  /** For a new run: the newest version, and nobody else's. */
  forPerson(userId: string, slug: string): Promise<ResolvedAgent | null>;
  /** For a run that was stored: the version it was started with, also where the agent was taken away since. */
  forRun(run: RunOfAgent): Promise<AgentDefinition | null>;
}

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
