import { stat } from 'node:fs/promises';
import type { AgentDefinition } from '../../agents/agent-definition.ts';
import type { Clock } from '../../clock.ts';
import type { Engine } from '../../engines/engine.ts';
import { currentLanguage } from '../../language/language.ts';
import { runSample, type Sample } from '../../samples/sample-run.ts';
import { readSamples } from '../../samples/samples-file.ts';

/** What agents do with their sample data, in the language spoken right now. */
export interface SampleReports {
  /** Null for an agent without a sample. */
  of(agent: AgentDefinition): Promise<Sample | null>;
  /** Looks already now for what the build has left. */
  warm(): Promise<void>;
}

/** Samples as the build left them; one that is not there, or was built from something else, is made when it is asked for and then kept. */
export function createSampleReports(deps: {
  readonly analyst: Engine;
  readonly clock: Clock;
  /** Of the build; null for none. */
  readonly file: string | null;
}): SampleReports {
  const { analyst, clock, file } = deps;
  const made = new Map<string, Promise<Sample | null>>();
  let built: { readonly at: number; readonly found: ReturnType<typeof readSamples> } | null = null;

  /** Looks again when the file is another one: it may be made while the server works already. */
  async function builtOnes() {
    const seen = file === null ? null : await stat(file).catch(() => null);
    if (file === null || seen === null) return null;
    const at = seen.mtimeMs;
    if (built?.at !== at) built = { at, found: readSamples(file).catch(() => null) };
    return await built.found;
  }

  const make = async (agent: AgentDefinition): Promise<Sample | null> =>
    (await builtOnes())?.[currentLanguage()][agent.slug] ?? (await runSample(analyst, agent, clock.now()));

  return {
    warm: async () => void (await builtOnes()),
    of: (agent) => {
      const key = `${currentLanguage()} ${agent.slug}`;
      const known = made.get(key);
      if (known) return known;
      const fresh = make(agent);
      made.set(key, fresh);
      fresh.catch(() => made.delete(key));
      return fresh;
    },
  };
}
