import type { RunFacts } from '../../engines/run-context.ts';
import { appError } from '../../errors/app-error.ts';
import { readAgentFiles, type AgentFiles } from '../ground/agent-files.ts';
import { agentTexts } from '../messages/agents-texts.ts';

/** How far a company is that one invests in; each has questions of its own. */
export type InvestmentStage = 'seed' | 'growth' | 'buyout';

interface RoomRequest extends AgentFiles {
  readonly company: string;
  readonly stage: InvestmentStage;
}

const stageOf = (said = ''): InvestmentStage => (said === 'seed' || said === 'buyout' ? said : 'growth');

const refuse = (pick: Parameters<typeof agentTexts.said>[0]) =>
  appError('agent.inputs_invalid', { field: 'company', sentence: agentTexts.said(pick) });

/** Settles what was asked for: whose data room it is, its files, and how far the company is. */
export function readRoomRequest(
  inputs: RunFacts['inputs'],
  asked?: { readonly fileIds?: readonly string[] },
): RoomRequest {
  const company = (inputs.company ?? '').trim();
  if (company === '') throw refuse((t) => t.refusals.noCompany);
  if (company.length > 200) throw refuse((t) => t.refusals.companyTooLong);
  const files = readAgentFiles(
    'pre-investment-deep-diligence',
    inputs,
    { fields: [{ name: 'room' }], needed: true },
    asked,
  );
  return { ...files, company, stage: stageOf(inputs.stage) };
}
