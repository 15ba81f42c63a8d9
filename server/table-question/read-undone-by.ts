import { foldWord } from './fold-words.ts';
import type { Reading } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

/** Heads of who has done something with a row: "Approved by", "Genehmigt von". */
const doneBy = /^(\p{L}+)\s(?:by|von|durch)$/iu;
/** Of these an empty cell says that it was not done; who has brought or ordered something is left out for other reasons. */
const decisions =
  /^(?:approved|signed|checked|reviewed|verified|authori[sz]ed|released|accepted|countersigned|inspected|genehmigt|freigegeben|gepruft|unterschrieben|abgezeichnet|bestatigt|kontrolliert|abgenommen|gegengezeichnet)$/;
const between = /^(?:yet|been|be|have|has|had|was|were|noch|worden|wurde|wurden|schon|bisher)$/;
const otherTelling = /stat(?:e|us)\b|zustand|rejected|abgelehnt/i;

/** The column of who has done it, some of whose cells are empty, where nothing else tells whether it was done. */
function columnOf({ records }: Reading, said: string): number | null {
  const { columns } = records.table;
  const names = columns.map(({ plainName }) => foldWord(plainName.trim()));
  const found = columns.flatMap((column, at) =>
    column.kind === 'text' && doneBy.exec(names[at] ?? '')?.[1] === said && [...column.codes].includes(0)
      ? [at]
      : [],
  );
  const [only] = found;
  const isTold = columns.some(
    ({ plainName }, at) =>
      at !== only && (otherTelling.test(plainName) || (names[at] ?? '').startsWith(said)),
  );
  return only === undefined || found.length > 1 || isTold ? null : only;
}

const decisionOf = (folded: string) => {
  const plain = folded.replace(/(?<=[tn])e[nrsm]?$/, '');
  return [folded, plain].find((one) => decisions.test(one)) ?? null;
};

/** "Not approved", "noch nicht genehmigt", "unapproved": rows where nobody is named who did it. */
export function readUndoneBy(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  const folded = tokens[at]?.folded ?? '';
  const denied = decisionOf(/^un(\p{L}{4,})$/u.exec(folded)?.[1] ?? '');
  const not = phraseLength(tokens, at, 'not');
  let end = at + not;
  if (not > 0) while (between.test(tokens[end]?.folded ?? '')) end += 1;
  const said = not > 0 ? decisionOf(tokens[end]?.folded ?? '') : denied;
  if (said === null || words.valuesAt(tokens, end) !== null) return 0;
  // "Not approved by HK" is another question.
  if (/^(?:by|von|durch)$/.test(tokens[end + 1]?.folded ?? '')) return 0;
  const column = columnOf(reading, said);
  if (column === null) return 0;
  reading.filters.push({ kind: 'blank', column, isNegated: false });
  return end + 1 - at;
}
