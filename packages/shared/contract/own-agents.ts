import { z } from 'zod';
import { agentIcons } from '../lib/agent-icons.ts';
import { ownAgentLimits, ownAgentTools } from '../lib/own-agent-limits.ts';
import { agentCard, inputs } from './agents.ts';
import { instant, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';

export type OwnAgentTool = (typeof ownAgentTools)[number];

/**
 * Parts of its report. `answers`: its questions, each answered from the files; `tables`: what the tables hold;
 * `text`: written by a language model by its note, and left out, with the reason, where there is none.
 */
const ownBlockKinds = ['answers', 'tables', 'text'] as const;
export type OwnBlockKind = (typeof ownBlockKinds)[number];

/** Field of the form of an agent of one's own. `{name}` in a question stands for what is given there. */
const ownInput = z.object({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,29}$/)
    .describe('small letters, digits and _'),
  label: z.string().trim().min(1).max(ownAgentLimits.label),
  hint: z.string().trim().max(200).default(''),
  kind: z.enum(['text', 'long_text', 'choice', 'date', 'number', 'files']),
  is_required: z.boolean().default(false),
  options: z
    .array(z.string().trim().min(1).max(ownAgentLimits.option))
    .max(ownAgentLimits.options)
    .default([]),
});
export type OwnInput = z.output<typeof ownInput>;

const ownBlock = z.object({
  kind: z.enum(ownBlockKinds),
  title: z.string().trim().min(1).max(80),
  note: z
    .string()
    .trim()
    .max(ownAgentLimits.note)
    .default('')
    .describe('what belongs there, for a language model'),
});
export type OwnBlock = z.output<typeof ownBlock>;

/** An agent of one's own, as its form holds it. It can be kept unfinished; to run it needs a base, or questions or blocks. */
export const ownAgentDocument = z.object({
  title: z.string().trim().min(1).max(ownAgentLimits.title),
  icon: z.enum(agentIcons).default('file-search'),
  outcome: z.string().trim().max(ownAgentLimits.outcome).default(''),
  instructions: z.string().trim().max(ownAgentLimits.instructions).default(''),
  base: z
    .string()
    .max(80)
    .nullable()
    .default(null)
    .describe('slug of the agent whose form and work it has; null: files and questions alone'),
  presets: inputs.default({}).describe('fields of the base that are always the same and not asked for'),
  inputs: z.array(ownInput).max(ownAgentLimits.inputs).default([]),
  questions: z
    .array(z.string().trim().min(1).max(ownAgentLimits.question))
    .max(ownAgentLimits.questions)
    .default([]),
  blocks: z.array(ownBlock).max(ownAgentLimits.blocks).default([]),
  tools: z.array(z.enum(ownAgentTools)).max(ownAgentTools.length).default([]),
  packs: z
    .array(z.string().max(80))
    .max(10)
    .default([])
    .describe('tables of reference data its questions are asked of too'),
  cap_credits: z.number().int().min(ownAgentLimits.capMin).max(ownAgentLimits.capMax).default(20),
  sample: inputs.default({}).describe('what a test run is given'),
});
export type OwnAgentDocument = z.output<typeof ownAgentDocument>;

const ownAgent = z.object({
  slug: z.string().describe('own_…: as the slug of any agent'),
  version: z.number().int(),
  document: ownAgentDocument,
  created_at: instant,
  updated_at: instant,
  problem: z.string().nullable().describe('why it cannot be run yet, as a sentence'),
  may_use: z.array(z.string()).describe('what it may use, in words a person would use'),
  can_be_shared: z.boolean().describe('a run of this version has finished'),
  link: z
    .object({ url: z.string(), version: z.number().int(), created_at: instant })
    .nullable()
    .describe('the live link; it gives away the version it was made of, and no run, file or sample'),
});
export type OwnAgent = z.output<typeof ownAgent>;

const ownAgentVersion = z.object({
  version: z.number().int(),
  title: z.string(),
  created_at: instant,
});
export type OwnAgentVersion = z.output<typeof ownAgentVersion>;

