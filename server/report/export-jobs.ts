import type { ExportFormat } from '@loupe/shared/contract/exports';
import type { Language } from '@loupe/shared/lib/language';
import type { ReportBlocks } from './blocks.ts';
import type { ReportDocument } from './report-document.ts';

/** A report as its run keeps it: blocks are read from the markdown where they are written. */
export interface KeptReport extends Omit<ReportDocument, 'blocks' | 'title'> {
  readonly markdown: string;
  /** Used where the report has no title of its own. */
  readonly otherTitle: string;
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
  | { readonly task: 'plain'; readonly document: PlainDocument }
);

/** The file and the title it is named by. */
export interface ExportFile {
  readonly title: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
