import { numberText } from '../../tools/number-text.ts';
import type { archiveEn } from './archive-en.ts';

const whole = (value: number) => numberText(value, 0);
const files = (count: number) => `${whole(count)} ${count === 1 ? 'Datei' : 'Dateien'}`;

/** Was über ein ZIP gesagt wird und über das, was darin liegt. */
export const archiveDe: typeof archiveEn = {
  summary: (taken, left) =>
    left === 0 ? `${files(taken)} übernommen` : `${files(taken)} übernommen, ${whole(left)} nicht`,
  damaged: (name) => `„${name}“ ist beschädigt oder kein ZIP: Der Inhalt lässt sich nicht entpacken.`,
  encrypted: (name) =>
    `„${name}“ ist mit einem Passwort geschützt. Packen Sie es ohne Passwort neu; nichts wurde gespeichert.`,
  tooManyEntries: (name, most) =>
    `„${name}“ führt mehr als ${whole(most)} Einträge auf. Packen Sie den Teil, den Sie brauchen; nichts wurde gespeichert.`,
  tooManyFiles: (name, count, most) =>
    `„${name}“ enthält ${whole(count)} lesbare Dateien; ein ZIP darf ${whole(most)} bringen. Packen Sie den Teil, den Sie brauchen; nichts wurde gespeichert.`,
  tooLarge: (name, most) =>
    `Was in „${name}“ lesbar ist, ist entpackt größer als ${most}. Packen Sie den Teil, den Sie brauchen; nichts wurde gespeichert.`,
  suspicious: (name) =>
    `„${name}“ ist so gemacht, dass es entpackt weit mehr ergibt, als es enthält. Es wurde nicht geöffnet, und nichts wurde gespeichert.`,
  tooSlow: (name) =>
    `Alles in „${name}“ zu lesen, dauert zu lange. Machen Sie zwei daraus oder lassen Sie die größten Dateien weg; nichts wurde gespeichert.`,
  nothing: (name, reasons) =>
    reasons.length === 0
      ? `„${name}“ enthält keine Datei.`
      : `Keine der Dateien in „${name}“ lässt sich verwenden. ${reasons.join(' ')}`,
  notHere: (name) =>
    `„${name}“ ist ein ZIP, und dieses Feld nimmt einzelne Dateien. Entpacken Sie es und wählen Sie die Datei.`,
  reasons: {
    outside: 'Der Name führt aus dem ZIP hinaus.',
    tooDeep: 'Sie liegt in zu vielen Ordnern.',
    nameTooLong: 'Der Name ist zu lang.',
    system: 'Eine Datei des Computers, keine von Ihnen.',
    link: 'Ein Verweis auf eine andere Datei, keine Datei.',
    nested: 'Ein ZIP im ZIP: Entpacken Sie es zuerst.',
    sameName: 'Eine andere Datei im ZIP heißt genauso.',
    encrypted: 'Sie ist mit einem Passwort geschützt.',
    packing: 'Sie ist so gepackt, dass sie hier nicht gelesen werden kann.',
    tooLarge: 'Sie ist größer als 25 MB.',
    empty: 'Sie ist leer.',
    damaged: 'Sie ist beschädigt: Sie lässt sich nicht entpacken.',
    kind: 'Dateien dieser Art können nicht gelesen werden.',
  },
};
