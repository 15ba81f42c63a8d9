import type { Source } from '@loupe/shared/contract/run-events';

/** A document with the passages of it that something rests on, in the order of their numbers. */
export interface SourceDocument {
  readonly title: string;
  readonly kind: Source['kind'];
  readonly passages: readonly Source[];
}

/** The sources of a run by the document they are from, in the order in which the documents were first cited. */
export function documentsOf(sources: readonly Source[]): SourceDocument[] {
  const documents = new Map<string, Source[]>();
  for (const source of sources) {
    const key = JSON.stringify([source.kind, source.file_id, source.url, source.title]);
    documents.set(key, [...(documents.get(key) ?? []), source]);
  }
  return [...documents.values()].flatMap((passages) => {
    const [first] = passages;
    return first ? [{ title: first.title, kind: first.kind, passages }] : [];
  });
}
