import type { AgentDefinition } from '../agent-definition.ts';

/** Agents that weigh what documents say: vendors, countries, claims. */
export const scoringAgents = (): AgentDefinition[] => [];
