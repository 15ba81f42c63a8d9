import type { Said } from '../../language/texts.ts';
import type { Wanted } from '../market-data/choose-symbol.ts';

/** Of a document: everything, or all but the rows of its tables. */
export type ReaderWants = 'everything' | 'passages';

/** What a reader's process is asked to do. */
export interface ReaderJob {
  readonly task: 'document' | 'prices' | 'copy';
  readonly wants?: ReaderWants;
  /** Of prices: which security, where the file holds several. */
  readonly wanted?: Wanted;
  readonly bytes: Uint8Array;
  readonly name: string;
}

/** A job before its turn: bytes that are elsewhere are fetched when it comes, so that what waits holds none. */
export interface WaitingJob extends Omit<ReaderJob, 'bytes'> {
  readonly bytes: Uint8Array | (() => Promise<Uint8Array>);
}

export type ReaderAnswer =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly code: string;
      readonly sentence: Said;
      readonly details: Record<string, unknown>;
    };
