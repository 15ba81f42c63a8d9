import type { PartByPart } from '../part-by-part.ts';
import { escaped } from './short-name.ts';

const hasSmall = /\p{Ll}/u;
const hasCapital = /\p{Lu}/u;

/**
 * A name as the documents write it where it was typed in small letters or in capitals alone: their "Fenwick" for
 * "fenwick" and "FENWICK", their "SAP" for "sap". As typed where they write it so, nowhere, or as an ordinary word too.
 * Names of files, often written small, tell nothing of that.
 */
export function* asWritten(
  typed: string,
  texts: readonly string[],
  fileNames: ReadonlySet<string>,
): PartByPart<string> {
  if (hasSmall.test(typed) && hasCapital.test(typed)) return typed;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}@./_-])${escaped(typed).replace(/\s+/g, '\\s+')}(?![\\p{L}\\p{N}@/_-]|\\.\\p{L})`,
    'giu',
  );
  const counts = new Map<string, number>();
  for (const text of texts) {
    yield;
    if (fileNames.has(text)) continue;
    for (const [written] of text.matchAll(pattern)) {
      const name = written.replace(/\s+/g, ' ');
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const isName = (name: string) => hasCapital.test(name[0] ?? '');
  if (isName(typed) && counts.has(typed)) return typed;
  if (counts.has(typed.toLowerCase())) return typed;
  const [first] = [...counts].filter(([name]) => isName(name)).sort((a, b) => b[1] - a[1]);
  return first?.[0] ?? typed;
}
