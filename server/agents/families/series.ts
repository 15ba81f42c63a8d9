import type { AgentDefinition } from '../agent-definition.ts';

/** Agents of price series and exports of them. */
export const seriesAgents = (): AgentDefinition[] => [];
