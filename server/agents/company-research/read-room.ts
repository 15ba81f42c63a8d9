import type { SourceText } from '../../claims/claim-document.ts';
import type { RoomNames } from '../../claims/room-names.ts';
import { shown } from '../../language/texts.ts';
import { startProcess, type Ended, type OwnProcess } from '../../own-process/run-in-process.ts';
import type { ProcessLimits } from '../../own-process/watch-process.ts';
import { readerTexts } from '../../tools/messages/readers-texts.ts';
import { readLimits } from '../../tools/readers/document.ts';
import { readerTurns } from '../../tools/readers/reader-turns.ts';
import type { Dossier } from '../ground/dossier.ts';
import { runPartByPart } from '../../run-part-by-part.ts';
import { documentFindings, type DocumentFindings } from './document-findings.ts';
import type { FindingsJob } from './findings-process.ts';

/** The documents of a folder, and what all of them say of who is who. */
export interface Room {
  readonly owner: string;
  readonly names: RoomNames;
  readonly dossiers: readonly Dossier[];
  /** ISO day. */
  readonly today: string;
}

/** What a document says, or why that could not be found out, as a sentence. */
export type DocumentOutcome = DocumentFindings | { readonly unread: string };

/** Below these a room is read in less time than a process takes to start. */
const little = { characters: 300_000, rows: 5_000 } as const;
/** As many as an account has turns. */
const together = 2;

/**
 * Reads the documents of a room, each outcome in their order. What takes long is read in processes of their own, two at a
 * time: nobody else waits for it, and no text can hold up or end the server.
 */
export async function readRoom(room: Room, signal: AbortSignal): Promise<DocumentOutcome[]> {
  const { dossiers, names, today } = room;
  if (!isLittle(dossiers.map(({ text }) => text))) return await readInProcesses(room, signal, readLimits);
  const outcomes: DocumentOutcome[] = [];
  for (const { document } of dossiers)
    outcomes.push(await runPartByPart(documentFindings(document, names, today), signal));
  return outcomes;
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

function isLittle(texts: readonly SourceText[]): boolean {
  const characters = texts.flatMap(({ passages }) => passages.map(({ text }) => text.length));
  const rows = texts.flatMap(({ tables }) => tables.map(({ rowCount }) => rowCount));
  return sum(characters) <= little.characters && sum(rows) <= little.rows;
}

/** The same for documents however small, within limits of time and memory for each. */
export async function readInProcesses(
  room: Room,
  signal: AbortSignal,
  limits: ProcessLimits,
): Promise<DocumentOutcome[]> {
  const outcomes: DocumentOutcome[] = [];
  const waiting = [...room.dossiers.entries()];
  const readInTurn = async () => {
    const reader = new RoomReader(room, signal, limits);
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        outcomes[next[0]] = await reader.read(next[1]);
    } finally {
      reader.end();
    }
  };
  await Promise.all(Array.from({ length: together }, readInTurn));
  return outcomes;
}

/** A process that reads documents of one room, and is followed by another when one of them was too much for it. */
class RoomReader {
  readonly #room: Room;
  readonly #signal: AbortSignal;
  readonly #limits: ProcessLimits;
  #own: OwnProcess | null = null;

  constructor(room: Room, signal: AbortSignal, limits: ProcessLimits) {
    this.#room = room;
    this.#signal = signal;
    this.#limits = limits;
  }

  async read({ name, text }: Dossier): Promise<DocumentOutcome> {
    const { owner, names, today } = this.#room;
    const ended = await readerTurns.inTurn(
      owner,
      async (): Promise<Ended<DocumentFindings>> => {
        this.#signal.throwIfAborted();
        const job: FindingsJob = { names: this.#own === null ? names : null, text, today };
        this.#own ??= this.#start();
        return await this.#own.do<DocumentFindings>(job, this.#signal);
      },
      { isNeverRefused: true },
    );
    this.#signal.throwIfAborted();
    if (ended.how === 'answered') return ended.answer;
    this.#own = null;
    return { unread: reasonOf(ended.how, name) };
  }

  end(): void {
    this.#own?.end();
  }

  #start(): OwnProcess {
    const module = new URL('./findings-process.ts', import.meta.url);
    return startProcess(module, this.#limits, this.#room.dossiers.length);
  }
}

function reasonOf(how: Ended<never>['how'], name: string): string {
  if (how === 'too-slow') return shown(readerTexts.said((t) => t.tooSlow(name)));
  if (how === 'too-large') return shown(readerTexts.said((t) => t.tooComplex(name)));
  return shown(readerTexts.said((t) => t.unread(name)));
}
