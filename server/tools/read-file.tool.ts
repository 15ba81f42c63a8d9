import { z } from 'zod';
import type { Json, NewSource } from '../engines/run-context.ts';
import { appError } from '../errors/app-error.ts';
import { agentLibrary } from '../library/agent-library.ts';
import { relevantPassages, sourcesOfPassages } from './relevant-passages.ts';
import { readDocument } from './readers/read-document.ts';
import { titleOf } from './source-title.ts';
import { defineTool, type ToolContext } from './tool.ts';
import { toolTexts } from './messages/tools-texts.ts';

/** Enough for any question, small enough for a checkpoint. */
const shown = { passages: 80, tables: 12, rows: 80 } as const;

interface ReadTable {
  readonly [key: string]: Json;
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly lines: readonly number[];
  readonly row_count: number;
  readonly line_word: string;
}

export interface ReadFileOutput {
  readonly [key: string]: Json;
  readonly name: string;
  readonly kind: string;
  readonly summary: string;
  readonly file_id: string | null;
  readonly document: string | null;
  readonly is_sample: boolean;
  readonly kept_at: string;
  readonly passages: readonly { readonly title: string; readonly locator: string; readonly text: string }[];
  readonly passage_count: number;
  readonly tables: readonly ReadTable[];
}

async function open(fileId: string | undefined, document: string | undefined, context: ToolContext) {
  if (fileId !== undefined) {
    const file = await context.openFile(fileId);
    return {
      name: file.name,
      bytes: () => file.read(),
      fileId: file.id,
      isSample: false,
      keptAt: file.createdAt,
    };
  }
  const packaged = agentLibrary.file(document ?? '');
  if (packaged === null) throw appError('file.not_found');
  const { name, isSample } = packaged;
  return { name, bytes: () => Promise.resolve(packaged.bytes), fileId: null, isSample, keptAt: context.now };
}

export const readFile = defineTool({
  name: 'read_file',
  description:
    'Reads a file of this chat (PDF, DOCX, XLSX, CSV, HTML, Markdown, text) or a document of the sample library into passages with their places, and tables.',
  input: z.object({
    file_id: z.string().max(80).optional(),
    document: z
      .string()
      .max(120)
      .optional()
      .describe('sample library document, e.g. northwind-freight/profile.md'),
  }),
  price: 2_500,
  title: ({ document }) => (document === undefined ? toolTexts().readFile : toolTexts().read(document)),
  async run({ file_id, document }, context) {
    const opened = await open(file_id, document, context);
    const { question, readings, userId, signal } = context;
    const whole = async () => await readDocument(userId, await opened.bytes(), opened.name, { signal });
    const origin = { file_id: opened.fileId, document: document ?? null };
    const read = await (readings?.read(origin, whole) ?? whole());
    const passages =
      question === undefined
        ? read.passages.slice(0, shown.passages)
        : relevantPassages(read.passages, question);
    const output: ReadFileOutput = {
      name: opened.name,
      kind: read.kind,
      summary: read.summary,
      file_id: opened.fileId,
      document: document ?? null,
      is_sample: opened.isSample,
      kept_at: opened.keptAt.toISOString(),
      passages: passages.map(({ title, locator, text }) => ({ title, locator, text })),
      passage_count: read.passages.length,
      tables: read.tables.slice(0, shown.tables).map((table) => ({
        name: table.name,
        columns: table.columns,
        rows: table.rows.slice(0, shown.rows),
        lines: table.lines.slice(0, shown.rows),
        row_count: table.rowCount,
        line_word: table.lineWord,
      })),
    };
    const kind = opened.fileId === null ? ('library' as const) : ('file' as const);
    const source: NewSource = {
      key: `${opened.fileId ?? document}:whole`,
      kind,
      title: titleOf({ kind, name: opened.name, isSample: opened.isSample }),
      locator: null,
      url: null,
      file_id: opened.fileId,
      excerpt: (read.passages[0]?.text ?? '').slice(0, 600),
      fetched_at: output.kept_at,
      is_sample: output.is_sample,
      ...(document !== undefined && { document }),
    };
    const cited = question === undefined ? [] : sourcesOfPassages(passages, source);
    return { output, summary: `${opened.name}: ${read.summary}`, sources: [source, ...cited] };
  },
});
