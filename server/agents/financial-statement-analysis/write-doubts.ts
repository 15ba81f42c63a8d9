import { doubtWords } from '../../packs/statement/doubt-words.ts';
import type { Block } from '../../report/blocks.ts';
import { list, paragraph } from '../../report/build-blocks.ts';
import { quoteSaid, sentencesOfDossiers, type QuotedSentence } from '../ground/quoted-sentences.ts';
import type { StatementWriting } from '../ground/statement-figures.ts';
import { statementReportTexts } from './messages/statement-report-texts.ts';

const mostQuotes = 5;

/** Whether a sentence says that the numbers or the company are in doubt. */
export const saysDoubt = (text: string): boolean =>
  doubtWords.notKept.test(text) || (doubtWords.said.test(text) && !doubtWords.denied.test(text));

/** Sentences of the documents with the statements by which they speak of doubt, each once. */
export function doubtsOf({ dossiers, statements }: Omit<StatementWriting, 'step'>): QuotedSentence[] {
  const used = new Set(statements.cells.map(({ source }) => source.document));
  const said = sentencesOfDossiers(dossiers.filter(({ key }) => used.has(key))).filter(({ text }) =>
    saysDoubt(text),
  );
  return [...new Map(said.map((one) => [one.text, one])).values()];
}

/** What the documents say of doubt, word for word: no number shows it. */
export function doubtBlocks({ step }: StatementWriting, doubts: readonly QuotedSentence[]): Block[] {
  if (doubts.length === 0) return [];
  const quotes = doubts
    .slice(0, mostQuotes)
    .flatMap(({ text, at }) => (at === null ? [] : [quoteSaid(step, text, at)]));
  return [paragraph(statementReportTexts().doubts), list(quotes)];
}
