import type { ReadDocument } from './readers/document.ts';

/** A file of the person or a document of the sample library. */
interface Origin {
  readonly file_id: string | null;
  readonly document: string | null;
}

type Read = () => Promise<ReadDocument>;

const keyOf = ({ file_id, document }: Origin) => `${file_id ?? ''}|${document ?? ''}`;

/** Files that one step may read together. */
export const mostReadTogether = 3;

/**
 * What a run reads whole, where a step keeps only a part of it and reading a long file again takes seconds: what was begun
 * before its step, so that two files are read at once, and what the last step read, until it is taken. No more than that: a
 * room may be larger than memory.
 */
export class Readings {
  readonly #begun = new Map<string, Promise<ReadDocument>>();
  readonly #last = new Map<string, ReadDocument>();

  /** Begins to read what a step will want. Whoever begins it sees to it that there are few. */
  begin(origin: Origin, read: Read): void {
    const begun = read();
    // Handed to the step that wants it; a run that ends before has no such step.
    begun.catch(() => undefined);
    this.#begun.set(keyOf(origin), begun);
  }

  /** For the step that pays for it: what was begun, or read now. It is kept until it is taken. Throws what reading threw. */
  async read(origin: Origin, read: Read): Promise<ReadDocument> {
    const key = keyOf(origin);
    const begun = this.#begun.get(key);
    this.#begun.delete(key);
    const found = await (begun ?? read());
    this.#last.delete(key);
    this.#last.set(key, found);
    for (const older of [...this.#last.keys()].slice(0, -mostReadTogether)) this.#last.delete(older);
    return found;
  }

  /** Null when too much was read since, or nothing: an earlier attempt may have read it. */
  take(origin: Origin): ReadDocument | null {
    const key = keyOf(origin);
    const read = this.#last.get(key) ?? null;
    this.#last.delete(key);
    return read;
  }
}
