import { detectFormat } from '../../tools/readers/detect-format.ts';
import { makeCopy } from '../make-copy.ts';
import { createCopyMemory, openCopy, type OpenCopy } from '../open-copy.ts';
import { packCopy } from '../pack-copy.ts';

/** The copy of a file, packed and opened as it is in the store. */
export async function copyOf(bytes: Uint8Array, name: string): Promise<OpenCopy> {
  const { index, shelves } = packCopy(await makeCopy(bytes, name, detectFormat(bytes, name)));
  return await openCopy(
    name,
    { index: async () => index, shelf: async (n) => shelves[n]! },
    createCopyMemory(1_000_000),
  );
}

/** All text of a copy at its characters, tables as their cells. */
export async function textOf(copy: OpenCopy): Promise<string> {
  let text = '';
  for (const part of copy.index.parts.keys())
    for (const block of await copy.part(part)) {
      if (block.kind === 'page') continue;
      const own = block.kind === 'table' ? block.rows.map((row) => row.join('\t')).join('\n') : block.text;
      text = text.padEnd(block.start, '\n') + own;
    }
  return text;
}
