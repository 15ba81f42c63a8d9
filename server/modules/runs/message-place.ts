import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { appError } from '../../errors/app-error.ts';
import {
  branchToShow,
  firstBranch,
  forkAt,
  isOnLine,
  lineOf,
  onlyLine,
  type BranchRow,
  type Line,
} from '../chats/branches.models.ts';
import type { NewBranch } from '../chats/chats.statements.ts';
import {
  findPlaced,
  listBranches,
  listFilesOfMessages,
  type PlacedMessage,
} from '../chats/chats.usecases.ts';
import { findRun, type RunRow } from './runs.repository.ts';

/** Where a message goes in its chat. */
export interface PlaceOfMessage {
  readonly branchId: string;
  /** What was said before it. */
  readonly line: Line;
  /** The branch that begins with it, where it stands in for a question. */
  readonly fork: NewBranch | null;
  readonly replaced: ReplacedQuestion | null;
}

/** The question that a message stands in for, as it was asked. */
export interface ReplacedQuestion {
  readonly text: string;
  readonly run: RunRow;
  readonly fileIds: readonly string[];
}

interface Wanted {
  readonly chatId: string;
  /** Id of the question it stands in for. */
  readonly replaces?: string | undefined;
  /** Id of a message that it comes after, in whichever branch that is. */
  readonly after?: string | undefined;
}

/**
 * Where a message goes: at the end of the branch that is shown, or that `after` is in, or beside the question it
 * `replaces`. Throws `request.invalid` when the chat has no such message.
 */
export async function placeMessage(
  db: Database,
  { chatId, replaces, after }: Wanted,
  shownBranch: string | null,
): Promise<PlaceOfMessage> {
  if (replaces === undefined && (after === undefined || shownBranch === null))
    return await atTheEnd(db, chatId, shownBranch);
  const branches = await listBranches(db, chatId);
  if (replaces !== undefined) return await beside(db, chatId, branches, replaces);
  const before = await messageOf(db, chatId, { after });
  const shown = lineOf(branches, shownBranch ?? firstBranch);
  const branchId = isOnLine(shown, before) ? shown.branches[0]! : branchToShow(branches, before);
  return { branchId, line: lineOf(branches, branchId), fork: null, replaced: null };
}

async function atTheEnd(db: Database, chatId: string, shownBranch: string | null): Promise<PlaceOfMessage> {
  const none = { fork: null, replaced: null };
  if (shownBranch === null) return { branchId: firstBranch, line: onlyLine, ...none };
  return { branchId: shownBranch, line: lineOf(await listBranches(db, chatId), shownBranch), ...none };
}

async function beside(
  db: Database,
  chatId: string,
  branches: readonly BranchRow[],
  replaces: string,
): Promise<PlaceOfMessage> {
  const question = await messageOf(db, chatId, { replaces });
  const run = question.role === 'user' && question.runId !== null && (await findRun(db, question.runId));
  if (!run) throw appError('request.invalid', { field: 'replaces' });
  const fork = { id: newId('brn'), ...forkAt(branches, question) };
  const files = await listFilesOfMessages(db, [question.id]);
  return {
    branchId: fork.id,
    line: lineOf(branches, fork.parentId, fork.below),
    fork,
    replaced: { text: question.text, run, fileIds: (files.get(question.id) ?? []).map(({ id }) => id) },
  };
}

async function messageOf(
  db: Database,
  chatId: string,
  named: { readonly replaces?: string; readonly after?: string | undefined },
): Promise<PlacedMessage> {
  const [[field, id]] = Object.entries(named) as [[string, string]];
  const message = await findPlaced(db, chatId, id);
  if (!message) throw appError('request.invalid', { field });
  return message;
}

interface Asked {
  readonly text: string;
  readonly agent?: string | undefined;
  readonly inputs?: Readonly<Record<string, string>> | undefined;
  readonly attachmentIds?: readonly string[] | undefined;
}

/**
 * What is asked, where a message that stands in for another says only what is different: agent, form and files are those
 * of the question, and so is the prompt when the text is the same.
 */
export function askedInstead<T extends Asked>(given: T, replaced: ReplacedQuestion | null): T {
  if (replaced === null) return given;
  const { run } = replaced;
  const attachmentIds = given.attachmentIds ?? replaced.fileIds;
  // It answered an agent's question, and goes on from there again.
  if (given.agent === undefined && run.askedBefore > 0) return { ...given, attachmentIds };
  const agent = given.agent ?? run.agent;
  const isSameText = given.text.trim() === replaced.text.trim();
  const isKnownRun = run.prompt !== '' || Object.keys(run.inputs).length > 0;
  return {
    ...given,
    agent,
    inputs: given.inputs ?? (agent === run.agent ? run.inputs : {}),
    text: isSameText && isKnownRun ? run.prompt : given.text,
    attachmentIds,
  };
}
