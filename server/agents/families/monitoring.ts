import type { AgentDefinition } from '../agent-definition.ts';

/** Agents that tell what is new since an earlier text or run. */
export const monitoringAgents = (): AgentDefinition[] => [];
