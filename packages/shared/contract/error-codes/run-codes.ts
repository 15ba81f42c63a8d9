import type { CodesOfTopic } from './codes-of-topic.ts';

/** Agents, chats, runs and their reports. */
export const runCodes = {
  'run.too_many_active': { status: 409, sentence: 'Your plan has no room for another run right now.' },
  'agent.unknown': { status: 404, sentence: 'This agent is not available.' },
  'own_agent.invalid': { status: 400, sentence: 'The agent cannot be kept like this.' },
  'own_agent.unfinished': { status: 400, sentence: 'This agent is not finished yet.' },
  'own_agent.too_many': { status: 409, sentence: 'Take an agent away first: there is room for 100.' },
  'own_agent.changed': {
    status: 409,
    sentence: 'This agent was changed elsewhere meanwhile. Look at it again before you save.',
  },
  'own_agent.not_run': { status: 409, sentence: 'Run this version once to its end, then share it.' },
  'own_agent.link_gone': { status: 404, sentence: 'This link leads to no agent, or was taken back.' },
  'agent.inputs_invalid': { status: 400, sentence: 'Some of the inputs are not valid.' },
  'chat.not_found': { status: 404, sentence: 'This chat was not found.' },
  'chat.message_not_found': { status: 404, sentence: 'This message was not found in the chat.' },
  'chat.other_branch': { status: 409, sentence: 'This chat shows another branch by now. Look at it again.' },
  'search.too_long': { status: 400, sentence: 'A search has room for 500 characters. Use fewer words.' },
  'folder.not_found': { status: 404, sentence: 'This folder was not found.' },
  'folder.name_taken': { status: 409, sentence: 'You have a folder with this name already.' },
  'folder.too_many': { status: 409, sentence: 'Delete a folder first: there is room for 100.' },
  'message.empty': { status: 400, sentence: 'Write a message first.' },
  'analysis.not_found': { status: 404, sentence: 'This analysis was not found.' },
  'run.not_found': { status: 404, sentence: 'This run was not found.' },
  'schedule.not_found': { status: 404, sentence: 'This schedule was not found.' },
  'schedule.not_finished': { status: 409, sentence: 'Only a run that has finished can be repeated.' },
  'schedule.too_many': { status: 409, sentence: 'End another one first: 20 runs can be repeated.' },
  'run.already_active': { status: 409, sentence: 'This chat is still working on an answer.' },
  'run.not_comparable': {
    status: 409,
    sentence: 'Only two finished runs of the same agent in the same language can be compared.',
  },
  'run.worker_lost': { status: 500, sentence: 'The work was interrupted too often and has been given up.' },
  'run.time_limit': { status: 500, sentence: 'The run reached its time limit.' },
  'run.step_limit': { status: 500, sentence: 'The run reached its limit of steps.' },
  'run.credit_cap': { status: 500, sentence: 'The run reached its credit cap.' },
  'run.failed': { status: 500, sentence: 'The run could not be finished.' },
  'model.unavailable': { status: 503, sentence: 'The language model did not answer.' },
  'prices.invalid': { status: 400, sentence: 'This price file cannot be used.' },
  'export.not_ready': { status: 409, sentence: 'The report can be exported when the run has ended.' },
  'export.nothing': { status: 409, sentence: 'This run wrote no report that could be exported.' },
  'export.no_days': { status: 409, sentence: 'This report has no days that a calendar could hold.' },
  'export.chat_empty': { status: 409, sentence: 'Nothing was asked in this chat yet.' },
  'export.chat_too_large': {
    status: 409,
    sentence:
      'This chat is too long for one file of this kind. Markdown holds more; its reports can be saved one by one.',
  },
  'export.too_large': {
    status: 409,
    sentence: 'This report is too large for this format. Markdown always works.',
  },
  'export.failed': {
    status: 500,
    sentence: 'The file could not be written. Try again, or take Markdown.',
  },
  'export.queue_full': {
    status: 503,
    sentence: 'Too many files are being written right now. Try again in a moment.',
  },
} as const satisfies CodesOfTopic;