const agentParams = z.object({ agent_id: z.string().max(80) });
const versionParams = agentParams.extend({
  version: z.coerce.number().int().min(1).max(ownAgentLimits.versions),
});
const refusedDocument = ['own_agent.invalid', 'own_agent.too_many'] as const;

export const createOwnAgent = endpoint({
  method: 'POST',
  path: '/agents',
  access: 'user',
  status: 201,
  summary: 'Make an agent of one’s own (R20)',
  body: z.object({ document: ownAgentDocument }),
  data: z.object({ agent: ownAgent }),
  errors: refusedDocument,
});

export const listOwnAgents = endpoint({
  method: 'GET',
  path: '/own-agents',
  access: 'user',
  status: 200,
  summary: 'One’s own agents, the one changed last first, and what can be chosen in the builder',
  data: z.object({
    agents: z.array(agentCard),
    packs: z.array(z.object({ name: z.string(), title: z.string() })).describe('tables of reference data'),
  }),
  errors: [],
});

export const getOwnAgent = endpoint({
  method: 'GET',
  path: '/own-agents/:agent_id',
  access: 'user',
  status: 200,
  summary: 'An agent of one’s own, to change it',
  params: agentParams,
  data: z.object({ agent: ownAgent, versions: z.array(ownAgentVersion).describe('newest first') }),
  errors: ['agent.unknown'],
});

export const saveOwnAgent = endpoint({
  method: 'POST',
  path: '/own-agents/:agent_id',
  access: 'user',
  status: 200,
  summary: 'Keep a new version; runs that were started keep theirs',
  params: agentParams,
  body: z.object({
    document: ownAgentDocument,
    version: z.number().int().describe('the version that was changed'),
  }),
  data: z.object({ agent: ownAgent }),
  errors: ['agent.unknown', 'own_agent.changed', ...refusedDocument],
});

export const getOwnAgentVersion = endpoint({
  method: 'GET',
  path: '/own-agents/:agent_id/versions/:version',
  access: 'user',
  status: 200,
  summary: 'An earlier version of an agent of one’s own',
  params: versionParams,
  data: z.object({ document: ownAgentDocument }),
  errors: ['agent.unknown'],
});

export const deleteOwnAgent = endpoint({
  method: 'DELETE',
  path: '/own-agents/:agent_id',
  access: 'user',
  status: 200,
  summary: 'Take an agent of one’s own away; its runs stay readable, its link ends',
  params: agentParams,
  data: nothing,
  errors: ['agent.unknown'],
});

export const shareOwnAgent = endpoint({
  method: 'POST',
  path: '/own-agents/:agent_id/link',
  access: 'user',
  isPersonal: true,
  status: 201,
  summary: 'Make the link that gives a copy of this version to whoever opens it; an older link ends',
  params: agentParams,
  data: z.object({ agent: ownAgent }),
  errors: ['agent.unknown', 'own_agent.not_run'],
});

export const unshareOwnAgent = endpoint({
  method: 'DELETE',
  path: '/own-agents/:agent_id/link',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'End the link; copies that were made stay with those who made them',
  params: agentParams,
  data: z.object({ agent: ownAgent }),
  errors: ['agent.unknown'],
});

export const getSharedAgent = endpoint({
  method: 'GET',
  path: '/shared-agents/:link_id',
  access: 'user',
  status: 200,
  summary: 'What a shared agent does and may use, before a copy is made',
  params: z.object({ link_id: z.string().max(80) }),
  data: z.object({ document: ownAgentDocument, may_use: z.array(z.string()) }),
  errors: ['own_agent.link_gone'],
});

export const copySharedAgent = endpoint({
  method: 'POST',
  path: '/shared-agents/:link_id/copy',
  access: 'user',
  status: 201,
  summary: 'Make a copy of a shared agent; who made it sees nothing of its runs',
  params: z.object({ link_id: z.string().max(80) }),
  data: z.object({ agent: ownAgent }),
  errors: ['own_agent.link_gone', 'own_agent.too_many'],
});
