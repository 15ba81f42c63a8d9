import type { AgentDefinition } from '../agent-definition.ts';
import { competitorLaunchMonitoring } from '../competitor-launch-monitoring.agent.ts';
import { regulationsMonitoring } from '../regulations-monitoring.agent.ts';

/** Agents that tell what is new since an earlier text or run. */
export const monitoringAgents = (): AgentDefinition[] => [
  competitorLaunchMonitoring(),
  regulationsMonitoring(),
];
