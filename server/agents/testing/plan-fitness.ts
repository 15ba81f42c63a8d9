import { speaking } from '../../language/language.ts';
import { agentOf } from './agent-of.ts';
import { memoryTools } from './memory-tools.ts';
import { runAgent, type FinishedRun } from './run-agent.ts';

type Content = string | Uint8Array;
type Inputs = Readonly<Record<string, string>>;

/** Runs the agent for training plans, with a training log where one is given. */
export async function plan(
  inputs: Inputs,
  log?: readonly [name: string, content: Content],
  language: 'en' | 'de' = 'en',
): Promise<FinishedRun> {
  const bytes = (one: Content) => (typeof one === 'string' ? new TextEncoder().encode(one) : one);
  const files: Parameters<typeof memoryTools>[0] =
    log === undefined ? {} : { fil_1: { name: log[0], bytes: bytes(log[1]) } };
  const given = { depth: 'standard', ...inputs, ...(log !== undefined && { log: 'fil_1' }) };
  return await speaking(language, () =>
    runAgent(agentOf('fitness-plan', language), given, { tools: memoryTools(files) }),
  );
}

/** A report without marks of sources and links. */
export const plain = (text: string) =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\[\d+\]\(#source:\d+\)/g, '')
    .replaceAll(/\[([^\]]*)\]\(#[^)]*\)/g, '$1');

export const valueOf = (run: FinishedRun, id: string) =>
  run.figures.find((one) => one.id === id)?.value.replaceAll('\u00a0', ' ');
export const statusOf = (run: FinishedRun, title: string) =>
  run.findings.find((one) => one.title === title)?.status;
/** Statements without support, with what they lack. */
export const doubted = (run: FinishedRun) =>
  run.claims.filter(({ supported }) => !supported).map(({ text, missing }) => [text, missing]);

/** A beginner with dumbbells at home, three days a week. */
export const home = {
  goal: 'general',
  level: 'beginner',
  days: 'Mon, Wed, Fri',
  minutes: '45',
  equipment: 'dumbbells, bench',
  start: '2027-03-01',
};
