import { language } from '@loupe/shared/language';
import { formatMillicredits } from '@loupe/shared/lib/format';
import type { RunView } from '@loupe/shared/lib/run-reducer';
import type { RunStage, RunStep } from '@loupe/shared/lib/run-stages';
import { creditsText, statusWords } from '#texts';
import { runTexts } from '#texts/transcript';
import { logTexts } from '#texts/log';

/** One line of the log in words. `at` is ISO 8601, null for what has not happened. */
export interface LogEntry {
  readonly key: string;
  readonly at: string | null;
  readonly text: string;
  readonly note: string;
  readonly details: readonly string[];
  readonly tone: 'plain' | 'failed';
}

export interface LogGroup {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly entries: readonly LogEntry[];
}

/** What happened in a run, in words and in groups: before the work, each stage with its steps, the end. */
export function logGroups(view: RunView): LogGroup[] {
  const begin = beginEntries(view);
  const end = endEntries(view);
  return [
    ...(begin.length > 0 ? [{ key: 'begin', title: logTexts.begin, note: '', entries: begin }] : []),
    ...view.stages.filter((stage) => stage.state !== 'waiting').map(stageGroup),
    ...(end.length > 0 ? [{ key: 'end', title: logTexts.end, note: '', entries: end }] : []),
  ];
}

function entry(key: string, at: string | null, text: string, note = ''): LogEntry {
  return { key, at, text, note, details: [], tone: 'plain' };
}

function beginEntries(view: RunView): LogEntry[] {
  const entries: LogEntry[] = [];
  if (view.queuedAt)
    entries.push(entry('queued', view.queuedAt, statusWords.queued, logTexts.held(view.capCredits)));
  if (view.startedAt) entries.push(entry('started', view.startedAt, logTexts.started, view.engineLabel));
  if (view.attempt > 1) entries.push(entry('attempt', null, logTexts.attempt(view.attempt)));
  return entries;
}

function stageGroup(stage: RunStage): LogGroup {
  return { key: stage.id, title: stage.title, note: stage.summary, entries: stage.steps.map(stepEntry) };
}

function stepEntry(step: RunStep): LogEntry {
  const cost = step.millicredits > 0 ? logTexts.cost(formatMillicredits(step.millicredits, language)) : '';
  const outcome = step.error ? `${runTexts.failedStep}: ${step.error.message}` : step.summary;
  return {
    key: step.id,
    at: step.finishedAt ?? step.startedAt,
    text: step.title,
    note: [outcome, cost].filter(Boolean).join(' · '),
    details: step.details,
    tone: step.state === 'failed' ? 'failed' : 'plain',
  };
}

function endEntries(view: RunView): LogEntry[] {
  if (!view.finishedAt) return [];
  const cost = logTexts.charged(creditsText(view.usedCredits), view.returnedCredits ?? 0);
  const ended: LogEntry = {
    ...entry('ended', view.finishedAt, statusWords[view.status], cost),
    tone: view.status === 'failed' ? 'failed' : 'plain',
  };
  return view.error
    ? [{ ...entry('error', view.finishedAt, view.error.message), tone: 'failed' }, ended]
    : [ended];
}
