import { additivityOf } from './additivity.ts';
import { columnOf, object, type Reading } from './reading.ts';
import { spentTimeColumn } from './read-time-spent.ts';
import { recordingStems, recordingVerbs } from './words/idle-nouns.ts';
import { phraseLength } from './words/lexicon.ts';

const isFree = ({ tokens, words, elsewhere }: Reading, at: number) =>
  words.columnsAt(tokens, at) === null &&
  words.valuesAt(tokens, at) === null &&
  !elsewhere.has(tokens[at]?.folded ?? '');

const askedHowMuch = /^(?:viel|viele|vielen|wieviel|wieviele|much|many)$/;
const unitNames: Readonly<Record<string, string>> = {
  kilo: 'kg',
  kilos: 'kg',
  kilogramm: 'kg',
  kilograms: 'kg',
  kilowattstunden: 'kwh',
  liter: 'l',
  litres: 'l',
  liters: 'l',
  tonnen: 't',
  tonnes: 't',
};

/** Names a quantity unless it is named already; two of them are in each other's way. */
function measure(reading: Reading, column: number): number {
  const named = reading.measures.flat();
  if (named.some((one) => one !== column)) object(reading, 'several_measures');
  else if (named.length === 0) reading.measures.push([column]);
  return 1;
}

/** "Wieviel kg", "how many kWh": the only quantity in that unit. */
function readUnitAsked(reading: Reading, at: number): number {
  const { tokens, records } = reading;
  const lead = phraseLength(tokens, at, 'how_many', 'how_much');
  const place = at + lead;
  const folded = tokens[place]?.folded ?? '';
  if (!askedHowMuch.test(tokens[place - 1]?.folded ?? '') || !isFree(reading, place)) return 0;
  const symbol = unitNames[folded] ?? folded;
  const found = records.table.columns.flatMap((column, i) =>
    column.kind === 'number' && column.unit.kind === 'measure' && column.unit.symbol.toLowerCase() === symbol
      ? [{ column, i }]
      : [],
  );
  const [only] = found;
  if (only === undefined || found.length > 1 || additivityOf(only.column) !== 'yes') return 0;
  return lead + measure(reading, only.i);
}

/** "How much time", "wie viel Zeit": the only column of hours or minutes. */
function readTimeAsked(reading: Reading, at: number): number {
  const { tokens } = reading;
  const isAsked = askedHowMuch.test(tokens[at - 1]?.folded ?? '');
  if (!isAsked || !/^(?:time|zeit)$/.test(tokens[at]?.folded ?? '') || !isFree(reading, at)) return 0;
  const column = spentTimeColumn(reading);
  return column === null ? 0 : measure(reading, column);
}

/** "Who logged the most hours": what was done with every row, unless something tells which rows it was done with. */
function readRecordingVerb(reading: Reading, at: number): number {
  const { tokens, records } = reading;
  if (!recordingVerbs.test(tokens[at]?.folded ?? '') || !isFree(reading, at)) return 0;
  const isDenied =
    phraseLength(tokens, at - 1, 'not') > 0 ||
    /^(?:schon|noch|already|yet)$/.test(tokens[at - 1]?.folded ?? '');
  const tells = records.table.columns.some(
    (column) =>
      recordingStems.test(column.name) ||
      /stat(?:e|us)\b|zustand/i.test(column.name) ||
      (column.kind === 'text' && column.words.some((word) => recordingStems.test(word))),
  );
  return isDenied || tells ? 0 : 1;
}

/** "Wie viel kWh braucht die Kita": of a consumption. */
function readNeeds(reading: Reading, at: number): number {
  const isVerb = /^(?:braucht|brauchen|brauchte|brauchten|gebraucht)$/.test(reading.tokens[at]?.folded ?? '');
  const named = reading.measures.flat();
  const isUse = named.some((one) =>
    /verbrauch|consumption|\busage\b/i.test(columnOf(reading, one)?.name ?? ''),
  );
  return isVerb && isUse && isFree(reading, at) ? 1 : 0;
}

/** "Gar nicht", "not at all": no more than "not". */
function readAtAll({ tokens }: Reading, at: number): number {
  const isGerman =
    tokens[at]?.folded === 'gar' && /^(?:nicht|kein|keine|keinen|keiner)$/.test(tokens[at + 1]?.folded ?? '');
  const isEnglish =
    tokens[at]?.folded === 'at' &&
    tokens[at + 1]?.folded === 'all' &&
    tokens
      .slice(0, at)
      .some(
        (_, i) =>
          phraseLength(tokens, i, 'not', 'none_of') > 0 || /^(?:out|sold)$/.test(tokens[i]?.folded ?? ''),
      );
  return isGerman ? 1 : isEnglish ? 2 : 0;
}

const origin = /start|^von\b|from|abfahrt|absender|herkunft|abgang|origin|ursprung|depot|lager/i;
const place =
  /^(?:ort|lieferort|zielort|ziel|stadt|empfangsort|land|city|town|place|destination|country|delivery (?:town|city|place))$/i;

/** "Nach Passau", "to Leeds" before a value of the one column of places. */
function readTowards(reading: Reading, at: number): number {
  const { tokens, words, records } = reading;
  if (!/^(?:nach|to)$/.test(tokens[at]?.folded ?? '')) return 0;
  const hits = words.valuesAt(tokens, at + 1)?.hits ?? [];
  const [column, ...more] = [...new Set(hits.map((one) => one.column))];
  const own = column === undefined || more.length > 0 ? undefined : columnOf(reading, column);
  const isBetween = tokens.some(({ folded }) => /^(?:von|from)$/.test(folded));
  const hasOrigin = records.table.columns.some(({ plainName }) => origin.test(plainName));
  return own !== undefined && place.test(own.plainName.trim()) && !hasOrigin && !isBetween ? 1 : 0;
}

/** Words that only repeat the kind of what is asked for, or what is done with every row. */
export const readIdleWords = (reading: Reading, at: number): number =>
  readUnitAsked(reading, at) ||
  readTimeAsked(reading, at) ||
  readNeeds(reading, at) ||
  readAtAll(reading, at) ||
  readTowards(reading, at) ||
  readRecordingVerb(reading, at);
