import type { Chat } from '@loupe/shared/contract/chats';
import type { RunView } from '@loupe/shared/lib/run-reducer';
import { rowTexts } from '#texts/rail';
import { exportMarkdown } from './export-markdown.ts';

/** A chat as one Markdown document: every turn under a heading, answers with their sources as footnotes. */
export function chatMarkdown(chat: Chat, views: ReadonlyMap<string, RunView>): string {
  const parts = chat.messages.map((message, index) => {
    if (message.role === 'user') return `## ${rowTexts.you}\n\n${message.text.trim()}`;
    const view = message.run_id === null ? undefined : views.get(message.run_id);
    const text = view?.report || message.text;
    const facts = {
      agent: view?.agentTitle ?? '',
      date: message.created_at,
      engine: view?.engineLabel ?? '',
    };
    // Footnotes of one document need names of their own: each answer numbers its sources from 1.
    const body = exportMarkdown(text, view?.sources ?? [], facts, `${index + 1}-`);
    return `## ${rowTexts.answer}\n\n${body.trim()}`;
  });
  return `${[`# ${chat.title}`, ...parts].join('\n\n')}\n`;
}
