import type { DateForm } from '../../table/table.ts';
import type { Spacing } from '../market-data/price-series.ts';
import { plainNumberText as plain } from '../number-text.ts';
import type { pricesEn } from './prices-en.ts';

const dateForms: Readonly<Record<DateForm, string>> = {
  'year-month-day': 'Jahr-Monat-Tag',
  'day.month.year': 'Tag.Monat.Jahr',
  'day month year': 'Tag Monat Jahr',
  'month day, year': 'Monat Tag, Jahr',
  'day/month/year': 'Tag/Monat/Jahr',
  'month/day/year': 'Monat/Tag/Jahr',
  'Unix time': 'Unix-Zeit',
  'workbook date': 'Datum der Arbeitsmappe',
};

const spacings: Readonly<Record<Spacing, string>> = {
  days: 'einige Tage',
  week: 'eine Woche',
  twoWeeks: 'zwei Wochen',
  month: 'einen Monat',
  quarter: 'ein Quartal',
  year: 'ein Jahr',
};

const roles = { close: 'Schlusskurs', open: 'Eröffnungskurs' };

export const pricesDe: typeof pricesEn = {
  at: (_word, line, column, what) => `Zeile ${line}${column === null ? '' : `, Spalte ${column}`}: ${what}`,
  web: (name) => `„${name}“ enthält eine Webseite oder XML, keine Tabelle mit Kursen.`,
  json: (name) => `„${name}“ enthält JSON, keine Tabelle mit Kursen. Speichern Sie die Datei als CSV.`,
  noSeparator: (name) =>
    `„${name}“ ist keine Tabelle: In den ersten Zeilen trennt kein Komma, Semikolon, Tabulator oder senkrechter Strich die Spalten.`,
  noTable: (name) =>
    `„${name}“ enthält keine Tabelle mit Kursen. Sie werden aus CSV-, TSV- und XLSX-Dateien gelesen und aus Tabellen in Webseiten, Word- und PDF-Dateien.`,
  noColumnNames:
    'Hier stehen schon Werte. Beginnen Sie mit einer Zeile der Spaltennamen, zum Beispiel Datum, Eröffnung, Hoch, Tief, Schluss, Volumen.',
  noColumn: (found) =>
    `Diese Spalte gibt es nicht. Gefunden wurden: ${found.map((one) => `„${one}“`).join(', ')}.`,
  noDate: 'Das Datum fehlt.',
  notADate: (cell) => `„${cell}“ ist kein Datum.`,
  mixedDates: (cell, other, _word, line) =>
    `In „${cell}“ und „${other}“ (Zeile ${line}) stehen Tag und Monat in verschiedener Reihenfolge.`,
  ambiguousDate: (cell) =>
    `„${cell}“ lässt sich als Tag/Monat und als Monat/Tag lesen, und keine andere Zeile sagt, was gemeint ist. Schreiben Sie Daten als JJJJ-MM-TT.`,
  ambiguousNumber: (cell) =>
    `${cell.includes(',') ? 'Das Komma' : 'Der Punkt'} in „${cell}“ kann Dezimalzeichen oder Tausendertrennung sein, und kein anderer Wert sagt, was gemeint ist. Schreiben Sie die Kurse mit zwei oder vier Nachkommastellen.`,
  noValue: 'Der Wert fehlt.',
  notANumber: (cell) => `„${cell}“ ist keine Zahl.`,
  unlikeUnits: (cell) =>
    `Die Werte dieser Spalte stehen in mehreren Einheiten oder Währungen${cell === '' ? '' : `, wie „${cell}“ zeigt`}. Behalten Sie die Zeilen und Spalten von einer.`,
  tooWide: (values, columns) =>
    `Für ${columns} Spalten stehen hier ${values} Werte. Wenn Dezimalzahlen mit Komma geschrieben sind, trennen Sie die Spalten mit Semikolon.`,
  notPositive: (value) => `${plain(value)} ist kein Kurs über null.`,
  severalSecurities: (listed, count) =>
    `Die Datei enthält ${count} Wertpapiere: ${listed.map((one) => `„${one}“`).join(', ')}${count > listed.length ? ' und weitere' : ''}. Nennen Sie eines davon im Feld „Kürzel“ oder in der Frage.`,
  otherSecurity: (found, wanted) => `Die Datei enthält „${found}“, nicht „${wanted}“.`,
  dayTwice:
    'Dieser Tag kommt wie andere zweimal mit verschiedenen Schlusskursen vor: Die Datei scheint zwei Wertpapiere zu enthalten, ohne sie zu nennen. Behalten Sie die Zeilen von einem.',
  doubtfulDay: (cell) =>
    `„${cell}“ ist eine Zeit in UTC, und in welcher Zeitzone der Handelstag begann, lässt sich nicht sagen. Schreiben Sie Daten als JJJJ-MM-TT.`,
  split: (before, now, ratio) =>
    `Der Schlusskurs geht an einem Handelstag von ${plain(before)} auf ${plain(now)} und bleibt dort, wie bei einem Aktiensplit ${ratio > 1 ? `${Math.round(ratio)}:1` : `1:${Math.round(1 / ratio)}`}. Über einen Split hinweg wären Renditen falsch. Auch das Volumen hat sich wie nach einem Split geändert. Exportieren Sie um Splits bereinigte Kurse, oder fügen Sie eine Spalte „Adj Close“ hinzu; wenn sich der Kurs wirklich so bewegt hat, sagen Sie es im Feld „Große Sprünge“.`,
  maybeSplit: (before, now, ratio) =>
    `Der Schlusskurs geht an einem Handelstag von ${plain(before)} auf ${plain(now)} und bleibt dort: ein Aktiensplit ${ratio > 1 ? `${Math.round(ratio)}:1` : `1:${Math.round(1 / ratio)}`} oder eine Bewegung des Kurses; welches von beiden, sagt die Datei nicht. Wenn sich der Kurs wirklich so bewegt hat, sagen Sie es im Feld „Große Sprünge“. Wenn es ein Split war, exportieren Sie dafür bereinigte Kurse, oder fügen Sie eine Spalte „Adj Close“ hinzu.`,
  notDaily: (spacing) =>
    `Zwischen den Zeilen liegt meist ${spacings[spacing]}; das sind keine Tageskurse. Exportieren Sie die Reihe mit einer Zeile je Handelstag.`,
  nothingBelow: 'Unter den Spaltennamen stehen keine Zeilen.',
  tooShort: (file, sessions, least) =>
    `„${file}“ enthält ${sessions} Handelstage; mindestens ${least} werden gebraucht.`,
  odd: (_word, line, day, what) => `Zeile ${line} (${day}): ${what}`,
  highBelowLow: (high, low) => `Das Hoch ${plain(high)} liegt unter dem Tief ${plain(low)}`,
  outside: (role, price, low, high) =>
    `Der ${roles[role]} ${plain(price)} liegt außerhalb von Tief ${plain(low)} bis Hoch ${plain(high)}`,
  offWeek: 'ein Tag, an dem die Reihe sonst keinen Handel hat',
  jump: (before, now) =>
    `Der Schlusskurs ging an einem Handelstag von ${plain(before)} auf ${plain(now)}; prüfen Sie, ob ein Aktiensplit oder ein falscher Wert vorliegt`,
  noSample: 'Eine Beispielreihe dieses Namens gibt es nicht.',
  sampleIndex: 'Beispielindex',
  dateForm: (form) => dateForms[form],
};
