import { areDistinct } from '../table/distinct-values.ts';
import { isAmountName } from './additivity.ts';
import { isSameNoun, wordsOf } from './fold-words.ts';
import type { Column, Table } from '../table/table.ts';
import { carWords, fleetName, kindOfVehicle, numberedThings, rowSynonyms } from './words/row-synonyms.ts';
import type { Reading } from './reading.ts';
import { signedAmount } from './words/flow-words.ts';
import { phraseLength } from './words/lexicon.ts';

/** Things that happen, which a table called after them has one in each row; "sales" may be money. */
const events =
  /^(?:call|ticket|order|booking|deliver|application|complaint|incident|shipment|return|anruf|bestellung|buchung|lieferung|beschwerde|bewerbung|auftrag|auftrage)/;

/** What the rows of an account are called. */
const booked =
  /^(?:transactions?|bookings?|postings?|buchung(?:en)?|transaktion(?:en)?|kontobewegung(?:en)?)$/;

const synonyms = rowSynonyms.map(({ said, named }) => ({ said: new Set(said.split(', ')), named }));

/** "Autos" of a fleet, "bikes" of a list of their prices: what its file, its sheet or its first names are called after. */
function isSynonym(folded: string, { name, columns, titleLines }: Table, files: string): boolean {
  const own = synonyms.find(({ said }) => said.has(folded));
  const first = columns.slice(0, 2).map(({ plainName }) => plainName);
  const hasKinds = columns.some(
    (column) => column.kind === 'text' && column.words.some((word) => kindOfVehicle.test(word.trim())),
  );
  if (carWords.test(folded) && !hasKinds)
    return [files, name.replace(/[_-]/g, ' '), ...titleLines, ...first].some((text) => fleetName.test(text));
  return (
    own !== undefined &&
    [files, name.replace(/[_-]/g, ' '), ...titleLines, ...first].some((text) => own.named.test(text))
  );
}

/** "Lieferungen" of a list with one note of delivery in each row; a note with several rows is one delivery. */
const hasOwnNumber = (folded: string, { columns: [first] }: Table) =>
  first?.kind === 'text' &&
  areDistinct(first.codes) &&
  numberedThings.some(({ said, numbered }) => said.test(folded) && numbered.test(first.plainName.trim()));

/** "Fahrzeuge" of a list with a number plate each: its rows, however few kinds a column of that name has. */
export function countsPlates({ tokens, records }: Reading, at: number): boolean {
  const own = synonyms.find(({ said }) => said.has(tokens[at]?.folded ?? ''));
  const [first] = records.table.columns;
  const isNumbered =
    first?.kind === 'text' && areDistinct(first.codes) && plateName.test(first.plainName.trim());
  return isNumbered && own?.named.test(first.plainName) === true;
}

const plateName =
  /^(?:(?:amtl\. ?)?kennzeichen|licen[cs]e plate|number plate|plate|registration(?: no\.?| number)?)$/i;

/** Where nothing came in each row is one, too. */
const bought = /^(?:purchases?|einkauf|einkaufe|einkaufen)$/;

/** An account of amounts without a sign. */
const isListOfPayments = (columns: readonly Column[]) => {
  const numbers = columns.filter((column) => column.kind === 'number');
  const [only] = numbers;
  const isPlain = numbers.length === 1 && only?.values.every((value) => !(value < 0)) === true;
  return isPlain && isAccount(columns);
};

/** A day and an amount of money in each row. */
const isAccount = (columns: readonly Column[]) =>
  columns.some(({ kind }) => kind === 'date') &&
  columns.some(
    (column) =>
      column.kind === 'number' &&
      (column.unit.kind === 'money' || signedAmount.test(column.plainName.trim())),
  );

/** "Bookings" beside a number of places that are booked are those. */
const countsBookings = ({ columns }: Table) =>
  columns.some(({ kind, plainName }) => kind === 'number' && /book|gebucht|buchung/i.test(plainName));

const isMadeNumber = (column: Column | undefined) => column?.kind === 'number' && column.isMade === true;

