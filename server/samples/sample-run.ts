import { depths, type Depth } from '@loupe/shared/contract/agents';
import type { AgentDefinition } from '../agents/agent-definition.ts';
import { runInMemory } from '../engines/memory-run.ts';
import type { Engine } from '../engines/engine.ts';
import { appError } from '../errors/app-error.ts';
import type { ToolContext } from '../tools/tool.ts';

/** What a run on the sample data read and wrote, measured. */
interface SampleFacts {
  readonly files: number;
  /** Headings of the report. */
  readonly sections: number;
  readonly sources: number;
  readonly figures: number;
  /** Whole credits it would be charged. */
  readonly credits: number;
  /** The depth below that writes the very same report. */
  readonly sameAs: Depth | null;
}

/** An agent's work on its sample data. */
export interface Sample {
  /** The report, or the answer where there is none, at the depth of the sample. */
  readonly report: string;
  readonly facts: Readonly<Record<Depth, SampleFacts>>;
}

/** Longer than any sample takes on a machine that does ten other things. */
const timeLimitMs = 60_000;

const refused = () => Promise.reject(appError('file.not_found'));

/** Nothing but the sample library: no account, no network. */
function sampleTools(now: Date): ToolContext {
  return {
    userId: 'usr_sample',
    chatId: 'cht_sample',
    signal: AbortSignal.timeout(timeLimitMs),
    now,
    searchUrl: null,
    openFile: refused,
    searchPassages: () => Promise.resolve([]),
    fetchPublic: refused,
  };
}

/**
 * Runs an agent on its sample data in the language spoken right now: at each depth, or where the facts are known already
 * at that of the sample alone. Null for one without a sample.
 */
export async function runSample(
  analyst: Engine,
  agent: AgentDefinition,
  now: Date,
  known?: Sample['facts'],
): Promise<Sample | null> {
  if (agent.sample === null) return null;
  const own = depths.find((depth) => depth === agent.sample?.inputs.depth) ?? 'standard';
  if (known !== undefined) return { report: (await measure(analyst, agent, own, now)).report, facts: known };
  const [quick, standard, deep] = [
    await measure(analyst, agent, 'quick', now),
    await measure(analyst, agent, 'standard', now),
    await measure(analyst, agent, 'deep', now),
  ];
  const all = { quick, standard, deep };
  const factsOf = (depth: Depth): SampleFacts => {
    const { report, ...facts } = all[depth];
    const below = depths.slice(0, depths.indexOf(depth));
    return { ...facts, sameAs: below.find((one) => all[one].report === report) ?? null };
  };
  return {
    report: all[own].report,
    facts: { quick: factsOf('quick'), standard: factsOf('standard'), deep: factsOf('deep') },
  };
}

type Measured = Omit<SampleFacts, 'sameAs'> & { readonly report: string };

async function measure(analyst: Engine, agent: AgentDefinition, depth: Depth, now: Date): Promise<Measured> {
  const { report, answer, events } = await runInMemory(analyst, agent, {
    inputs: { ...agent.sample?.inputs, depth },
    tools: sampleTools(now),
    maxMillicredits: agent.estimates.deep.credits_max * 1000,
  });
  const text = report || answer;
  const count = (is: (event: (typeof events)[number]) => boolean) => events.filter(is).length;
  const millicredits = events.reduce(
    (sum, event) => sum + (event.type === 'step.finished' ? event.data.millicredits : 0),
    0,
  );
  const reads = ['read_file', 'market_data'];
  return {
    report: text,
    files: count((event) => event.type === 'step.started' && reads.includes(event.data.tool ?? '')),
    sections: [...text.matchAll(/^## /gm)].length,
    sources: count((event) => event.type === 'source.added'),
    figures: count((event) => event.type === 'figure.added'),
    credits: Math.ceil(millicredits / 1000),
  };
}
