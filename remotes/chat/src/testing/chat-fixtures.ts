import type { AgentCard, AgentDetail } from '@loupe/shared/contract/agents';
import type { Chat, ChatSummary, Message } from '@loupe/shared/contract/chats';
import type { StoredFile } from '@loupe/shared/contract/files';
import type { RunEvent } from '@loupe/shared/contract/run-events';
import type { Run } from '@loupe/shared/contract/runs';

const AT = '2026-01-05T12:00:00.000Z';

export function chatSummary(id: string, part: Partial<ChatSummary> = {}): ChatSummary {
  return {
    id,
    title: `Title of ${id}`,
    agent: null,
    created_at: AT,
    updated_at: AT,
    active_run_status: null,
    is_shared: false,
    is_pinned: false,
    is_unread: false,
    is_archived: false,
    folder_id: null,
    ...part,
  };
}

export function storedFile(id: string, name: string): StoredFile {
  return { id, name, mime: 'text/csv', bytes: 120, created_at: AT, kind: 'table', summary: '756 rows' };
}

export function message(id: string, role: Message['role'], part: Partial<Message> = {}): Message {
  return { id, role, text: `Text of ${id}`, created_at: AT, run_id: null, agent: null, files: [], ...part };
}

export function run(id: string, part: Partial<Run> = {}): Run {
  return {
    id,
    chat_id: 'cht_1',
    message_id: 'msg_1',
    agent: 'chat',
    agent_title: 'Chat',
    engine: 'analyst',
    status: 'queued',
    max_credits: 5,
    used_credits: 0,
    created_at: AT,
    started_at: null,
    finished_at: null,
    answer_message_id: null,
    last_seq: 0,
    error: null,
    ...part,
  };
}

const nothingEarlier = { message_count: 0, used_credits: 0, file_count: 0, report_run: null };

export function chat(part: Partial<Chat> = {}): Chat {
  return {
    id: 'cht_1',
    title: 'First chat',
    created_at: AT,
    messages: [],
    runs: [],
    earlier: nothingEarlier,
    branch_count: 1,
    hidden_credits: 0,
    ...part,
  };
}

export function agentCard(slug: string, part: Partial<AgentCard> = {}): AgentCard {
  return {
    slug,
    title: `Agent ${slug}`,
    icon: 'radar',
    category: 'Markets',
    outcome: 'A report',
    credits_min: 20,
    credits_max: 80,
    minutes_min: 1,
    minutes_max: 3,
    is_featured: false,
    ...part,
  };
}

const field = {
  hint: null,
  is_required: false,
  options: [],
  accept: [],
  example: null,
  default: null,
} as const;

export function agentDetail(part: Partial<AgentDetail> = {}): AgentDetail {
  return {
    ...agentCard('stocks', { title: 'Stock Market Analysis' }),
    delivers: ['A headline'],
    limits: ['Daily prices only'],
    sources_used: ['Your price file'],
    stages: [{ id: 'read', title: 'Read the file' }],
    inputs: [
      {
        ...field,
        options: [],
        accept: ['.csv'],
        name: 'prices',
        label: 'Price file',
        kind: 'file',
        is_required: true,
      },
      { ...field, options: [], accept: [], name: 'stop', label: 'Stop level', kind: 'number', example: '88' },
      {
        ...field,
        accept: [],
        name: 'period',
        label: 'Period',
        kind: 'choice',
        options: [{ value: '1y', label: '1 year' }],
        default: '1y',
      },
    ],
    estimates: {
      quick: { credits_min: 20, credits_max: 40, minutes_min: 1, minutes_max: 1 },
      standard: { credits_min: 30, credits_max: 60, minutes_min: 1, minutes_max: 2 },
      deep: { credits_min: 40, credits_max: 80, minutes_min: 1, minutes_max: 3 },
    },
    sample: { inputs: { prices: 'sample' }, report_markdown: '# Sample report' },
    engine: 'analyst',
    engine_label: 'Prepared by the built-in analyst: computed and quoted, no language model',
    ...part,
  };
}

type EventPart = {
  [T in RunEvent['type']]: { type: T; data: Extract<RunEvent, { type: T }>['data'] };
}[RunEvent['type']];

/** A log with dense positions from 1, one second apart. */
export function runLog(parts: readonly EventPart[]): RunEvent[] {
  const start = Date.parse(AT);
  return parts.map((part, index) => ({
    ...part,
    seq: index + 1,
    at: new Date(start + index * 1000).toISOString(),
  })) as RunEvent[];
}

/** A log of a run with one stage, one step and an answer; `isDone: false` leaves it in the middle. */
export function sampleLog(isDone = true): RunEvent[] {
  return runLog([
    { type: 'run.queued', data: { agent: 'stocks', agent_title: 'Stock Market Analysis', max_credits: 60 } },
    {
      type: 'run.started',
      data: {
        attempt: 1,
        engine: 'analyst',
        engine_label: 'Prepared by the built-in analyst',
        stages: [{ id: 'read', title: 'Read the file' }],
      },
    },
    { type: 'stage.started', data: { stage_id: 'read' } },
    {
      type: 'step.started',
      data: { step_id: 's1', stage_id: 'read', tool: 'read_file', title: 'Read prices.csv' },
    },
    {
      type: 'step.finished',
      data: { step_id: 's1', summary: '756 sessions', details: ['Separator: comma'], millicredits: 2500 },
    },
    { type: 'text.delta', data: { part: 'report', text: '# Rising trend\n\nText' } },
    ...(isDone
      ? ([
          { type: 'stage.finished', data: { stage_id: 'read', summary: '756 sessions' } },
          { type: 'text.delta', data: { part: 'answer', text: 'The trend is intact.' } },
          {
            type: 'run.finished',
            data: {
              status: 'done',
              used_credits: 42,
              returned_credits: 18,
              message_id: 'msg_2',
              error: null,
            },
          },
        ] as const)
      : []),
  ]);
}
