import type { AgentDefinition, AnalystRun } from '../agent-definition.ts';
import { agentOf } from './agent-of.ts';

/** An agent with nothing but its work, to try a piece of the ground in a run. */
export function smallAgent(
  analyse: (run: AnalystRun) => Promise<void>,
  changes: Partial<AgentDefinition> = {},
): AgentDefinition {
  return {
    ...agentOf('financial-statement-analysis'),
    slug: 'small-agent',
    title: 'Small Agent',
    inputs: [],
    stages: [{ id: 'work', title: 'Work' }],
    tools: ['read_file', 'query_table', 'calculate'],
    sample: null,
    outline: ['Finding'],
    outlineNotes: [],
    check: async () => {},
    analyse,
    ...changes,
  };
}
