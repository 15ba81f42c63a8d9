import { words, type Words } from '../../report/words.ts';
import type { StepHandle } from '../../engines/run-context.ts';
import { splitSentences } from '../../claims/sentence-split.ts';
import { languageOfText } from '../../claims/text-language.ts';
import { currentLanguage } from '../../language/language.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { cite, type Dossier } from './dossier.ts';

/** Where a sentence is: in a document, or in the form (null). */
export type SentencePlace = { readonly dossier: Dossier; readonly locator: string } | null;

export interface QuotedSentence {
  readonly text: string;
  readonly at: SentencePlace;
  /** It is the first of its line. */
  readonly opensLine: boolean;
}

/** Lines of a text and the sentences in them; marks of lists and headings are taken off. */
export function sentencesOfText(text: string, at: SentencePlace): QuotedSentence[] {
  const language = languageOfText(text) ?? currentLanguage();
  return text
    .split(/\n+/u)
    .map((line) => line.replace(/^[\s\-*•#>]+/u, '').trim())
    .flatMap((line) =>
      splitSentences(line, language).map(({ text: sentence }, i) => ({
        text: sentence,
        at,
        opensLine: i === 0,
      })),
    );
}

/** The same of documents, each with its place. */
export const sentencesOfDossiers = (dossiers: readonly Dossier[]): QuotedSentence[] =>
  dossiers.flatMap((dossier) =>
    dossier.document.passages.flatMap(({ locator, text }) => sentencesOfText(text, { dossier, locator })),
  );

/** A sentence of a document in quotation marks, with its source. */
export function quoteSaid(step: StepHandle, text: string, at: NonNullable<SentencePlace>): Words {
  const [open, close] = currentLanguage() === 'de' ? ['„', '“'] : ['“', '”'];
  const links = sourceLinks(cite(step, { dossier: at.dossier, place: at.locator, quote: text }));
  return words`${open}${text}${close}${links}`;
}