/** "members" of members.csv, people of a table of them: what each row is. */
export function isRowWord({ tokens, records, words, files }: Reading, at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || words.exactAt(tokens, at) !== null) return false;
  if (phraseLength(tokens, at, 'rows', 'people') > 0) return true;
  // What a grid is called after are its numbers.
  if (words.columnsAt(tokens, at)?.columns.some((one) => isMadeNumber(records.table.columns[one])) === true)
    return false;
  if (isSynonym(token.folded, records.table, files)) return true;
  if (hasOwnNumber(token.folded, records.table)) return true;
  if (token.folded.length < 4) return false;
  if (booked.test(token.folded) && isAccount(records.table.columns)) return !countsBookings(records.table);
  if (bought.test(token.folded) && isListOfPayments(records.table.columns)) return true;
  if (isAmountName(token.folded) && !events.test(token.folded)) return false;
  const named = wordsOf(records.table.name.replace(/[_-]/g, ' '));
  return !/^(?:data|table|sheet|report|list|file|export|total|daten|tabelle|liste|bericht)|^(?:time|times|zeit|zeiten|work|arbeit|arbeitszeit)$/.test(
    token.folded,
  )
    ? named.some((word) => isSameNoun(word, token.folded))
    : false;
}

/** Columns that tell whether something took place at all: "booked" may be said of some rows only. */
const stateName =
  /stat(?:e|us|ut)|stage|phase|zustand|outcome|result|ergebnis|cancel|storn|confirm|bestätigt|active|aktiv|type|art$/i;
const prefixed = /^(?:ge(?=\p{L}{4,}(?:t|en)$)|(?=(?:be|ver|er|ent)\p{L}{3,}(?:t|en)$))(\p{L}+?)(?:t|en)$/u;

/** The stem of a past participle: "rent" of "rented", "buch" of "gebucht"; null for other words. */
function stemOfParticiple(folded: string): string | null {
  const english = /^(\p{L}{3,}?)(?:ed)$/u.exec(folded)?.[1]?.replace(/(\p{L})\1$/u, '$1');
  const stem = english ?? prefixed.exec(folded)?.[1];
  return stem === undefined || stem.length < 4 ? null : stem;
}

/** What makes a row of a table called after it, whatever became of it later. */
const makingVerbs: readonly { readonly said: RegExp; readonly named: RegExp }[] = [
  { said: /^(?:invoiced|billed|issued)$/, named: /\binvoices?\b/i },
  { said: /^(?:berechnet|gestellt|ausgestellt|geschrieben)$/, named: /rechnung/i },
  { said: /^(?:ordered|placed|order)$/, named: /\borders?\b/i },
  { said: /^(?:bestellt|aufgegeben)$/, named: /bestell|auftr/i },
];

/** "Ordered" of a table of orders, by its file or its first column: said of every row. */
export function makesRow({ tokens, records }: Reading, at: number): boolean {
  const made = makingVerbs.find(({ said }) => said.test(tokens[at]?.folded ?? ''));
  const { name, columns } = records.table;
  return made?.named.test(`${name.replace(/[_-]/g, ' ')} ${columns[0]?.plainName ?? ''}`) === true;
}

/**
 * "rented" of rentals.csv, "gespendet" of Spenden.csv: what was done with every row, said once more. Not where a column
 * says what became of each row, which the word may mean.
 */
export function readRowVerb(reading: Reading, at: number): number {
  const { tokens, records } = reading;
  const token = tokens[at];
  if (makesRow(reading, at)) {
    reading.saysRowVerb = true;
    return 1;
  }
  const stem = token?.kind === 'word' ? stemOfParticiple(token.folded) : null;
  if (stem === null) return 0;
  const named = wordsOf(records.table.name.replace(/[_-]/g, ' ')).filter((word) => !/\d/.test(word));
  // The last noun is what the table is of: "rental returns" are returned.
  const isOfRows =
    named.at(-1)?.startsWith(stem) === true && !named.some((word) => /^(?:and|und)$/.test(word));
  if (!isOfRows || records.table.columns.some(({ plainName }) => stateName.test(plainName))) return 0;
  reading.saysRowVerb = true;
  return 1;
}

/** A word for what the rows are changes nothing; which of them has the most is counted. */
export function readRowWord(reading: Reading, at: number): number {
  if (!isRowWord(reading, at) || phraseLength(reading.tokens, at, 'rows', 'people') > 0) return 0;
  reading.saysRows = true;
  return 1;
}
