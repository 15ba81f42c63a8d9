import type { Language } from '@loupe/shared/lib/language';
import type { AgentDefinition } from './agent-definition.ts';
import { chatIn } from './chat.agent.ts';
import { companyResearchIn } from './company-research.agent.ts';
import { financialStatementAnalysisIn } from './financial-statement-analysis.agent.ts';
import { agentsDe } from './messages/agents-de.ts';
import { agentsEn } from './messages/agents-en.ts';
import type { AgentTexts } from './messages/agents-texts.ts';
import { stockMarketAnalysisIn } from './stock-market-analysis.agent.ts';

/** Every agent, in the order of the explore page; plain chat is not listed there. */
const agentsIn = (texts: AgentTexts): readonly AgentDefinition[] => [
  stockMarketAnalysisIn(texts),
  companyResearchIn(texts),
  financialStatementAnalysisIn(texts),
  chatIn(texts),
];

/** The same agents in each language: same forms, stages and prices, other words. */
export const agents: Readonly<Record<Language, readonly AgentDefinition[]>> = {
  en: agentsIn(agentsEn),
  de: agentsIn(agentsDe),
};
