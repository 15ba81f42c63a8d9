/** Most of each part of an agent of one's own. */
export const ownAgentLimits = {
  title: 80,
  outcome: 200,
  instructions: 8_000,
  inputs: 8,
  questions: 12,
  question: 400,
  options: 20,
  option: 80,
  label: 60,
  blocks: 8,
  note: 1_000,
  capMin: 5,
  capMax: 200,
  agents: 100,
  versions: 100,
} as const;

/** What an agent of one's own may be allowed to use; none of it changes or sends anything. */
export const ownAgentTools = [
  'read_file',
  'search_files',
  'query_table',
  'calculate',
  'web_search',
  'fetch_page',
] as const;
