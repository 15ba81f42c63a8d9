import type { AgentCase } from '../agent-cases.ts';
import type { Language } from '../labels.ts';
import { agentOf } from '../../server/agents/testing/agent-of.ts';
import { memoryTools } from '../../server/agents/testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../../server/agents/testing/run-agent.ts';
import { turnOf } from '../../server/agents/testing/chat-history.ts';
import type { Turn } from '../../server/engines/run-context.ts';
import { speaking } from '../../server/language/language.ts';
import type { CorpusDocument } from '../documents/open-documents.ts';

/** A run that ended with an error, as the judge sees it: nothing was said. */
export class FailedRun extends Error {}

async function orFail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new FailedRun(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function filesOf(documents: readonly CorpusDocument[]): Parameters<typeof memoryTools>[0] {
  return Object.fromEntries(documents.map((document, i) => [`fil_${i + 1}`, document]));
}

/** A chat about the documents: the questions in order, the answer to the last. */
export async function askChat(
  language: Language,
  documents: readonly CorpusDocument[],
  questions: readonly string[],
): Promise<FinishedRun> {
  const agent = agentOf('chat', language);
  const files = filesOf(documents);
  const options = { tools: memoryTools(files), fileIds: Object.keys(files ?? {}) };
  const history: Turn[] = [];
  let run: FinishedRun | null = null;
  for (const prompt of questions) {
    run = await orFail(() =>
      speaking(language, () => runAgent(agent, {}, { ...options, prompt, history: [...history] })),
    );
    history.push({ role: 'user', text: prompt, runId: null }, turnOf(run, agent.title));
  }
  if (run === null) throw new Error('Nothing was asked.');
  return run;
}

/** Company Research over the documents, as deep as it goes. */
export async function researchCompany(
  language: Language,
  documents: readonly CorpusDocument[],
  company: string,
): Promise<FinishedRun> {
  const files = filesOf(documents);
  const agent = agentOf('company-research', language);
  const inputs = { company, depth: 'deep', focus: 'everything' };
  const options = { tools: memoryTools(files), fileIds: Object.keys(files ?? {}) };
  return await orFail(() => speaking(language, () => runAgent(agent, inputs, options)));
}

/** The agent of a case with its files in their fields. */
export async function runCase(
  { agent: slug, language, inputs, files }: AgentCase,
  documents: readonly CorpusDocument[],
): Promise<FinishedRun> {
  const idOf = (name: string) => {
    const at = documents.findIndex((one) => one.name === name);
    if (at < 0) throw new Error(`The case has no document ${name}.`);
    return `fil_${at + 1}`;
  };
  const given = Object.entries(files).map(([field, names]) => [field, names.map(idOf)] as const);
  const form = { ...inputs, ...Object.fromEntries(given.map(([field, ids]) => [field, ids.join(',')])) };
  const options = { tools: memoryTools(filesOf(documents)), fileIds: given.flatMap(([, ids]) => ids) };
  return await orFail(() => speaking(language, () => runAgent(agentOf(slug, language), form, options)));
}
