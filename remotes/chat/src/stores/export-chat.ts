import type { ChatSummary } from '@loupe/shared/contract/chats';
import { emptyRunView, foldRun } from '@loupe/shared/lib/run-reducer';
import { chatMarkdown } from '../lib/export-chat.ts';
import { timedFileName } from '../lib/export-markdown.ts';
import { rowTexts } from '#texts/rail';
import type { Outside } from './outside.ts';

/** Saves a chat with its reports and sources as a Markdown file (H6, F7); a failure is reported and nothing is saved. */
export async function exportChat(outside: Outside, chat: ChatSummary): Promise<void> {
  const { request, environment, notify } = outside;
  const loaded = await request('GET /chats/:chat_id', { params: { chat_id: chat.id }, isQuiet: true });
  if (!loaded.ok) return notify(rowTexts.exportFailed, 'error');
  const logs = await Promise.all(
    loaded.data.chat.runs.map(async (run) => ({
      runId: run.id,
      log: await request('GET /runs/:run_id/log', { params: { run_id: run.id }, isQuiet: true }),
    })),
  );
  const views = new Map(
    logs.flatMap(({ runId, log }) =>
      log.ok ? [[runId, foldRun(log.data.events, emptyRunView(runId))] as const] : [],
    ),
  );
  if (views.size < logs.length) return notify(rowTexts.exportFailed, 'error');
  const content = chatMarkdown(loaded.data.chat, views);
  const name = timedFileName(chat.title, environment.clock.now(), 'md');
  environment.page.saveFile(new Blob([content], { type: 'text/markdown' }), name);
}
