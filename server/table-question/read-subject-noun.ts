import { additivityOf } from './additivity.ts';
import { foldWord, wordsOf } from './fold-words.ts';
import type { Reading } from './reading.ts';
import { billedAmount, bills, kindColumn, mediaOfBills, ofMedium, wholeGroups } from './words/idle-nouns.ts';
import { phraseLength } from './words/lexicon.ts';

/** The file, the sheet and the title above the table, word by word. */
const titleOf = ({ files, records }: Reading) =>
  wordsOf([files, records.table.name.replace(/[_-]/g, ' '), ...records.table.titleLines].join(' '));

const isFree = ({ tokens, words, elsewhere }: Reading, at: number) =>
  words.columnsAt(tokens, at) === null &&
  words.valuesAt(tokens, at) === null &&
  !elsewhere.has(tokens[at]?.folded ?? '');

/** "Ohne Strom", "no electricity", "mehr Strom als": such a word says something after all. */
function isNarrowed({ tokens }: Reading, at: number): boolean {
  const isDenied = [1, 2].some((back) => phraseLength(tokens, at - back, 'not', 'none_of', 'more') > 0);
  return isDenied || phraseLength(tokens, at + 1, 'than', 'or', 'and', 'versus') > 0;
}

/** True for a table that is called after this medium and no other, and keeps no kinds of it apart. */
function isOfMedium(reading: Reading, medium: string): boolean {
  const title = titleOf(reading);
  const named = title.some(
    (word, i) =>
      (word === medium && ofMedium.test(title[i + 1] ?? '')) ||
      (word.startsWith(medium) && ofMedium.test(word.slice(medium.length))),
  );
  const isShared = title.some(
    (word) => word !== medium && (mediaOfBills.test(word) || /^(?:and|und|oder|or|gas)$/.test(word)),
  );
  const others = title.filter((word) =>
    ofMedium.test(word.replace(/^\p{L}*?(?=rechnung|kosten|verbrauch|abrechnung)/u, '')),
  );
  const isOne = others.every((word) => word.startsWith(medium) || ofMedium.test(word));
  const hasKinds = reading.records.table.columns.some(
    (column) => column.kind === 'text' && kindColumn.test(column.plainName) && new Set(column.codes).size > 1,
  );
  return named && !isShared && isOne && !hasKinds;
}

/** "Wie viel Strom haben wir verbraucht" of Stromrechnungen: all rows are of it. */
function readMedium(reading: Reading, at: number): number {
  const folded = reading.tokens[at]?.folded ?? '';
  const is = mediaOfBills.test(folded) && isFree(reading, at) && !isNarrowed(reading, at);
  return is && isOfMedium(reading, folded) ? 1 : 0;
}

/** "In der Klasse" of a list that is headed "Klasse 7b": all of its people. */
function readWholeGroup(reading: Reading, at: number): number {
  const { tokens } = reading;
  const folded = tokens[at]?.folded ?? '';
  const isAll = /^(?:der|die|dem|the|our|unserer?|whole|ganzen?)$/.test(tokens[at - 1]?.folded ?? '');
  if (!wholeGroups.test(folded) || !isAll || !isFree(reading, at) || isNarrowed(reading, at)) return 0;
  const times = titleOf(reading).filter((word) => word === folded).length;
  // "Klasse 7b" names another one behind it, and "than the class" sets it against somebody.
  const next = tokens[at + 1];
  const isNamed = next?.kind === 'number' || /\d/.test(next?.folded ?? '');
  const isCompared = tokens
    .slice(0, at)
    .some((_, i) => phraseLength(tokens, i, 'than', 'versus', 'which') > 0);
  return times === 1 && !isNamed && !isCompared ? 1 : 0;
}

/** The only column of what a bill comes to; null for none, or where other money could be added up, too. */
function billColumn({ records }: Reading): number | null {
  const money = records.table.columns.flatMap((column, at) =>
    column.kind === 'number' && column.unit.kind === 'money' && additivityOf(column) === 'yes'
      ? [{ column, at }]
      : [],
  );
  const [only] = money;
  return only !== undefined && money.length === 1 && billedAmount.test(only.column.plainName.trim())
    ? only.at
    : null;
}

const costVerb = /^(?:gekostet|kostet|kostete|cost|costs)$/;

/** "Was hat das Rathaus an Strom gekostet", "wie hoch waren alle Rechnungen": what the bills come to. */
function readBill(reading: Reading, at: number): number {
  const { tokens } = reading;
  const folded = tokens[at]?.folded ?? '';
  const asksAmount = tokens.some((_, i) => phraseLength(tokens, i, 'how_much') > 0);
  const isCost =
    costVerb.test(folded) &&
    tokens.some((one) => mediaOfBills.test(one.folded) && isOfMedium(reading, one.folded));
  const isBill = bills.test(folded) && asksAmount;
  const isCounted = tokens.some((_, i) => phraseLength(tokens, i, 'how_many') > 0);
  if (!(isCost || isBill) || isCounted || !isFree(reading, at)) return 0;
  const column = billColumn(reading);
  if (column === null) return 0;
  if (!reading.measures.some((one) => one.join() === String(column))) reading.measures.push([column]);
  return 1;
}

const partLead = /^(?:davon|darunter|of which|thereof)\s+/i;

/** The whole said behind its part, which was taken for the quantity: "wie viele unentschuldigte Fehltage". */
function readWholeBehind(reading: Reading, at: number): number {
  const { tokens, records, words, measures } = reading;
  const [part, ...more] = measures.at(-1) ?? [];
  if (part === undefined || more.length > 0 || measures.length !== 1) return 0;
  const isPart = partLead.test(records.table.columns[part]?.plainName ?? '');
  const before = words.columnsAt(tokens, at - 1);
  const hit = isPart && before?.columns.join() === String(part) ? words.exactAt(tokens, at) : null;
  return hit?.columns.join() === String(part - 1) ? hit.length : 0;
}

/** "Unentschuldigte Fehltage" of "Fehltage" and, behind it, "davon unentschuldigt": that part of them. */
function readPartOf(reading: Reading, at: number): number {
  const { tokens, records } = reading;
  const said = (tokens[at]?.folded ?? '').replace(/(?<=\p{L}{5}t)e[nrsm]?$/u, '');
  if (said.length < 5) return 0;
  const { columns } = records.table;
  const found = columns.flatMap((column, i) =>
    column.kind === 'number' &&
    partLead.test(column.plainName) &&
    foldWord(column.plainName.replace(partLead, '').trim()) === said
      ? [i]
      : [],
  );
  const [part] = found;
  const whole = reading.words.exactAt(tokens, at + 1);
  const isBefore = part !== undefined && whole?.columns.join() === String(part - 1);
  if (part === undefined || found.length > 1 || !isBefore) return 0;
  reading.measures.push([part]);
  return 1 + whole.length;
}

/** Nouns of what the table is about: they choose no rows, or say which of its amounts is meant. */
export const readSubjectNoun = (reading: Reading, at: number): number =>
  readPartOf(reading, at) ||
  readWholeBehind(reading, at) ||
  readBill(reading, at) ||
  readMedium(reading, at) ||
  readWholeGroup(reading, at);
