import type { AgentDefinition } from '../agent-definition.ts';
import { regulationsMonitoring } from '../regulations-monitoring.agent.ts';

/** Agents that tell what is new since an earlier text or run. */
export const monitoringAgents = (): AgentDefinition[] => [regulationsMonitoring()];
