import type { ExportFormat } from '@loupe/shared/contract/exports';
import type { Language } from '@loupe/shared/lib/language';
import type { ReportBlocks } from './blocks.ts';
import type { ReportDocument } from './report-document.ts';

/** A report as its run keeps it: blocks are read from the markdown where they are written. */
export interface KeptReport extends Omit<ReportDocument, 'blocks' | 'title' | 'head'> {
  readonly markdown: string;
  /** "Stock Market Analysis". */
  readonly agent: string;
  /** Who wrote it: "Prepared by the built-in analyst: …". */
  readonly engine: string;
  /** Used where the report has no title of its own. */
  readonly otherTitle: string;
}

/** A question of a chat with what was written to answer it. */
export interface KeptTurn {
  readonly question: string;
  /** ISO instant. */
  readonly askedAt: string;
  readonly fileNames: readonly string[];
  /** Null where no answer came. In the language its run spoke. */
  readonly answer: (Omit<KeptReport, 'brand' | 'otherTitle'> & { readonly language: Language }) | null;
}

/** What a chat shows, in its order. */
export interface KeptChat {
  readonly title: string;
  readonly turns: readonly KeptTurn[];
  /** ISO instant at which it was saved. */
  readonly savedAt: string;
  readonly brand: string;
}

/** A page or more of blocks without evidence, e.g. an invoice. */
export interface PlainDocument {
  readonly title: string;
  readonly brand: string;
  /** ISO instant. */
  readonly date: string;
  readonly blocks: ReportBlocks;
}

/** What the export's process is asked to write, in which language. */
export type ExportJob = { readonly language: Language } & (
  | { readonly task: 'report'; readonly format: ExportFormat; readonly report: KeptReport }
  | { readonly task: 'chat'; readonly format: ExportFormat; readonly chat: KeptChat }
  | { readonly task: 'plain'; readonly document: PlainDocument }
);

/** The file and the title it is named by. */
export interface ExportFile {
  readonly title: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
