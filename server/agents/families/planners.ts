import type { AgentDefinition } from '../agent-definition.ts';

/** Agents that place things on days. */
export const plannerAgents = (): AgentDefinition[] => [];
