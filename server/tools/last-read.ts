import type { ReadDocument } from './readers/document.ts';

/** A file of the person or a document of the sample library. */
interface Origin {
  readonly file_id: string | null;
  readonly document: string | null;
}

const keyOf = ({ file_id, document }: Origin) => `${file_id ?? ''}|${document ?? ''}`;

/**
 * The whole of the document that a run has read last. A step keeps only a part of it, and reading a long file again takes
 * seconds. One document, until it is taken: a room may be larger than memory.
 */
export class LastRead {
  #last: { readonly key: string; readonly read: ReadDocument } | null = null;

  keep(origin: Origin, read: ReadDocument): void {
    this.#last = { key: keyOf(origin), read };
  }

  /** Null when something else was read since, or nothing: an earlier attempt may have read it. */
  take(origin: Origin): ReadDocument | null {
    const last = this.#last;
    this.#last = null;
    return last?.key === keyOf(origin) ? last.read : null;
  }
}
