import type { RawTable } from '../../../tools/readers/document.ts';

export type Operation = 'mean' | 'median' | 'sum' | 'max' | 'min' | 'last' | 'first' | 'count';

const patterns: readonly (readonly [Operation, RegExp])[] = [
  [
    'count',
    /\bhow many (?:rows|lines|entries|records)\b|\bnumber of (?:rows|lines|entries)\b|\bwie ?viele (?:Zeilen|Einträge)\b|\b(?:An)?[Zz]ahl der (?:Zeilen|Einträge)\b/gi,
  ],
  ['mean', /\b(?:average|mean|durchschnitt\p{L}*|mittelwert|mittlerer?)\b/giu],
  ['median', /\bmedian\b/gi],
  ['sum', /\b(?:sum|total|altogether|summe|insgesamt|gesamt)\b/gi],
  ['max', /\b(?:highest|maximum|max|largest|biggest|greatest)\b|höchste\p{L}*|größte\p{L}*/giu],
  ['min', /\b(?:lowest|minimum|min|smallest|least|niedrigste\p{L}*|kleinste\p{L}*|tiefste\p{L}*)\b/giu],
  ['last', /\b(?:last|latest|most recent|newest|letzte\p{L}*|neueste\p{L}*)\b/giu],
  ['first', /\b(?:first|earliest|oldest|erste\p{L}*|früheste\p{L}*)\b/giu],
];

/** Words that change nothing about what is asked. Words that narrow or compare ("by", "after", "per", "not") are none. */
const fillers = new Set(
  [
    'a an the of in is are was were what which show me tell give please for from that this it its and on at our my all',
    'how much there have has we i can you do overall whole entire table file column sheet data value values csv xlsx',
    'der die das den dem des ein eine einen einem einer eines im ist sind war waren was welcher welche welches wie viel',
    'hoch lautet zeig zeige mir bitte für von und gib nenne unser unsere es gibt haben wir ich alle aller',
    'tabelle datei spalte blatt werte wert daten',
  ].flatMap((line) => line.split(' ')),
);
/** Of one row people ask when it was: the row is shown. */
const fillersOfRows = new Set(['when', 'wann']);
const ofOneRow: ReadonlySet<Operation> = new Set(['max', 'min', 'last', 'first']);

const stem = (word: string) => (word.length > 3 ? word.replace(/(?:ings?|ed|es|e|s)$/, '') : word);

/** Words of a text, lower case and without endings, each with how it was written. */
function wordsOf(text: string): { readonly word: string; readonly written: string }[] {
  return (text.match(/[\p{L}\p{N}]+(?:[.:-]\p{N}+)*/gu) ?? []).map((written) => ({
    word: stem(written.toLowerCase()),
    written,
  }));
}

/** What a question asks of a table: an operation over a column, and what of the question is in neither. */
export interface TableQuestion {
  readonly operation: Operation;
  /** Names of the columns the question may mean; none when it names no column. */
  readonly columns: readonly number[];
  /** Words without which the answer would be to another question, as they were written. */
  readonly unused: readonly string[];
}

/** Reads a question word by word; null when it asks for no operation. */
export function readTableQuestion(
  question: string,
  table: RawTable,
  isNumeric: readonly boolean[],
): TableQuestion | null {
  const [operation, pattern] = patterns.find(([, one]) => question.search(one) >= 0) ?? [];
  if (operation === undefined || pattern === undefined) return null;
  const rest = wordsOf(question.replace(pattern, ' '));
  const isFiller = ({ word, written }: { word: string; written: string }) =>
    fillers.has(written.toLowerCase()) || (ofOneRow.has(operation) && fillersOfRows.has(word));
  // A filler may be the name of a column: "Value".
  const columns = operation === 'count' ? [] : meantColumns(rest, table, isNumeric, isFiller);
  const known = new Set(
    [...columns, -1].flatMap((at) => wordsOf(table.columns[at] ?? table.name).map(({ word }) => word)),
  );
  const unused = rest.filter((one) => !isFiller(one) && !known.has(one.word)).map(({ written }) => written);
  return { operation, columns, unused };
}

/** The number columns that hold most of the words; of those the ones with the fewest others. */
function meantColumns(
  asked: readonly { readonly word: string; readonly written: string }[],
  table: RawTable,
  isNumeric: readonly boolean[],
  isFiller: (word: { readonly word: string; readonly written: string }) => boolean,
): readonly number[] {
  const words = new Set(asked.map(({ word }) => word));
  const telling = new Set(asked.filter((one) => !isFiller(one)).map(({ word }) => word));
  const scored = table.columns.flatMap((name, at) => {
    const own = wordsOf(name).map(({ word }) => word);
    const isNamed =
      own.some((word) => telling.has(word)) || (own.length > 0 && own.every((word) => words.has(word)));
    if (isNumeric[at] !== true || !isNamed) return [];
    const held = own.filter((word) => words.has(word)).length;
    return [{ at, score: held * 100 - own.length }];
  });
  const best = Math.max(...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ at }) => at);
}
