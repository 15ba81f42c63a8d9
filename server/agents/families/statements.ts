import type { AgentDefinition } from '../agent-definition.ts';

/** Agents of statements and data rooms. */
export const statementAgents = (): AgentDefinition[] => [];
