import { sql } from 'drizzle-orm';
import type { RunRow } from './runs.repository.ts';
import { runs } from './runs.tables.ts';

/** What of a run is shown where many are: not what was asked, nor how it is worked on. */
export const shownRun = {
  id: runs.id,
  chatId: runs.chatId,
  messageId: runs.messageId,
  agent: runs.agent,
  ownTitle: runs.ownTitle,
  engine: runs.engine,
  status: runs.status,
  maxMillicredits: runs.maxMillicredits,
  usedMillicredits: runs.usedMillicredits,
  createdAt: runs.createdAt,
  startedAt: runs.startedAt,
  finishedAt: runs.finishedAt,
  answerMessageId: runs.answerMessageId,
  lastSeq: runs.lastSeq,
  errorCode: runs.errorCode,
  errorMessage: runs.errorMessage,
  /** Asked by filling in a form, not in words. */
  isForm: sql<boolean>`(${runs.prompt} = '' and ${runs.inputs} <> '{}'::jsonb)`,
};

type Shown = typeof shownRun;
export type ShownRun = Pick<RunRow, Exclude<keyof Shown, 'isForm'>> & { readonly isForm?: boolean };
