import type { AgentDefinition } from '../../agents/agent-definition.ts';
import type { Engine } from '../../engines/engine.ts';
import { runInMemory } from '../../engines/memory-run.ts';
import type { Clock } from '../../clock.ts';
import type { ToolContext } from '../../tools/tool.ts';
import type { ToolScope } from '../runs/run-execution.ts';
import { currentLanguage } from '../../language/language.ts';

/** A report on the sample data in the language spoken right now, made for real the first time somebody asks and then kept. */
export interface SampleReports {
  markdownOf(agent: AgentDefinition): Promise<string>;
}

const timeLimitMs = 60_000;

export function createSampleReports(deps: {
  readonly analyst: Engine;
  readonly clock: Clock;
  readonly createToolContext: (scope: ToolScope) => ToolContext;
}): SampleReports {
  const made = new Map<string, Promise<string>>();

  const make = async (agent: AgentDefinition): Promise<string> => {
    // No user: only the sample library can be opened.
    const scope = {
      userId: 'usr_sample',
      chatId: 'cht_sample',
      signal: AbortSignal.timeout(timeLimitMs),
      now: deps.clock.now(),
    };
    const { report, answer } = await runInMemory(deps.analyst, agent, {
      inputs: agent.sample?.inputs ?? {},
      tools: deps.createToolContext(scope),
      maxMillicredits: agent.estimates.deep.credits_max * 1000,
    });
    return report || answer;
  };

  return {
    markdownOf: (agent) => {
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
