import { dayText, numberText } from '../tools/number-text.ts';
import type { refusalsEn } from './refusals-en.ts';

const whole = (value: number) => numberText(value, 0);

export const refusalsDe: typeof refusalsEn = {
  badCharacter: 'Der Text enthält ein Zeichen, das nicht gespeichert werden kann.',
  notJson: 'Senden Sie die Anfrage als application/json.',
  noBody: 'Die Anfrage braucht einen Inhalt mit den Feldern dieses Endpunkts, als JSON.',
  badField: (field, complaint) => `Das Feld „${field}“ ${complaint}.`,
  complaints: {
    missing: 'fehlt',
    kind: (kind) => `muss ${kind} sein`,
    tooBig: (limit, unit) => `ist größer als erlaubt, höchstens ${limit}${unit}`,
    tooSmall: (limit, unit) => `ist kleiner als erlaubt, mindestens ${limit}${unit}`,
    empty: 'ist leer',
    oneOf: (values) =>
      values.length > 0
        ? `muss eines von diesen sein: ${values.join(', ')}`
        : 'muss einer der bekannten Werte sein',
    invalid: 'ist nicht gültig',
    characters: ' Zeichen',
    entries: ' Einträge',
  },
  kinds: {
    string: 'Text',
    number: 'eine Zahl',
    int: 'eine ganze Zahl',
    boolean: 'true oder false',
    array: 'eine Liste',
    object: 'ein Objekt',
    record: 'ein Objekt',
  },
  tooManyTries: (seconds) =>
    `Zu viele Versuche. Warten Sie ${whole(seconds)} Sekunden und versuchen Sie es dann noch einmal.`,
  tooManyLogins:
    'Zu viele fehlgeschlagene Versuche. Warten Sie eine Viertelstunde oder setzen Sie das Passwort zurück.',
  tooManyMails:
    'Wir haben Ihnen schon mehrere Mails gesendet. Sehen Sie in Ihrem Postfach nach, oder versuchen Sie es in einer Stunde noch einmal.',
  tooManyPasswords:
    'Zu viele falsche Passwörter. Warten Sie eine Viertelstunde und versuchen Sie es dann noch einmal.',
  badPosition: 'Die Stelle im Protokoll ist eine ganze Zahl.',
  notADay: 'Das ist kein Tag wie 2026-01-31.',
  badAddress: 'Die Adresse ist nicht gültig.',
  siteNotBuilt: 'Die Seite ist noch nicht gebaut: Führen Sie npm run build aus.',
  databaseSilent: 'Die Datenbank antwortet nicht.',
  notEnoughCredits: (needed, available, refillDay) =>
    `Dafür werden ${whole(needed)} Credits gebraucht, vorhanden ${available === 1 ? 'ist' : 'sind'} ${whole(available)}. Wählen Sie eine geringere Tiefe oder warten Sie auf die nächste Auffüllung am ${dayText(refillDay)}; siehe „Credit-Nutzung“.`,
  noRoom: (plan, runs) =>
    `Im Tarif ${plan} ${runs === 1 ? 'kann 1 Lauf' : `können ${whole(runs)} Läufe`} gleichzeitig arbeiten. Warten Sie, bis einer fertig ist, stoppen Sie einen oder wählen Sie einen größeren Tarif.`,
  paymentUnderWay: 'Gerade läuft eine Zahlung. Sehen Sie in einer Minute noch einmal nach.',
  paymentBusy: 'Diese Zahlung wird gerade versucht. Sehen Sie in einer Minute noch einmal nach.',
  chatNameMissing: 'Geben Sie dem Chat einen Namen.',
  filesOfRun: (files, most) =>
    `Mit denen aus ZIPs hat dieser Chat ${whole(files)} Dateien; ein Lauf arbeitet mit ${whole(most)}. Beginnen Sie einen neuen Chat mit dem Teil, den Sie brauchen.`,
  fileOfMessage: 'Diese Datei gehört zu einer Nachricht und bleibt bei ihrem Chat.',
  fileAsBytes: 'Senden Sie die Datei selbst als application/octet-stream.',
  fileAnnounced: (name, type) => `„${name}“ wird als ${type} angekündigt; der Name sagt etwas anderes.`,
  fileLooksLike: (name, ending) =>
    `„${name}“ enthält nicht, was der Name sagt: Es sieht nach einer .${ending}-Datei aus.`,
  modelRefused: (status) =>
    `Das Sprachmodell hat die Anfrage abgelehnt (Status ${status}). Es wurde nichts berechnet.`,
  modelTooShort:
    'Die Frage ist mit allem, was zu ihr gehört, länger, als das Sprachmodell auf einmal lesen kann. Es wurde nichts berechnet.',
  modelSilent:
    'Das Sprachmodell hat nicht geantwortet. Es wurde nichts berechnet; versuchen Sie es später noch einmal.',
  noTables: 'Keine der Dateien hat eine lesbare Tabelle.',
  modelEndless:
    'Das Sprachmodell kam zu keinem Ende und zu keiner Antwort und wurde angehalten. Es wurde nichts berechnet.',
  modelGone: 'Das Sprachmodell, mit dem dieser Lauf begonnen wurde, ist nicht mehr eingerichtet.',
  unknownInput: (agent, name) => `${agent} hat kein Eingabefeld „${name}“.`,
  inputNeeded: (label) => `„${label}“ wird gebraucht.`,
  inputOneOf: (label, options) => `„${label}“ ist eines von diesen: ${options.join(', ')}.`,
  inputNumber: (label, example) => `„${label}“ ist eine Zahl wie ${example}.`,
  inputFiles: (label, most) => `${label} nimmt bis zu ${most} Dateien.`,
  inputDate: (label) => `„${label}“ ist ein Datum wie 2026-01-31.`,
  depth: 'Die Tiefe ist „quick“, „standard“ oder „deep“.',
};
