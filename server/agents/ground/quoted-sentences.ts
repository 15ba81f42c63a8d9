import { words, type Words } from '../../report/words.ts';
import type { StepHandle } from '../../engines/run-context.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { cite, type Dossier } from './dossier.ts';

/** Where a sentence stands: in a document, or in the form (null). */
export type SentencePlace = { readonly dossier: Dossier; readonly locator: string } | null;

export interface QuotedSentence {
  readonly text: string;
  readonly at: SentencePlace;
}

/** Lines of a text, and the sentences of long ones; marks of lists and headings are taken off. */
export const sentencesOfText = (text: string, at: SentencePlace): QuotedSentence[] =>
  text
    .split(/\n+|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((line) => line.replace(/^[\s\-*•#>]+/u, '').trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line, at }));

/** The same of documents, each with its place. */
export const sentencesOfDossiers = (dossiers: readonly Dossier[]): QuotedSentence[] =>
  dossiers.flatMap((dossier) =>
    dossier.document.passages.flatMap(({ locator, text }) => sentencesOfText(text, { dossier, locator })),
  );

/** A sentence of a document in quotation marks, with its source. */
export function quoteSaid(step: StepHandle, text: string, at: NonNullable<SentencePlace>): Words {
  return words`“${text}”${sourceLinks(cite(step, { dossier: at.dossier, place: at.locator, quote: text }))}`;
}
