import type { AgentDefinition } from '../agent-definition.ts';

/** Agents that choose between options. */
export const frameworkAgents = (): AgentDefinition[] => [];
