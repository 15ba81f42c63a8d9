import { environment } from '@loupe/shared/environment';
import type { RunView } from '@loupe/shared/lib/run-reducer';
import { exportFileName, exportMarkdown } from '../lib/export-markdown.ts';

/** Saves a text of a run as a Markdown file with its sources as footnotes. */
export function saveMarkdown(title: string, view: RunView, text: string): void {
  const facts = {
    agent: view.agentTitle,
    date: view.finishedAt ?? view.startedAt ?? '',
    engine: view.engineLabel,
  };
  const content = exportMarkdown(text, view.sources, facts);
  environment().page.saveFile(new Blob([content], { type: 'text/markdown' }), exportFileName(title));
}
