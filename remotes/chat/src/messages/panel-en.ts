import { countText } from './en.ts';

/** What the panel beside a chat says, and what opens from a figure or a source. */
export const panelTexts = {
  label: 'Report, sources and log',
  tabs: 'Panel',
  report: 'Report',
  sources: 'Sources',
  files: 'Files',
  log: 'Log',
  close: 'Close panel',
  moreForReport: 'More for this report',
  copy: 'Copy report',
  writing: 'The report is being prepared.',
  noReport: 'This answer has no report. Its text is in the conversation.',
  nothingYet: 'Reports, sources and the log of a run appear here.',
  noSources: 'No sources yet.',
  unfinished: 'This run ended before its report was whole. What follows is what had been written by then.',
  downloadFile: (name: string) => `Download ${name}`,
  noLog: 'Nothing has happened yet.',
  outline: 'Contents',
  findings: 'Findings',
  preparedOn: (agent: string, date: string, engine: string) =>
    [agent, date, engine].filter(Boolean).join(' · '),
} as const;

export const figureTexts = {
  rowsFailed: 'The rows could not be downloaded. Try again.',
} as const;

export const sourceTexts = {
  kinds: { file: 'Your file', library: 'Sample library', web: 'Web page', chat: 'This chat' },
  back: 'All sources',
  source: (n: number) => `Source ${n}`,
  counts: (documents: number, passages: number) =>
    `${countText(documents, 'document', 'documents')}, ${countText(passages, 'passage', 'passages')}`,
  unknown: 'This source is not in the log.',
} as const;
