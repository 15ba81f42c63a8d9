import { z } from 'zod';
import { credits, instant } from './common.ts';
import { languages } from '../lib/language.ts';
import { inputSeries, sourcePlace } from './evidence.ts';

/** Where a statement rests: a kept copy with its place and time. Shown as `[n](#source:n)` in report text. */
export const source = z.object({
  n: z.number().int().min(1),
  kind: z.enum(['file', 'library', 'web', 'chat']),
  title: z.string(),
  locator: z.string().nullable().describe('e.g. "line 757, column Close" or "page 3"'),
  url: z.string().nullable(),
  file_id: z.string().nullable(),
  excerpt: z.string(),
  fetched_at: instant,
  read_as: z
    .string()
    .max(8_000)
    .optional()
    .describe('what was read there, with the unit, period and day that the document says elsewhere'),
  is_sample: z.boolean(),
  document: z
    .string()
    .max(200)
    .optional()
    .describe('kept copy that is no file of a person: a sample document or a fetched page'),
  place: sourcePlace.optional(),
});
export type Source = z.output<typeof source>;

/** A number with its formula and inputs. Shown as `[97.42](#figure:id)` in report text. */
export const figure = z.object({
  id: z.string(),
  label: z.string(),
  value: z.string().describe('as printed, with unit'),
  formula: z.string().describe('plain text or TeX without delimiters'),
  inputs: z.array(
    z.object({
      name: z.string(),
      value: z.string(),
      from: z.string().nullable(),
      source_n: z.number().int().optional().describe('source that this input is read from'),
      series: inputSeries.optional(),
    }),
  ),
  source_n: z.number().int().nullable(),
  is_assumed: z
    .boolean()
    .optional()
    .describe('an assumption of the report, said to be one: no source holds it, and who reads may change it'),
  finding_ids: z
    .array(z.string())
    .optional()
    .describe('findings with a comparison that tell what else was said of it and of its inputs'),
});
export type Figure = z.output<typeof figure>;

/**
 * What the sources of a run say of one thing: each differing value once, with the places that say it. `superseded`: a
 * newer or restated value is beside it. `corrected`: a source says that it is wrong. `not_comparable`: the values
 * that hold are of different units.
 */
const comparison = z.object({
  relation: z.enum(['alone', 'agrees', 'differs', 'superseded', 'corrected', 'not_comparable']),
  values: z.array(
    z.object({
      text: z.string().describe('as the report shows it'),
      state: z.enum(['holds', 'superseded', 'corrected']),
      is_computed: z.boolean().describe('by the run, from other values; places may say the same'),
      source_ns: z.array(z.number().int()).describe('the first places that say it'),
    }),
  ),
});
export type Comparison = z.output<typeof comparison>;

/** `status` is a word of F9, shown as a chip. */
export const finding = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  status: z.string(),
  comparison: comparison.optional().describe('absent where nothing else was said of it'),
});
export type Finding = z.output<typeof finding>;

const textPart = z.enum(['report', 'answer']);

/** What a claim rests on; `model`: on nothing that can be opened, the writer's own words. */
const claimKinds = ['computed', 'quoted', 'model', 'assumption'] as const;

/**
 * Why a claim is supported (`figures`, `in_source`, `said_to_be_assumed`) or not: it cites nothing (`no_evidence`), what
 * it cites does not hold it (`not_in_source`, see `missing`) or says the opposite (`contradicts_source`), or is in
 * another language and shares no number or name with it (`not_comparable`).
 */
const claimReasons = [
  'figures',
  'in_source',
  'said_to_be_assumed',
  'no_evidence',
  'not_in_source',
  'contradicts_source',
  'not_comparable',
] as const;

