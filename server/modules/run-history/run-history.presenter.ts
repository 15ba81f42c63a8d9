import type { ListedRun } from '@loupe/shared/contract/run-history';
import type { RunWaiting } from '@loupe/shared/contract/runs';
import type { AgentCatalogue } from '../../agents/agent-catalogue.ts';
import { presentRun } from '../runs/runs.presenter.ts';
import { findingOf, questionOf } from './run-history.models.ts';
import type { HistoryRun } from './run-history.read-model.ts';

type Agents = Pick<AgentCatalogue, 'title' | 'find'>;

/** A run as the page of runs has it, with its place in line while it waits there. */
export function presentListedRun(
  row: HistoryRun,
  agents: Agents,
  waiting: RunWaiting | undefined,
): ListedRun {
  const { run, scheduleId, every } = row;
  const shown = presentRun(run, agents.title);
  const finding = findingOf(row.beginning);
  const question = questionOf(agents.find(run.ownBase ?? run.agent), run.prompt, run.inputs);
  return {
    ...shown,
    ...(waiting && { waiting }),
    status: row.isWaiting ? 'needs_answer' : shown.status,
    title: finding ?? question ?? shown.agent_title,
    is_finding: finding !== null,
    chat_title: row.chatTitle,
    schedule: scheduleId !== null && every !== null ? { id: scheduleId, every } : null,
    has_before: row.hasBefore,
    is_unread: row.isUnread,
  };
}
