import type { Run } from '@loupe/shared/contract/runs';
import type { AgentCatalogue } from '../../agents/agent-catalogue.ts';
import type { ShownRun } from './shown-run.statements.ts';

export type AgentTitle = AgentCatalogue['title'];

/** A run as the contract has it. Credits whole: started ones count as used. */
export function presentRun(run: ShownRun, agentTitle: AgentTitle): Run {
  const max = Math.floor(run.maxMillicredits / 1000);
  return {
    id: run.id,
    chat_id: run.chatId,
    message_id: run.messageId,
    agent: run.agent,
    agent_title: agentTitle(run.agent, run.ownTitle),
    engine: run.engine,
    status: run.status,
    max_credits: max,
    used_credits: Math.min(max, Math.ceil(run.usedMillicredits / 1000)),
    created_at: run.createdAt.toISOString(),
    started_at: run.startedAt?.toISOString() ?? null,
    finished_at: run.finishedAt?.toISOString() ?? null,
    answer_message_id: run.answerMessageId,
    last_seq: run.lastSeq,
    error: run.errorCode === null ? null : { code: run.errorCode, message: run.errorMessage ?? '' },
    ...(run.isForm === true && { is_form: true }),
  };
}
