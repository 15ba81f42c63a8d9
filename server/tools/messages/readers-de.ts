import { numberText } from '../number-text.ts';
import type { readersEn } from './readers-en.ts';

const whole = (value: number) => numberText(value, 0);
const many = (count: number, one: string, more: string) => `${whole(count)} ${count === 1 ? one : more}`;

const contents = {
  pdf: 'eine PDF-Datei',
  zip: 'eine gepackte Datei (ZIP)',
  oldOffice: 'eine alte Office-Datei',
  png: 'ein PNG-Bild',
  jpeg: 'ein JPEG-Bild',
  gif: 'ein GIF-Bild',
  gzip: 'eine gepackte Datei (GZIP)',
  program: 'ein Programm',
  other: 'etwas anderes',
};

export const readersDe: typeof readersEn = {
  unclosedQuote: (name, line) =>
    `In „${name}“ wird ein Anführungszeichen${line === undefined ? '' : ` in Zeile ${line}`} nicht geschlossen.`,
  noRows: (name) => `„${name}“ enthält keine Zeilen.`,
  noRecords: (name) => `„${name}“ enthält keine Liste von Datensätzen.`,
  noJson: (name, line) =>
    `„${name}“ konnte nicht gelesen werden: Zeile ${whole(line)} ist kein ganzer JSON-Datensatz. Speichern Sie die Datei erneut; eine halb gelesene Liste sähe vollständig aus.`,
  tooManyCells: (name, most) =>
    `„${name}“ enthält mehr als ${whole(most)} Zellen. Teilen Sie die Datei und fügen Sie den Teil hinzu, den Sie brauchen.`,
  notXml: (name) => `„${name}“ heißt wie XML, enthält aber kein Element.`,
  notText: (name) => `„${name}“ enthält keinen Text.`,
  oldOffice: (ending) =>
    `Alte Office-Dateien (.${ending}) können nicht gelesen werden. Speichern Sie die Datei als .${ending}x und fügen Sie sie noch einmal hinzu.`,
  unsupported: (name) =>
    `„${name}“ ist von einer Art, die hier nicht gelesen werden kann. Gelesen werden CSV, TSV, JSON, XLSX, PDF, DOCX, HTML, XML, Markdown und Text.`,
  otherContent: (name, ending, content) =>
    `„${name}“ heißt wie eine ${ending}-Datei, enthält aber ${contents[content]}.`,
  notWord: (name) => `„${name}“ ist kein Word-Dokument.`,
  damagedWord: (name) => `„${name}“ ist beschädigt und kann nicht als Word-Dokument gelesen werden.`,
  notExcel: (name) => `„${name}“ ist keine Excel-Arbeitsmappe.`,
  damagedExcel: (name) => `„${name}“ ist beschädigt: Die Tabellenblätter können nicht gelesen werden.`,
  lockedPdf: (name) =>
    `„${name}“ ist mit einem Passwort geschützt. Entfernen Sie es und fügen Sie die Datei noch einmal hinzu.`,
  damagedPdf: (name) => `„${name}“ ist beschädigt und kann nicht als PDF gelesen werden.`,
  tooManyPages: (name, pages, most) =>
    `„${name}“ hat ${whole(pages)} Seiten; höchstens ${whole(most)} können gelesen werden. Teilen Sie die Datei und fügen Sie den Teil hinzu, den Sie brauchen.`,
  onlyPictures: (name) =>
    `„${name}“ enthält nur Bilder von Seiten und keinen Text. Fügen Sie eine Fassung mit Text hinzu.`,
  damagedZip: (name) => `„${name}“ ist beschädigt: Der Inhalt kann nicht entpackt werden.`,
  zipTooLarge: (name) => `„${name}“ ist entpackt größer als 200 MB und wird hier nicht angenommen.`,
  tooNested: (name) =>
    `„${name}“ ist zu tief verschachtelt, um gelesen zu werden: Die Teile stecken hundertfach ineinander.`,
  reachesTooFar: (name, most) =>
    `Ein Tabellenblatt von „${name}“ reicht so weit, dass es mit den leeren mehr als ${whole(most)} Zellen hat. Löschen Sie, was weit außen steht, und fügen Sie die Datei noch einmal hinzu.`,
  tooManyParts: (name, most) =>
    `„${name}“ ist aus mehr als ${whole(most)} Teilen gepackt und wird hier nicht angenommen.`,
  tooManyColumns: (name, most) =>
    `„${name}“ hat mehr als ${whole(most)} Spalten. Nehmen Sie die, die Sie brauchen, und fügen Sie die Datei noch einmal hinzu.`,
  tooSlow: (name) =>
    `Es dauert zu lange, „${name}“ zu lesen. Teilen Sie die Datei und fügen Sie den Teil hinzu, den Sie brauchen.`,
  tooComplex: (name) =>
    `„${name}“ ist zu groß oder zu verschachtelt. Teilen Sie die Datei und fügen Sie den Teil hinzu, den Sie brauchen.`,
  unread: (name) => `„${name}“ konnte nicht gelesen werden.`,
  damaged: (name) => `„${name}“ konnte nicht gelesen werden: Die Datei ist beschädigt oder von anderer Art.`,
  unnamedColumn: (number) => `Spalte ${number}`,
  pages: (count) => many(count, 'Seite', 'Seiten'),
  rows: (count) => many(count, 'Zeile', 'Zeilen'),
  columns: (count) => many(count, 'Spalte', 'Spalten'),
  tables: (count) => many(count, 'Tabelle', 'Tabellen'),
  sheets: (count) => many(count, 'Tabellenblatt', 'Tabellenblätter'),
  words: (count) => many(count, 'Wort', 'Wörter'),
  cut: (share) =>
    `nur die ersten ${Math.floor(share * 100)} % des Textes können durchsucht und gelesen werden`,
};
