import type { AgentDefinition } from './agent-definition.ts';

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
