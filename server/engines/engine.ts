import type { AgentDefinition } from '../agents/agent-definition.ts';
import type { ToolContext } from '../tools/tool.ts';
import type { RunContext } from './run-context.ts';

export type EngineKind = 'analyst' | 'model';

/** What does the work of a run. Both engines take the same stages, tools, metering and report format. */
export interface Engine {
  readonly kind: EngineKind;
  /** Who prepared the report, as printed. */
  label(): string;
  /** Resolves when the report or answer is written. Throws AppError for what a person may know. */
  execute(agent: AgentDefinition, run: RunContext, tools: ToolContext): Promise<void>;
}

/** The work was ended from outside; not an error of the engine. */
export class RunInterrupt extends Error {
  readonly reason: 'stop' | 'time_limit' | 'lost' | 'shutdown';

  constructor(reason: RunInterrupt['reason']) {
    super(`run interrupted: ${reason}`);
    this.name = 'RunInterrupt';
    this.reason = reason;
  }
}
