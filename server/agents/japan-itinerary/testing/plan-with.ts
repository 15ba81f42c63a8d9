import { speaking } from '../../../language/language.ts';
import { agentOf } from '../../testing/agent-of.ts';
import { memoryTools } from '../../testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../../testing/run-agent.ts';

type Content = string | Uint8Array;
type Inputs = Readonly<Record<string, string>>;
type Files = Readonly<Record<string, readonly [name: string, content: Content]>>;

const bytes = (one: Content) => (typeof one === 'string' ? new TextEncoder().encode(one) : one);

/** Runs the agent over files by field. */
export async function planWith(
  inputs: Inputs,
  files: Files = {},
  language: 'en' | 'de' = 'en',
): Promise<FinishedRun> {
  const entries = Object.entries(files).map(
    ([field, [name, content]], i) => [field, `fil_${i + 1}`, { name, bytes: bytes(content) }] as const,
  );
  const given = {
    depth: 'standard',
    ...Object.fromEntries(entries.map(([field, id]) => [field, id])),
    ...inputs,
  };
  return await speaking(language, () =>
    runAgent(agentOf('japan-itinerary', language), given, {
      tools: memoryTools(Object.fromEntries(entries.map(([, id, file]) => [id, file]))),
    }),
  );
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, ' ');
/** What a figure shows. */
export const valueOf = (run: FinishedRun, id: string) => {
  const found = run.figures.find((one) => one.id === id);
  return found && plain(found.value);
};
export const statusOf = (run: FinishedRun, title: string) =>
  run.findings.find((one) => one.title === title)?.status;
/** Statements that nothing supports. */
export const doubted = (run: FinishedRun) =>
  run.claims.filter(({ supported }) => !supported).map(({ text }) => text);
/** The report without links. */
export const read = (run: FinishedRun) =>
  plain(run.report)
    .replaceAll(/\[\d+\]\(#source:\d+\)/gu, '')
    .replaceAll(/\[([^\]]*)\]\(#[^)]*\)/gu, '$1');
/** Figures with their digits, the same in every language. */
export const shown = (run: FinishedRun) =>
  run.figures.map(({ id, value }) => `${id} ${value.replace(/\D/gu, '')}`);

export const april = { from: '2027-04-05', to: '2027-04-08' };
