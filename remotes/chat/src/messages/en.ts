import type { RunStatus } from '@loupe/shared/contract/runs';
import { wholeNumber } from '@loupe/shared/lib/whole-number';

/** `1 credit`, `1,284 credits`: whole numbers with their unit (C4). */
export function creditsText(credits: number): string {
  const whole = Math.round(credits);
  return `${wholeNumber(whole, 'en')} ${whole === 1 ? 'credit' : 'credits'}`;
}

/** `1 step`, `8 steps`. */
export function countText(count: number, one: string, many: string): string {
  return `${wholeNumber(count, 'en')} ${count === 1 ? one : many}`;
}

/** The words for a run's states (design, "A run"). */
export const statusWords: Readonly<Record<RunStatus, string>> = {
  queued: 'Queued',
  starting: 'Starting',
  working: 'Working',
  needs_answer: 'Needs your answer',
  needs_credits: 'Needs credits',
  stopping: 'Stopping',
  stopped: 'Stopped',
  failed: 'Failed',
  done: 'Done',
};

/** Words used on more than one page of the slice. */
export const texts = {
  retry: 'Retry',
  undo: 'Undo',
  sampleData: 'Sample data',
  plainText: 'The text is shown without its layout.',
  ago: {
    justNow: 'just now',
    minutes: (count: number) => `${count} min ago`,
    today: 'today',
    yesterday: 'yesterday',
    days: (count: number) => `${count} days ago`,
  },
} as const;

export const railTexts = {
  label: 'Chats',
  loading: 'Loading your chats',
  empty: 'Your chats will be listed here.',
  failed: 'Your chats could not be loaded.',
  groups: { pinned: 'Pinned', today: 'Today', week: 'This week', month: 'This month', older: 'Older' },
  running: 'Running',
  waiting: 'Waiting for you',
  shared: 'Shared',
  menu: 'Chat actions',
  rename: 'Rename',
  renameLabel: 'Chat title',
  renameFailed: 'The chat was not renamed. Try again.',
  share: 'Share',
  remove: 'Delete',
  deleted: (title: string) => `“${title}” deleted`,
  deleteFailed: (title: string) => `“${title}” could not be deleted. It is back in the list.`,
  loadMore: 'Show older chats',
  loadMoreFailed: 'Older chats could not be loaded.',
} as const;

export const composerTexts = {
  label: 'Message',
  placeholderNew: 'Ask anything, attach a file, or type @ for an agent',
  placeholderNarrow: 'Ask, or type @ for an agent',
  placeholder: 'Ask a follow-up, attach a file, or type @ for an agent',
  send: 'Send',
  stop: 'Stop',
  stopping: 'Stopping',
  attach: 'Attach files',
  pickAgent: 'Choose an agent',
  dropHere: 'Drop files to attach them',
  files: 'Attached files',
  removeFile: (name: string) => `Remove ${name}`,
  removeAgent: (title: string) => `Remove agent ${title}`,
  about: (range: string) => `About ${range}`,
  left: (credits: number) => `${creditsText(credits)} left.`,
  notEnough: (needed: number, left: number) =>
    `This needs up to ${creditsText(needed)}; ${creditsText(left)} left.`,
  seeUsage: 'See credits',
  offline: 'Offline: kept as draft',
  waitForFiles: 'Waiting for the files to be uploaded',
  failedFile: 'A file was not uploaded. Retry or remove it first.',
  tooLong: (most: number) => `A message has at most ${wholeNumber(most, 'en')} characters.`,
  attachText: 'Attach it as a file',
  textFile: 'message.txt',
  openForm: 'Open its form',
  failed: 'Not sent. Your text and files are still here.',
  atLine: (line: number | null, column: string | null) =>
    [line === null ? null : `line ${line}`, column === null ? null : `column ${column}`]
      .filter(Boolean)
      .join(', '),
} as const;

export const pickerTexts = {
  label: 'Agents',
  loading: 'Loading agents',
  none: 'No agent matches.',
  failed: 'Agents could not be loaded.',
} as const;

