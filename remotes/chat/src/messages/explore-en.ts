import { countText, creditsText } from './en.ts';
import { wholeNumber } from '@loupe/shared/lib/whole-number';

const COUNT_WORDS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

/** `Three agents that show their work.`: counts what there is, in words up to twelve; null while nobody knows. */
export function agentsThatShowTheirWork(count: number | null): string {
  if (count === null) return 'Agents that show their work. Try any of them with sample data.';
  const number = COUNT_WORDS[count] ?? String(count);
  return `${number} ${count === 1 ? 'agent that shows its work' : 'agents that show their work'}. Try any of them with sample data.`;
}

export const exploreTexts = {
  pageName: 'Explore',
  title: 'What would you like to know?',
  search: 'Search agents',
  searchPlaceholder: 'Search agents, e.g. “trend” or “company”',
  categories: 'Categories',
  all: 'All',
  sort: 'Sort',
  sorts: { recommended: 'Recommended', name: 'By name', credits: 'Fewest credits', time: 'Quickest' },
  continue: 'Continue',
  featured: 'Featured',
  allAgents: 'All agents',
  results: (count: number) => countText(count, 'agent', 'agents'),
  openChat: 'Open the last chat',
  runAgain: 'Run again',
  loading: 'Loading agents',
  failed: 'The agents could not be loaded.',
  failedDetail: 'Your chats and credits are not affected.',
  none: (query: string) => `No agent matches “${query}”.`,
  noneInCategory: 'No agent is in this category.',
  showAll: 'Show all agents',
  empty: 'There are no agents on this server yet.',
  startChat: 'Start a chat instead',
} as const;

export const agentTexts = {
  back: 'Explore',
  loading: 'Loading the agent',
  failed: 'This agent could not be loaded.',
  notFound: 'This agent is not available.',
  notFoundDetail: 'The address may not be complete.',
  seeAll: 'See all agents',
  delivers: 'What you get',
  sample: 'A real report on the sample data',
  sampleMore: 'Show the whole report',
  sampleLess: 'Show less',
  sources: 'Sources it uses',
  limits: 'Limits',
  stages: 'How it works',
  form: 'Start',
  more: 'More options',
  depth: 'Depth',
  depths: { quick: 'Quick', standard: 'Standard', deep: 'Deep' },
  estimate: 'Estimate',
  measured: (runs: number) =>
    `Time and credits of the middle half of ${wholeNumber(runs, 'en')} finished runs.`,
  declared: 'Estimated time and credits: there are fewer than 20 finished runs to measure.',
  time: 'Time',
  cost: 'Credits',
  cap: 'Held at most',
  balanceAfter: 'Balance after, at least',
  balanceUnknown: 'not known yet',
  returned: 'What is not used is returned when the run ends.',
  start: (credits: number) => `Start, hold up to ${creditsText(credits)}`,
  trySample: 'Try with sample data',
  trySampleHint: 'One click: runs on the shipped sample, clearly marked as such.',
  example: 'Example',
  takeExample: (example: string, label: string) => `${example}: use for ${label}`,
  chooseFile: 'Choose a file',
  dropFile: 'or drop it here',
  chooseFiles: 'Choose files',
  dropFiles: 'or drop them here',
  accepts: (endings: string) => `Takes ${endings}`,
  removeFile: (name: string) => `Remove ${name}`,
  missingText: (label: string) => `Enter ${label.toLowerCase()}.`,
  missingChoice: (label: string) => `Choose ${label.toLowerCase()}.`,
  notTaken: (count: number) => `What was not taken (${count})`,
  missingFile: (label: string) => `Choose a file for ${label.toLowerCase()}.`,
  notANumber: (label: string) => `Enter ${label.toLowerCase()} as a number.`,
  fileUploading: 'Wait until the file is uploaded.',
  fileFailed: 'The file was not uploaded. Retry or choose another.',
  wrongEnding: (name: string, endings: string) => `${name} cannot be used here. Choose ${endings}.`,
  notStarted: 'Not started. Your inputs are still here and no credits are held.',
  notEnough: (needed: number, left: number) =>
    `This holds up to ${creditsText(needed)}; you have ${creditsText(left)}.`,
  seeUsage: 'See credits',
  offline: 'You are offline. Your inputs are kept; start again when you are back online.',
} as const;
