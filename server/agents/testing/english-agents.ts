import { chatIn } from '../chat.agent.ts';
import { companyResearchIn } from '../company-research.agent.ts';
import { financialStatementAnalysisIn } from '../financial-statement-analysis.agent.ts';
import { agentsEn } from '../messages/agents-en.ts';
import { stockMarketAnalysisIn } from '../stock-market-analysis.agent.ts';

export const chat = chatIn(agentsEn);
export const companyResearch = companyResearchIn(agentsEn);
export const financialStatements = financialStatementAnalysisIn(agentsEn);
export const stockMarketAnalysis = stockMarketAnalysisIn(agentsEn);
