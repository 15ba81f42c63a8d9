import type { ErrorCode } from '@loupe/shared/contract/error-codes';
import type { Depth } from '@loupe/shared/contract/agents';
import { depths } from '@loupe/shared/contract/agents';
import type { AgentDefinition } from '../../agents/agent-definition.ts';
import { inputFault, keptInput } from '../../agents/check-input.ts';
import { fileIdsIn } from '@loupe/shared/lib/file-ids';
import { appError } from '../../errors/app-error.ts';
import { refusals } from '../../messages/refusals-texts.ts';
import { titles } from '../../messages/titles-texts.ts';

/** Answers when no agent was chosen; it writes no report. */
export const plainAgent = 'chat';
export const runTimeLimitMs = 15 * 60_000;
/** A run whose worker died this often is given up. */
export const maxLostWorkers = 5;

/** How a run ended, before it is written down. */
export interface RunOutcome {
  readonly status: 'done' | 'stopped' | 'failed';
  readonly error: { readonly code: ErrorCode; readonly message: string } | null;
  /** What was written says that the question could not be answered. */
  readonly isUnanswered?: boolean;
  /** It ended with a question to the person. */
  readonly isQuestion?: boolean;
}

const limitCodes: readonly ErrorCode[] = ['run.time_limit', 'run.step_limit', 'run.credit_cap'];

/**
 * Stored work is paid for, except when the failure was ours or the question was not answered; a limit is not our
 * failure when there is something to read.
 */
export function isCharged(outcome: RunOutcome, hasText: boolean): boolean {
  if (outcome.isUnanswered) return false;
  if (outcome.status !== 'failed') return true;
  return hasText && outcome.error !== null && limitCodes.includes(outcome.error.code);
}

/** What is kept as the answer: the report, else the answer; nothing of a run that we failed. */
export function answerText(outcome: RunOutcome, text: { report: string; answer: string }): string | null {
  const whole = (text.report.trim() ? text.report : text.answer).trim();
  const isKept = outcome.isUnanswered === true || isCharged(outcome, true);
  return whole && isKept ? whole : null;
}

/** Line of the credit history. */
export function ledgerTitle(agentTitle: string, outcome: RunOutcome, isPaid: boolean): string {
  if (outcome.isUnanswered) return titles().runUnanswered(agentTitle);
  if (!isPaid) return titles().runUnpaid(agentTitle);
  if (outcome.status === 'stopped') return titles().runStopped(agentTitle);
  if (outcome.status === 'failed') return titles().runLimited(agentTitle);
  return agentTitle;
}

/** The depth asked for; `standard` when the form said nothing. */
export function depthOf(inputs: Readonly<Record<string, string>>): Depth {
  return depths.find((depth) => depth === inputs['depth']) ?? 'standard';
}

/** Inputs with spaces cut, blanks dropped and defaults filled in. Throws `agent.inputs_invalid` for the first that is wrong. */
export function checkInputs(
  agent: AgentDefinition,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const checked: Record<string, string> = {};
  for (const field of agent.inputs) {
    const value = given[field.name]?.trim().toWellFormed() || field.default || '';
    const problem = inputFault(field, value);
    if (problem) throw appError('agent.inputs_invalid', { sentence: problem, field: field.name });
    if (value) checked[field.name] = keptInput(field, value);
  }
  const unknown = Object.keys(given).find(
    (name) => name !== 'depth' && !agent.inputs.some((field) => field.name === name),
  );
  if (unknown !== undefined)
    throw appError('agent.inputs_invalid', {
      sentence: refusals.said((t) => t.unknownInput(agent.title, unknown)),
      field: unknown,
    });
  const depth = given['depth'];
  if (depth && !depths.some((known) => known === depth))
    throw appError('agent.inputs_invalid', { sentence: refusals.said((t) => t.depth), field: 'depth' });
  return depth ? { ...checked, depth } : checked;
}

/** Values of file fields that are files of the user; a sample's own value is not. */
export function fileInputs(
  agent: AgentDefinition,
  inputs: Readonly<Record<string, string>>,
): { field: string; fileId: string }[] {
  return agent.inputs
    .filter(({ kind }) => kind === 'file' || kind === 'files')
    .flatMap(({ name }) =>
      inputs[name] === agent.sample?.inputs[name]
        ? []
        : fileIdsIn(inputs[name]).map((fileId) => ({ field: name, fileId })),
    );
}

/** Files of messages in the order of attaching, oldest message first; one that was attached twice counts where it was attached last. */
export function orderFileIds(attachments: readonly (readonly string[])[]): string[] {
  const all = attachments.flat();
  return [...new Set(all.toReversed())].toReversed();
}

/** The question as the transcript shows it when only the form was filled in. */
export function formAsText(
  agent: AgentDefinition,
  inputs: Readonly<Record<string, string>>,
  fileNames: ReadonlyMap<string, string>,
): string {
  const lines = agent.inputs.flatMap((field) => {
    const value = inputs[field.name];
    if (!value) return [];
    const option = field.options.find((one) => one.value === value);
    const files = fileIdsIn(value).flatMap((id) => fileNames.get(id) ?? []);
    return [`- ${field.label}: ${option?.label ?? (files.length > 0 ? files.join(', ') : value)}`];
  });
  return [agent.title, ...lines].join('\n');
}
