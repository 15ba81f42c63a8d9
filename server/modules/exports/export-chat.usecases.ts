import type { Chat } from '@loupe/shared/contract/chats';
import type { ChatExportFormat } from '@loupe/shared/contract/exports';
import { emptyRunView, foldRun } from '@loupe/shared/lib/run-reducer';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import { currentLanguage } from '../../language/language.ts';
import type { ExportFile, KeptTurn } from '../../report/export-jobs.ts';
import { exportInProcess } from '../../report/export-in-process.ts';
import { listEvents } from '../runs/runs.usecases.ts';
import { readChat, type TranscriptsDeps } from '../transcripts/read-chat.usecases.ts';

/** Letters of questions and answers. Markdown is read and written once; the other formats are also set and drawn. */
const longest = { md: 10_000_000, others: 2_000_000 };

export interface ChatExportDeps extends TranscriptsDeps {
  readonly clock: Clock;
  readonly brandName: string;
}

/**
 * What a chat shows, the branch that is chosen, as a file in the language spoken right now; what is being written is in it
 * as far as it has come. Throws `chat.not_found`, `export.chat_empty`, `export.chat_too_large`, and
 * what `exportInProcess` throws.
 */
export async function exportChat(
  deps: ChatExportDeps,
  asked: {
    readonly userId: string;
    readonly chatId: string;
    readonly format: ChatExportFormat;
    readonly signal?: AbortSignal;
  },
): Promise<ExportFile> {
  const shown = await readChat(deps, asked.userId, asked.chatId, {});
  const mostLetters = asked.format === 'md' ? longest.md : longest.others;
  const turns = await turnsOf(deps.db, shown, { mostLetters, signal: asked.signal });
  if (turns.length === 0) throw appError('export.chat_empty');
  const chat = {
    title: shown.title,
    turns,
    savedAt: deps.clock.now().toISOString(),
    brand: deps.brandName,
  };
  const { format } = asked;
  return await exportInProcess(
    asked.userId,
    { task: 'chat', language: currentLanguage(), format, chat },
    asked.signal,
  );
}

/** One log after the other: that of a long run is large, and only what was written is kept of it. */
async function turnsOf(
  db: Database,
  chat: Chat,
  { mostLetters, signal }: { readonly mostLetters: number; readonly signal: AbortSignal | undefined },
): Promise<KeptTurn[]> {
  const turns: KeptTurn[] = [];
  let written = 0;
  for (const message of chat.messages) {
    if (message.role !== 'user') continue;
    signal?.throwIfAborted();
    const run = chat.runs.find((one) => one.message_id === message.id);
    const answer = run ? await answerOf(db, chat, run) : null;
    written += message.text.length + (answer?.markdown.length ?? 0);
    if (written > mostLetters) throw appError('export.chat_too_large');
    turns.push({
      question: message.text,
      askedAt: message.created_at,
      fileNames: message.files.map(({ name }) => name),
      answer,
    });
  }
  return turns;
}

/** What its run wrote, else the message it left; null when it left none. */
async function answerOf(db: Database, chat: Chat, run: Chat['runs'][number]): Promise<KeptTurn['answer']> {
  const view = foldRun(await listEvents(db, run.id, 0), emptyRunView(run.id));
  const said = chat.messages.find(({ id }) => id === run.answer_message_id)?.text ?? '';
  const markdown = [view.report, view.answer, said].find((text) => text.trim() !== '');
  if (markdown === undefined) return null;
  return {
    runId: run.id,
    markdown,
    language: view.language ?? currentLanguage(),
    findings: view.findings,
    sources: view.sources,
    figures: view.figures,
    agent: view.agentTitle,
    engine: view.engineLabel,
    finishedAt: view.finishedAt ?? run.created_at,
    isUnfinished: run.status !== 'done',
  };
}
