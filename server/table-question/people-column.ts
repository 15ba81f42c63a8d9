import type { Reading } from './reading.ts';

/** Heads of columns that name people, whatever they do. */
const people =
  /^(?:who|wer|(?:full |first |last |employee |staff |student |patient |player |sales ?)?name|vorname|nachname|employee|person|patient|student|pupil|child|kid|teacher|coach|trainer|player|spieler(?:in)?|runner|athlete|driver|fahrer(?:in)?|agent|rep|sales ?rep|salesperson|sales person|seller|verkäufer(?:in)?|assignee|owner|author|autor(?:in)?|consultant|berater(?:in)?|technician|techniker(?:in)?|nurse|doctor|worker|member|mitglied|mitarbeiter(?:in|\/in|:in)?|schüler(?:in)?|kind|proband(?:in)?|patient(?:in)?|candidate|bewerber(?:in)?|volunteer|participant|teilnehmer(?:in)?|buyer|donor|spender(?:in)?|speaker|tenant|mieter(?:in)?|guest|gast|bearbeiter(?:in)?)$/i;

/** People who belong to the thing of a row, */
const ofThing = /^(?:author|autor(?:in)?|owner|speaker)$/i;
/** beside those who do something with it. */
const doers =
  /^(?:borrower|reader|lender|renter|customer|client|buyer|visitor|user|subscriber|payer|entleiher(?:in)?|ausleiher(?:in)?|leser(?:in)?|kunde|kundin|nutzer(?:in)?|käufer(?:in)?|besucher(?:in)?)$/i;

/** The only column of people's names; null for none, or several. */
export function peopleColumn({ records }: Reading): number | null {
  const names = records.table.columns.map((column) =>
    column.kind === 'text' ? column.plainName.trim() : '',
  );
  const found = names.flatMap((name, at) => (people.test(name) ? [at] : []));
  const [only] = found;
  if (only === undefined || found.length > 1) return null;
  // Who paid the fines of books: those who wrote them, or those who took them home?
  return ofThing.test(names[only] ?? '') && names.some((name) => doers.test(name)) ? null : only;
}

const [firstName, lastName] = [
  /^(?:first ?name|forename|given name|vorname)$/i,
  /^(?:last ?name|surname|family name|nachname|familienname|zuname)$/i,
];

/** True for a table with a row for each person: by one column of names, or by first and last names together. */
export function hasRowForEach(reading: Reading): boolean {
  const { columns, rowCount } = reading.records.table;
  const pair = [firstName, lastName].map((name) =>
    columns.find(({ plainName }) => name.test(plainName.trim())),
  );
  const [first, last] = pair;
  if (first?.kind === 'text' && last?.kind === 'text') {
    const names = new Set(Array.from(first.codes, (code, row) => `${code} ${last.codes[row]}`));
    return names.size === rowCount;
  }
  const at = countedPeople(reading);
  const own = at === null ? undefined : columns[at];
  if (own?.kind !== 'text') return false;
  const kinds = reading.records.table.rowKinds;
  const codes = [...own.codes].filter((_, row) => (kinds?.[row] ?? 'record') === 'record');
  return codes.length > 1 && new Set(codes).size === codes.length;
}

const ofPeople =
  /^(?:age|alter|gender|sex|geschlecht|salary|gehalt|(?:base |annual )?salary|joined|hired|department|dept|abteilung|born|birth.*|geburt.*|height|weight|class|klasse|grade|eintritt.*|category|kategorie|membership.*|fee.*|beitrag.*|club|team|verein)$/i;

/** The column that tells people apart where "people" are counted: a bare "Name" may be that of products. */
export function countedPeople(reading: Reading): number | null {
  const at = peopleColumn(reading);
  const { columns } = reading.records.table;
  if (at === null) return null;
  const isBare = /^name$/i.test(columns[at]?.plainName.trim() ?? '');
  return !isBare || columns.some(({ plainName }) => ofPeople.test(plainName.trim())) ? at : null;
}

const ofEmployment =
  /salar|wage|gehalt|lohn|department|dept|abteilung|joined|hired|eintritt|position|job|team/i;

/** The column that tells employees apart: only where a table says what somebody is paid, or where they work. */
export function countedStaff(reading: Reading): number | null {
  const at = peopleColumn(reading);
  const isOfStaff = reading.records.table.columns.some(({ plainName }) => ofEmployment.test(plainName));
  return at !== null && isOfStaff ? at : null;
}