/** One statement of a report or answer, judged on its own. Unsupported ones may be marked in the text as `[…](#claim:id)`. */
const claim = z.object({
  id: z.string(),
  part: textPart,
  start: z.number().int().min(0).describe('place in the markdown of the part, in UTF-16 units'),
  end: z.number().int().min(0),
  text: z.string().describe('as read: without markup, source marks and link targets'),
  kind: z.enum(claimKinds),
  source_ns: z.array(z.number().int()).describe('sources it cites, in order'),
  figure_ids: z.array(z.string()).describe('figures it links, in order'),
  supported: z.boolean(),
  reason: z.enum(claimReasons),
  missing: z.array(z.string()).describe('numbers, dates and names that nothing it cites holds'),
});
export type Claim = z.output<typeof claim>;

/** What can happen in a run; `data` by `type`. Unknown types are ignored by the reducer (a newer server, an older slice). */
const runEventData = {
  'run.queued': z.object({ agent: z.string(), agent_title: z.string(), max_credits: credits }),
  'run.started': z.object({
    attempt: z.number().int(),
    engine: z.enum(['analyst', 'model']),
    engine_label: z.string(),
    language: z.enum(languages).optional().describe('what the run says is said in it; not in older logs'),
    stages: z.array(z.object({ id: z.string(), title: z.string() })),
    own_words: z
      .object({
        instructions_version: z.number().int().nullable().describe('null: none were given'),
        memories: z.number().int().min(0),
      })
      .optional()
      .describe('what the model was told of the person by themselves; not in shared logs'),
  }),
  'engine.changed': z.object({ engine_label: z.string() }),
  'run.stopping': z.object({}),
  'stage.started': z.object({ stage_id: z.string() }),
  'stage.finished': z.object({ stage_id: z.string(), summary: z.string() }),
  'step.started': z.object({
    step_id: z.string(),
    stage_id: z.string(),
    tool: z.string(),
    title: z.string(),
  }),
  'step.finished': z.object({
    step_id: z.string(),
    summary: z.string(),
    details: z.array(z.string()),
    millicredits: z.number().int().min(0),
  }),
  'step.failed': z.object({ step_id: z.string(), code: z.string(), message: z.string() }),
  'text.delta': z.object({ part: textPart, text: z.string() }),
  'text.reset': z.object({
    part: textPart,
    length: z.number().int().min(0).describe('characters to keep; what follows is written again'),
  }),
  'source.added': z.object({
    source,
    key: z.string().optional().describe('identity of the source within the run, kept for a later attempt'),
  }),
  'figure.added': z.object({ figure }),
  'finding.added': z.object({ finding }),
  'suggestion.added': z.object({
    text: z.string().describe('a question that would be answered; offered as a button'),
    agent: z
      .string()
      .optional()
      .describe('slug of the agent that it can be asked; absent where the chat itself answers it'),
  }),
  'claim.added': z.object({ claim }),
  'credits.changed': z.object({ used_credits: credits, held_credits: credits, cap_credits: credits }),
  'run.finished': z.object({
    status: z.enum(['stopped', 'failed', 'done']),
    used_credits: credits,
    returned_credits: credits,
    message_id: z.string().nullable(),
    error: z.object({ code: z.string(), message: z.string() }).nullable(),
    is_unanswered: z
      .boolean()
      .optional()
      .describe('the question was not answered: what was written is kept, nothing is charged'),
    is_question: z
      .boolean()
      .optional()
      .describe('it ended with a question; the next message of the chat that names no agent goes on with it'),
  }),
} as const satisfies Record<string, z.ZodObject>;

export type RunEventType = keyof typeof runEventData;
export type RunEventData = { [T in RunEventType]: z.output<(typeof runEventData)[T]> };
/** One entry of the log; `seq` is dense from 1 within a run. */
export type RunEvent = {
  [T in RunEventType]: { seq: number; at: string; type: T; data: RunEventData[T] };
}[RunEventType];

export const runEvent = z.object({
  seq: z.number().int().min(1),
  at: instant,
  type: z.string(),
  data: z.unknown(),
}) as unknown as z.ZodType<RunEvent>;
