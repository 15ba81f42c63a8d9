import type { Figure } from '@loupe/shared/contract/run-events';
import type { Fault } from '../../page-audit/fault.ts';
import type { AuditPage, Proof } from '../../page-audit/page.ts';
import { words, type Words } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import { cite } from '../ground/dossier.ts';
import { rowMark, type TableWriting } from '../ground/table-figures.ts';
import { seoTexts } from './messages/seo-texts.ts';
import { figureLink, sourceLinks } from '../writing/evidence-links.ts';

/** Inputs of a figure and pages of a sentence that are shown. */
const mostShown = 20;

/** Number of the source of a tag; a cell is cited by its row. */
function sourceOf(w: TableWriting, proof: Extract<Proof, { kind: 'tag' }>): number {
  const dossier = w.dossiers.find(({ key }) => key === proof.document);
  if (dossier === undefined) throw new Error(`No document ${proof.document} was read.`);
  return cite(w.step, { dossier, place: `line ${proof.line}`, quote: proof.quote });
}

/** Where something was read, as a small mark. */
export const proofMark = (w: TableWriting, proof: Proof): Words =>
  proof.kind === 'tag' ? sourceLinks(sourceOf(w, proof)) : rowMark(w, proof.source, proof.row);

/** A page by its name, with a mark. */
export const pageMark = (w: TableWriting, page: AuditPage, proof: Proof = page.itself): Words =>
  words`${page.name}${proofMark(w, proof)}`;

const textOf = (proof: Proof) => (proof.kind === 'tag' ? proof.quote.slice(0, 120) : proof.column.name);

/** A number of pages as a figure: each page with what shows it, as far as there is room. */
export function pagesFigure(
  w: TableWriting,
  shown: { readonly id: string; readonly label: string; readonly value?: string; readonly formula?: string },
  pages: readonly { readonly page: AuditPage; readonly proof: Proof }[],
): Words {
  const inputs = pages.slice(0, mostShown).map(({ page, proof }): Figure['inputs'][number] => ({
    name: page.name,
    value: textOf(proof),
    from: proof.kind === 'tag' ? page.name : null,
    ...(proof.kind === 'tag' && { source_n: sourceOf(w, proof) }),
  }));
  const value = shown.value ?? numberText(pages.length, 0);
  return figureLink(w.step, { formula: 'n', ...shown, value, inputs, source_n: inputs[0]?.source_n ?? null });
}

export const proofsOf = (faults: readonly Fault[]) =>
  faults.map(({ page, proofs }) => ({ page, proof: proofs[0] }));

/** Id of a figure of a page or word: letters, digits and dashes. */
export const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);

/** How many a list leaves out. */
export const restFigure = ({ step }: TableWriting, id: string, count: number): Words =>
  figureLink(step, {
    id: `rest-${id}`,
    label: seoTexts().report.moreOf,
    value: numberText(count, 0),
    formula: 'n',
    inputs: [],
    source_n: null,
  });
