import { z } from 'zod';
import { credits } from './common.ts';
import { endpoint } from './endpoint.ts';

export const depths = ['quick', 'standard', 'deep'] as const;
export type Depth = (typeof depths)[number];

const range = z.object({
  credits_min: credits,
  credits_max: credits.describe('the hold and the cap'),
  minutes_min: z.number(),
  minutes_max: z.number(),
  does: z
    .string()
    .optional()
    .describe('what this depth reads and writes, in a sentence; absent where that is not known'),
  files_max: z
    .number()
    .int()
    .optional()
    .describe('files of zips beyond twenty, up to this many, hold 2.5 credits more each; absent: none do'),
});

/** Of finished runs on people's own data: the middle half. */
const typicalRun = z.object({
  runs: z.number().int().describe('how many it was measured on, 20 at least'),
  credits_from: credits,
  credits_to: credits,
  seconds_from: z.number().int().min(0).describe('of work, without the wait for it'),
  seconds_to: z.number().int().min(0),
});
export type TypicalRun = z.output<typeof typicalRun>;

/** A field of the start form. Values travel as strings; a `file` value is a file id, `files` are ids with commas between, a `date` is YYYY-MM-DD. */
const inputField = z.object({
  name: z.string(),
  label: z.string(),
  hint: z.string().nullable(),
  kind: z.enum(['text', 'long_text', 'choice', 'date', 'number', 'file', 'files']),
  is_required: z.boolean(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  accept: z.array(z.string()).describe('file endings, e.g. .csv'),
  example: z.string().nullable(),
  default: z.string().nullable(),
  is_secondary: z.boolean().optional().describe('rarely needed: a form folds it away until it is asked for'),
});
export type InputField = z.output<typeof inputField>;

export const inputs = z.record(z.string().max(60), z.string().max(20_000));
export type AgentInputs = z.output<typeof inputs>;

export const agentCard = z.object({
  slug: z.string(),
  title: z.string(),
  icon: z.string().describe('lucide icon name, kebab-case'),
  category: z.string(),
  outcome: z.string(),
  wants: z
    .array(z.string())
    .optional()
    .describe('what a person might type who looks for it; absent from an older server'),
  credits_min: credits,
  credits_max: credits,
  minutes_min: z.number(),
  minutes_max: z.number(),
  is_featured: z.boolean(),
});
export type AgentCard = z.output<typeof agentCard>;

const agentDetail = agentCard.extend({
  delivers: z.array(z.string()).describe('what you get, one line each'),
  limits: z.array(z.string()),
  sources_used: z.array(z.string()),
  stages: z.array(z.object({ id: z.string(), title: z.string() })),
  inputs: z.array(inputField),
  estimates: z.object({ quick: range, standard: range, deep: range }),
  typical: z
    .object({
      quick: typicalRun.nullable(),
      standard: typicalRun.nullable(),
      deep: typicalRun.nullable(),
    })
    .optional()
    .describe('by depth; null: too few runs, the estimate holds; absent from an older server'),
  sample: z
    .object({
      inputs,
      report_markdown: z.string().describe('a real report on the sample data, made by the built-in analyst'),
    })
    .nullable(),
  engine: z.enum(['analyst', 'model']),
  engine_label: z
    .string()
    .describe('e.g. "Prepared by the built-in analyst: computed and quoted, no language model"'),
});
export type AgentDetail = z.output<typeof agentDetail>;

export const listAgents = endpoint({
  method: 'GET',
  path: '/agents',
  access: 'user',
  status: 200,
  summary: 'Agents on the explore page (R20)',
  data: z.object({ agents: z.array(agentCard), categories: z.array(z.string()) }),
  errors: [],
});

export const getAgent = endpoint({
  method: 'GET',
  path: '/agents/:slug',
  access: 'user',
  status: 200,
  summary: 'One agent: what it delivers, inputs, sample, cost range (R8)',
  params: z.object({ slug: z.string().max(80) }),
  data: z.object({ agent: agentDetail }),
  errors: ['agent.unknown'],
});

const reportSpan = z.object({
  kind: z
    .enum(['text', 'strong', 'figure', 'source'])
    .describe('`figure`: a number with its formula; `source`: a number of the list of sources'),
  text: z.string(),
});
export type ReportSpan = z.output<typeof reportSpan>;

/** For those who do not know the site yet: how a report begins that an agent wrote on its sample data. */
export const samplePiece = endpoint({
  method: 'GET',
  path: '/sample-piece',
  access: 'visitor',
  status: 200,
  summary: 'The beginning of a report that an agent wrote on sample data',
  data: z.object({
    piece: z
      .object({
        label: z.string().describe('that it is of a sample report, and of which agent'),
        explanation: z.string().describe('what figures and sources of a report are'),
        title: z.string(),
        made_of: z.string().describe('what the sample data are, as the report says it'),
        lead: z.array(reportSpan),
        points: z.array(z.array(reportSpan)),
      })
      .nullable()
      .describe('null: it could not be made'),
  }),
  errors: [],
});
