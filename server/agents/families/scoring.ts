import type { AgentDefinition } from '../agent-definition.ts';
import { countryRiskSnapshot } from '../country-risk-snapshot.agent.ts';
import { sustainabilityClaimsAudit } from '../sustainability-claims-audit.agent.ts';
import { vendorComparison } from '../vendor-comparison.agent.ts';

/** Agents that weigh what documents say: vendors, countries, claims. */
export const scoringAgents = (): AgentDefinition[] => [
  countryRiskSnapshot(),
  sustainabilityClaimsAudit(),
  vendorComparison(),
];
