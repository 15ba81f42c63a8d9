import { wholeText, type Clause } from '../clauses/clause.ts';
import type { ClaimDocument } from '../claims/claim-document.ts';
import { splitSentences } from '../claims/sentence-split.ts';
import { placedLines, type PlacedLine } from '../clauses/placed-lines.ts';
import { contractFlags, disputeWords, type ContractFlagId } from '../packs/room/contract-flags.ts';

/** A clause that speaks of something an investor wants to read; what it says of it is quoted, not judged. */
export interface ContractFlag {
  readonly id: ContractFlagId;
  readonly clause: Clause;
}

/** The clauses of contracts that an investor wants to read, in their order; one clause may speak of several things. */
export const contractFlagsIn = (clauses: readonly Clause[]): ContractFlag[] =>
  clauses.flatMap((clause) =>
    contractFlags.filter(({ words }) => words.test(wholeText(clause))).map(({ id }) => ({ id, clause })),
  );

const labelled = /^(\p{Lu}[^:.]{1,40}): +\S/u;
const fewestLabels = 3;
const clauseOf = (document: ClaimDocument, line: PlacedLine, heading: string, text: string): Clause => ({
  path: [],
  number: null,
  heading,
  leadIn: '',
  text,
  document: document.key,
  place: line.number === null ? line.locator : `line ${line.number}`,
});

/**
 * A summary of terms, "Interest: 11.5 % fixed", as one clause for each line, called by its label. Null for a text that is
 * not written so.
 */
export function labelledClauses(document: ClaimDocument): Clause[] | null {
  const lines = placedLines(document).filter(({ isRow, level }) => !isRow && level === null);
  const labels = lines.filter(({ text }) => labelled.test(text));
  if (labels.length < fewestLabels || labels.length * 2 < lines.length) return null;
  return lines.map((line) => clauseOf(document, line, labelled.exec(line.text)?.[1] ?? '', line.text));
}

const mostOfDispute = 3;

/** What letters of a dispute say of it, sentence by sentence. */
export const disputesIn = (document: ClaimDocument): ContractFlag[] =>
  placedLines(document)
    .filter(({ level }) => level === null)
    .flatMap((line) =>
      splitSentences(line.text, document.language ?? 'en')
        .filter(({ text }) => /[.!?]$/u.test(text) && disputeWords.test(text))
        .map(({ text }) => ({ id: 'dispute' as const, clause: clauseOf(document, line, '', text) })),
    )
    .slice(0, mostOfDispute);
