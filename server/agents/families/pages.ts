import type { AgentDefinition } from '../agent-definition.ts';

/** Agents of web pages. */
export const pageAgents = (): AgentDefinition[] => [];
