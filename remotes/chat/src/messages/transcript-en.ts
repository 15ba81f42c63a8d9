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
  copyText: 'Copy as text',
  copyWithSources: 'Copy with sources',
  quote: 'Quote',
  canAsk: 'You can ask',
  canAnswer: 'You can answer',
  agentCanAnswer: 'An agent could answer',
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
  ownWords: (isInstructed: boolean, memories: number) => {
    const remembered =
      memories === 1 ? '1 thing you had remembered' : `${memories} things you had remembered`;
    const parts = [...(isInstructed ? ['your instructions'] : []), ...(memories > 0 ? [remembered] : [])];
    return `The model was given ${parts.join(' and ')}.`;
  },
  stageSkipped: 'Not done',
  stages: 'Stages',
  failedStep: 'Failed',
} as const;

/** Asking a question differently, and the versions that makes. */
export const branchTexts = {
  busy: 'This chat is still working on an answer. Wait for its end, or stop it first.',
  editedElsewhere: 'Another version of this chat is shown by now. Your text is kept at the question.',
  versionOffline: 'Offline: the other version could not be opened.',
  edit: 'Edit question',
  copyQuestion: 'Copy question',
  version: (n: number, of: number) => `Version ${n} of ${of}`,
  before: 'Version before',
  after: 'Version after',
  versions: 'Versions of this question',
  editLabel: 'Question',
  send: 'Ask this instead',
  cancel: 'Cancel',
  original: 'Original text',
  removeFile: (name: string) => `Remove ${name}`,
  editFailed: 'Editing could not be opened.',
  again: 'Ask again',
  sameAgain: 'The same again',
  otherAgent: 'With another agent',
  plainAgent: 'Without an agent',
  menuFailed: 'The menu could not be opened. Try again.',
} as const;

/** A message that waits for the answer before it. */
export const queueTexts = {
  full: 'One message waits already. Send it or take it back first.',
  files: 'Wait until your files are here.',
  hint: 'Enter sends this after the answer',
  waits: 'Sent when the answer is there',
  held: 'Not sent yet: look at the answer first.',
  takeBack: 'Take back',
  sendNow: 'Send now',
} as const;
