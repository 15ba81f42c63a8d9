import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { RunStatus } from '@loupe/shared/contract/runs';
import type { Language } from '@loupe/shared/lib/language';
import { instant } from '../../db/columns.ts';
import { chats, messages } from '../chats/chats.tables.ts';
import { users } from '../identity/identity.tables.ts';

export const runs = pgTable(
  'runs',
  {
    id: text('id').primaryKey(),
    chatId: text('chat_id')
      .notNull()
      .references(() => chats.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    messageId: text('message_id')
      .notNull()
      .references(() => messages.id),
    answerMessageId: text('answer_message_id'),
    agent: text('agent').notNull(),
    /** Of a person's own agent: the version it was started with, what that was called, and the agent it is built on. */
    ownVersion: integer('own_version'),
    ownTitle: text('own_title'),
    ownBase: text('own_base'),
    engine: text('engine').$type<'analyst' | 'model'>().notNull(),
    /** As typed; empty when the agent's form was used. */
    prompt: text('prompt').notNull().default(''),
    inputs: jsonb('inputs').$type<Record<string, string>>().notNull(),
    /** Of whoever started it: everything it says is said in this language. */
    language: text('language').$type<Language>().notNull().default('en'),
    status: text('status').$type<RunStatus>().notNull().default('queued'),
    /** Fence: a worker may write only while its attempt is the row's. */
    attempt: integer('attempt').notNull().default(0),
    workerId: text('worker_id'),
    /** How many workers died with it; at five it is given up. */
    lostWorkers: integer('lost_workers').notNull().default(0),
    maxMillicredits: bigint('max_millicredits', { mode: 'number' }).notNull(),
    usedMillicredits: bigint('used_millicredits', { mode: 'number' }).notNull().default(0),
    lastSeq: integer('last_seq').notNull().default(0),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** The request that started it: its id is in the log lines of server and worker. */
    requestId: text('request_id'),
    /** What it is about, see `inputs-key.ts`; null for runs that were copied or are older than the column. */
    inputsKey: text('inputs_key'),
    /** Questions that its agent had asked back in the same matter before. */
    askedBefore: integer('asked_before').notNull().default(0),
    /** It ended with a question to the person. */
    isQuestion: boolean('is_question').notNull().default(false),
    /** The schedule that asked it; a schedule that was ended is there no more. */
    scheduleId: text('schedule_id'),
    stopRequestedAt: instant('stop_requested_at'),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    createdAt: instant('created_at').notNull().defaultNow(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    uniqueIndex('runs_idempotency').on(t.userId, t.idempotencyKey),
    index('runs_chat').on(t.chatId),
    // The order of the page of runs, read from its end; what is rare there has an index of its own.
    index('runs_user').on(t.userId, t.createdAt, t.id),
    index('runs_of_agent_of_user').on(t.userId, t.agent, t.createdAt, t.id),
    index('runs_not_done')
      .on(t.userId, t.createdAt, t.id)
      .where(sql`status in ('failed', 'stopped')`),
    index('runs_asking')
      .on(t.userId, t.createdAt, t.id)
      .where(sql`is_question`),
    index('runs_same_inputs').on(t.userId, t.inputsKey, t.finishedAt),
    index('runs_of_agent')
      .on(t.agent, t.engine, t.finishedAt)
      .where(sql`status = 'done'`),
    index('runs_active')
      .on(t.userId)
      .where(sql`finished_at is null`),
    uniqueIndex('runs_one_active_per_chat')
      .on(t.chatId)
      .where(sql`finished_at is null`),
  ],
);

/** The log: dense `seq` from 1 within a run, written before it is sent. */
export const runEvents = pgTable(
  'run_events',
  {
    runId: text('run_id')
      .notNull()
      .references(() => runs.id),
    seq: integer('seq').notNull(),
    type: text('type').notNull(),
    data: jsonb('data').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.seq] })],
);

/** Checkpoints: a finished step with its output and usage; never done or charged twice. */
export const runSteps = pgTable(
  'run_steps',
  {
    runId: text('run_id')
      .notNull()
      .references(() => runs.id),
    stepId: text('step_id').notNull(),
    stageId: text('stage_id').notNull(),
    tool: text('tool').notNull(),
    title: text('title').notNull(),
    output: jsonb('output').notNull(),
    millicredits: bigint('millicredits', { mode: 'number' }).notNull(),
    attempt: integer('attempt').notNull(),
    /** Order in which steps were stored: instants can be equal. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    finishedAt: instant('finished_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.stepId] })],
);
