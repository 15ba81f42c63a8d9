import type { AgentDefinition } from '../agent-definition.ts';

/** Agents of tables: reviews, listings, lanes. */
export const tableAgents = (): AgentDefinition[] => [];