export const chatTexts = {
  newChatPage: 'Chat',
  greeting: (name: string) =>
    name === '' ? 'What would you like to know?' : `What would you like to know, ${name}?`,
  greetingDetail: 'Ask a question, attach your own files, or start with an agent.',
  agentsHeading: 'Start with an agent',
  allAgents: 'All agents',
  compare: 'Run again and compare',
  agentsFailed: 'The agents could not be loaded. You can still ask a question.',
  loading: 'Loading the chat',
  failedTitle: 'This chat could not be loaded.',
  failedDetail: 'Nothing was lost. Work that was under way goes on.',
  notFound: 'This chat was not found.',
  notFoundDetail: 'It may have been deleted, or the address is not complete.',
  startNew: 'Start a new chat',
  editTitle: 'Rename chat',
  titleLabel: 'Chat title',
  share: 'Share',
  panel: 'Report panel',
  cost: (credits: number) => creditsText(credits),
  costLabel: 'Cost of this chat',
  transcript: 'Conversation',
  question: 'You',
  answer: 'Answer',
  jump: 'Jump to latest',
  copyLink: 'Copy link to this answer',
  preparing: 'Putting the whole chat together',
  earlier: (count: number) => countText(count, 'earlier message', 'earlier messages'),
  earlierFailed: 'Earlier messages could not be loaded.',
  findFailed: 'Finding in this chat could not be opened.',
  turnsFailed: 'The conversation could not be shown.',
  sending: 'Sending',
  interrupted: 'The live view was interrupted. The run goes on; trying again.',
  logFailed: 'The steps of this answer could not be loaded.',
  closeHint: 'You can close this page; the run goes on.',
  reportAtRight: 'The report is taking shape in the panel.',
  openReport: 'Open report',
  openAnalysis: 'Open the analysis',
  copy: 'Copy',
  canAsk: 'You can ask',
  canAnswer: 'You can answer',
  sources: (count: number) => countText(count, 'source', 'sources'),
  announceStarted: (agent: string) => `${agent} started working.`,
  announceStill: (stage: string) => `Still working: ${stage}.`,
  announceDone: 'The answer is finished.',
  announceStopped: 'The run was stopped.',
  announceFailed: 'The run failed.',
} as const;

export const runTexts = {
  atStep: (step: number) => `step ${step}`,
  worked: (duration: string) => `Worked ${duration}`,
  steps: (count: number) => countText(count, 'step', 'steps'),
  used: (used: number, held: number, cap: number) =>
    held === cap ? `${used} used, cap ${cap} credits` : `${used} used, ${held} held, cap ${cap} credits`,
  notifyMe: 'Notify me',
  willNotify: 'You can close this page. We will notify you.',
  stop: 'Stop',
  stopping: 'Stopping',
  stoppedKept: 'Stopped. What was finished until then is kept.',
  failedReturned: (credits: number) => `Failed. Credits returned: ${credits}.`,
  failed: 'Failed.',
  tryAgain: (held: number) => `Try again, hold up to ${creditsText(held)}`,
  againFailed: 'The server did not answer. Press again: only one run begins.',
  stageWaiting: 'Not started',
  stageWorking: 'Working',
  stageDone: 'Done',
  stageSkipped: 'Not done',
  stages: 'Stages',
  failedStep: 'Failed',
} as const;

export const panelTexts = {
  label: 'Report, sources and log',
  tabs: 'Panel',
  report: 'Report',
  sources: 'Sources',
  files: 'Files',
  log: 'Log',
  close: 'Close panel',
  resize: 'Resize panel',
  copy: 'Copy report',
  writing: 'The report is being prepared.',
  noReport: 'This answer has no report. Its text is in the conversation.',
  nothingYet: 'Reports, sources and the log of a run appear here.',
  noSources: 'No sources yet.',
  unfinished: 'This run ended before its report was whole. What follows is what had been written by then.',
  downloadFile: (name: string) => `Download ${name}`,
  downloadFailed: 'The file could not be downloaded. Try again.',
  noLog: 'Nothing has happened yet.',
  outline: 'Contents',
  findings: 'Findings',
  loading: 'Loading the report',
  failed: 'The report could not be loaded.',
  preparedOn: (agent: string, date: string, engine: string) =>
    [agent, date, engine].filter(Boolean).join(' · '),
} as const;

export const figureTexts = {
  failed: 'What this rests on could not be opened.',
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
