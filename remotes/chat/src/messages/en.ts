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
  shareFailed: 'The share dialog could not be loaded.',
  label: 'Chats',
  loading: 'Loading your chats',
  empty: 'Your chats will be listed here.',
  failed: 'Your chats could not be loaded.',
  groups: {
    pinned: 'Pinned',
    folders: 'Folders',
    today: 'Today',
    week: 'This week',
    month: 'This month',
    older: 'Older',
  },
  running: 'Running',
  waiting: 'Waiting for you',
  shared: 'Shared',
  menu: 'Chat actions',
  rename: 'Rename',
  renameLabel: 'Chat title',
  renameFailed: 'The chat was not renamed. Try again.',
  share: 'Share',
  remove: 'Delete',
  loadMore: 'Show older chats',
  loadMoreFailed: 'Older chats could not be loaded.',
} as const;

export const composerTexts = {
  label: 'Message',
  placeholderNew: 'Ask anything, attach a file, type @ for an agent or / for a prompt',
  placeholderNarrow: 'Ask, or type @ for an agent',
  placeholder: 'Ask a follow-up, attach a file, or type @ for an agent',
  send: 'Send',
  stop: 'Stop',
  stopping: 'Stopping',
  attach: 'Attach files',
  pickAgent: 'Choose an agent',
  pickPrompt: 'Choose a prompt',
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
  more: 'More for this chat',
  menuFailed: 'The menu could not be opened. Try again.',
  cost: (credits: number) => creditsText(credits),
  costLabel: 'Cost of this chat',
  turnsFailed: 'The conversation could not be shown.',
  temporary: 'Temporary',
  temporaryHint: 'Not kept, not in your list, not found by search.',
  openReport: 'Open report',
  announceStarted: (agent: string) => `${agent} started working.`,
  announceStill: (stage: string) => `Still working: ${stage}.`,
  announceDone: 'The answer is finished.',
  announceStopped: 'The run was stopped.',
  announceFailed: 'The run failed.',
  againFailed: 'The server did not answer. Press again: only one run begins.',
} as const;

/** Of the panel, what is said before its own words have come. */
export const panelFrameTexts = {
  downloadFailed: 'The file could not be downloaded. Try again.',
  evidenceFailed: 'What this rests on could not be opened.',
  resize: 'Resize panel',
  loading: 'Loading the report',
  failed: 'The report could not be loaded.',
} as const;
