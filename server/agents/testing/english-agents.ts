import { chatIn } from '../chat.agent.ts';
import { companyResearchIn } from '../company-research.agent.ts';
import { agentsEn } from '../messages/agents-en.ts';
import { stockMarketAnalysisIn } from '../stock-market-analysis.agent.ts';

export const chat = chatIn(agentsEn);
export const companyResearch = companyResearchIn(agentsEn);
export const stockMarketAnalysis = stockMarketAnalysisIn(agentsEn);
