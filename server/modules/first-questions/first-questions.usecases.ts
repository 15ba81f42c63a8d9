import type { AgentCatalogue } from '../../agents/agent-catalogue.ts';
import { firstQuestions } from '../../agents/chat/first-questions/first-questions.ts';
import { appError, AppError } from '../../errors/app-error.ts';
import { currentLanguage } from '../../language/language.ts';
import { runPartByPart } from '../../run-part-by-part.ts';
import { readDocument } from '../../tools/readers/read-document.ts';
import { filesOfTemporaryChats } from '../chats/chats.usecases.ts';
import { keepOnce, listNewestTables } from '../files/files.usecases.ts';
import type { FileDeps } from '../files/keep-file.ts';
import { firstSample, sampleChecksums } from './first-sample.ts';
import type { KeptQuestions } from './kept-questions.ts';

export interface FirstQuestionsDeps extends FileDeps {
  readonly agents: AgentCatalogue;
  readonly keptQuestions: KeptQuestions;
}

/** Files that are looked at, until one gives enough questions. */
const mostFiles = 2;
/** Larger ones take longer to read than somebody waits for a hint. */
const mostBytes = 2 * 1024 * 1024;
/** Then there are none: the answer to a real question may take longer. */
const timeLimitMs = 5_000;

interface Readable {
  /** Tells its content apart. */
  readonly key: string;
  readonly name: string;
  readonly read: () => Promise<Uint8Array>;
}

/** The questions of a file; none of one that cannot be read, or not in time. */
async function questionsOf(
  deps: FirstQuestionsDeps,
  owner: string,
  { key, name, read }: Readable,
): Promise<readonly string[]> {
  return await deps.keptQuestions.of(`${currentLanguage()} ${key}`, async () => {
    const signal = AbortSignal.timeout(timeLimitMs);
    try {
      const { typedTables } = await readDocument(owner, await read(), name, { signal });
      const tables = typedTables.flatMap((table, i) =>
        table.place.isHidden
          ? []
          : [
              {
                id: `${key}#${i}`,
                name: typedTables.length > 1 ? `${name} · ${table.name}` : name,
                file: name,
                table,
              },
            ],
      );
      return await runPartByPart(firstQuestions(tables), signal);
    } catch (error) {
      if (error instanceof AppError || signal.aborted) return [];
      throw error;
    }
  });
}

/** Questions that are answered at once: of the newest own table that gives enough of them, else of the sample. */
export async function firstQuestionsFor(deps: FirstQuestionsDeps, userId: string) {
  const chat = deps.agents.find('chat');
  if (chat === undefined) throw appError('agent.unknown');
  const { credits_min, credits_max } = chat.estimates.standard;
  const price = { credits_min, credits_max };
  const files = await listNewestTables(deps.db, userId, {
    most: mostFiles,
    mostBytes,
    except: sampleChecksums(),
  });
  // What was asked about where nothing is kept is not brought up elsewhere.
  const passing = await filesOfTemporaryChats(
    deps.db,
    files.map(({ id }) => id),
  );
  for (const { id, name, storageKey } of files.filter((file) => !passing.has(file.id))) {
    const read = () => deps.fileStore.read(storageKey);
    const questions = await questionsOf(deps, userId, { key: id, name, read });
    if (questions.length > 0) return { questions, file: { id, name }, sample: null, ...price };
  }
  const { name, about, bytes } = firstSample();
  const sample = { key: `sample ${name}`, name, read: () => Promise.resolve(bytes) };
  const questions = await questionsOf(deps, userId, sample);
  return { questions, file: null, sample: { name, about }, ...price };
}

/** Makes the sample a file of the person, so that it can be asked and its evidence opened like any other. */
export async function keepFirstSample(deps: FileDeps, userId: string): Promise<{ id: string; name: string }> {
  const { name, bytes } = firstSample();
  return { id: await keepOnce(deps, userId, { name, bytes }), name };
}
