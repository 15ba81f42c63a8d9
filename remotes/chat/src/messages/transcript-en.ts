import { countText, creditsText } from './en.ts';

/** What the conversation says, which is fetched with it. */
export const transcriptTexts = {
  compare: 'Run again and compare',
  transcript: 'Conversation',
  question: 'You',
  answer: 'Answer',
  jump: 'Jump to latest',
  copyLink: 'Copy link to this answer',
  preparing: 'Putting the whole chat together',
  earlier: (count: number) => countText(count, 'earlier message', 'earlier messages'),
  earlierFailed: 'Earlier messages could not be loaded.',
  findFailed: 'Finding in this chat could not be opened.',
  sending: 'Sending',
  interrupted: 'The live view was interrupted. The run goes on; trying again.',
  logFailed: 'The steps of this answer could not be loaded.',
  closeHint: 'You can close this page; the run goes on.',
  reportAtRight: 'The report is taking shape in the panel.',
  openAnalysis: 'Open the analysis',
  copy: 'Copy',
  canAsk: 'You can ask',
  canAnswer: 'You can answer',
  sources: (count: number) => countText(count, 'source', 'sources'),
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
  stageWaiting: 'Not started',
  stageWorking: 'Working',
  stageDone: 'Done',
  stageSkipped: 'Not done',
  stages: 'Stages',
  failedStep: 'Failed',
} as const;
