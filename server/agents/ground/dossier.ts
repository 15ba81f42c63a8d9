import type { SourcePlace } from '@loupe/shared/contract/evidence';
import type { NewSource, StepHandle } from '../../engines/run-context.ts';
import type { ClaimDocument, SourceText } from '../../claims/claim-document.ts';
import type { DocumentTable } from '../../statements/read-statements.ts';
import type { PageFacts } from '../../tools/readers/page-facts.ts';
import { titleOf } from '../../tools/source-title.ts';

/** One document as read: a file, a sample document or a web page. */
export interface Dossier {
  readonly key: string;
  readonly name: string;
  readonly kind: 'file' | 'library' | 'web';
  readonly fileId: string | null;
  readonly url: string | null;
  readonly isSample: boolean;
  readonly keptAt: string;
  /** What it says, as it was read. */
  readonly text: SourceText;
  readonly document: ClaimDocument;
  /** Of a web page: its tags. */
  readonly page?: PageFacts;
}

/** The tables of a document, each with where it is. */
export const tablesOf = ({ key, document }: Pick<Dossier, 'key' | 'document'>): DocumentTable[] =>
  document.tables.map((table, at) => ({ document: key, at, table }));

/** A place in a document, with the words quoted from it. */
export interface Evidence {
  readonly dossier: Dossier;
  readonly place: string;
  readonly quote: string;
  /** What was read there, with the unit, period and day that are elsewhere. */
  readonly readAs?: string | undefined;
  /** The cells it is in, where it was read from a table. */
  readonly cells?: SourcePlace;
}

/** Numbers the source of a piece of evidence within the run: one source for each quote, so that every fact has its own place. */
export function cite(step: StepHandle, evidence: Evidence): number {
  const { dossier } = evidence;
  const source: NewSource = {
    key: `${dossier.key}:${evidence.place}:${evidence.quote}`,
    kind: dossier.kind,
    title: titleOf(dossier),
    locator: evidence.place,
    url: dossier.url,
    file_id: dossier.fileId,
    excerpt: evidence.quote.slice(0, 1_500),
    fetched_at: dossier.keptAt,
    is_sample: dossier.isSample,
    ...(dossier.kind === 'library' && { document: dossier.key }),
    ...(evidence.readAs === undefined ? {} : { read_as: evidence.readAs }),
    ...(evidence.cells === undefined ? {} : { place: evidence.cells }),
  };
  return step.addSource(source);
}
