import { plainNumberText } from '../../../tools/number-text.ts';
import type { fitnessFormEn } from './fitness-form-en.ts';

const text = (value: number) => plainNumberText(value, 2);

/** Was Menschen vor dem Start lesen. */
export const fitnessFormDe: typeof fitnessFormEn = {
  title: 'Trainingsplan für drei Monate',
  outcome:
    'Was Sie am Montag trainieren und zwölf datierte Wochen danach, nach Ihren Tagen, Minuten, Geräten und Grenzen',
  wants: [
    'Trainingsplan für Anfänger',
    'Fitnessplan für drei Monate',
    'Übungen zu Hause mit Kurzhanteln',
    'stärker werden oder Muskeln aufbauen',
    'Training mit Knieproblemen',
  ],
  delivers: [
    'Die erste Einheit: Übungen, Sätze, Wiederholungen, Pausen und Minuten',
    'Zwölf datierte Wochen, die schwerer werden, nach je drei eine leichtere, als Kalender',
    'Sätze je Muskel und Woche, an veröffentlichten Spannen gemessen',
    'Was wegen Ihrer Grenzen oder Geräte wegbleibt, warum, und was Sie stattdessen tun',
    'Energie und Eiweiß am Tag mit Spanne, Formel und Eingaben',
    'Ein Blatt, um aufzuschreiben, was Sie getan haben',
  ],
  limits: [
    'Keine medizinische Beratung und keine Diagnose: Fragen Sie bei Beschwerden zuerst ärztlich nach',
    'Wo Sie einen Körperteil nennen, bleibt eher zu viel weg',
    'Übungen kommen aus einer öffentlichen Liste; was Ihr Studio sonst hat, ist nicht bekannt',
    'Minuten werden mit Faustregeln gerechnet, die Sie ändern können',
  ],
  sourcesUsed: [
    'Was Sie über sich sagen',
    'Ihr Trainingsprotokoll',
    'free-exercise-db, eine öffentliche Liste von Übungen',
    'Veröffentlichte Spannen zu Training, Energie und Eiweiß',
    'Beispieldaten',
  ],
  fields: {
    goal: 'Ziel',
    level: 'Erfahrung',
    days: 'Tage',
    daysHint: 'Wochentage, oder wie viele je Woche.',
    daysExample: 'Mo, Mi, Fr',
    minutes: 'Minuten je Einheit',
    minutesHint: 'Mit Aufwärmen. Keine Einheit ist länger.',
    equipment: 'Geräte',
    equipmentHint:
      'Kurzhanteln, Langhantel, Kettlebells, Bänder, Bank, Rack, Klimmzugstange, Kabelzug, Maschinen oder Fitnessstudio. Leer: der eigene Körper.',
    equipmentExample: 'Kurzhanteln, Bank',
    limits: 'Grenzen',
    limitsHint:
      'Körperteile, die zu schonen sind, Übungen, die Sie nicht wollen, Krankheit, Schwangerschaft, Operationen. Bei manchem ist zuerst ärztlich nachzufragen.',
    limitsExample: 'linkes Knie, kein Überkopfdrücken',
    age: 'Alter',
    height: 'Größe',
    heightHint: 'Etwa „178 cm“ oder „1,78 m“.',
    weight: 'Gewicht',
    weightHint: 'Mit Einheit: „82 kg“ oder „180 lb“.',
    target: 'Gewünschtes Gewicht',
    targetHint: 'Mit Einheit. Leer: kein Ziel.',
    sex: 'Geschlecht',
    sexHint: 'Die Formel für die Energie unterscheidet es; ohne Angabe stehen beide Ergebnisse da.',
    start: 'Erster Tag',
    startHint: 'Leer: nächster Montag.',
    log: 'Trainingsprotokoll',
    logHint:
      'CSV oder XLSX mit Datum, Übung, Gewicht und Wiederholungen, wie Strong, Hevy oder Fitbod es ausgeben.',
    assumptions: 'Zahlen ändern',
    assumptionsHint: 'Eine je Zeile, wie der Bericht sie nennt: „Pause = 90“, „Aktivität = 1,6“.',
    assumptionsExample: 'Pause = 90\nAktivität = 1,6',
  },
  goals: {
    general: 'Allgemein fit werden',
    muscle: 'Muskeln aufbauen',
    strength: 'Stärker werden',
    loss: 'Abnehmen',
  },
  levels: {
    beginner: 'Anfang: neu, oder seit Jahren nicht mehr',
    intermediate: 'Mittel: etwa ein halbes Jahr ohne lange Pause',
    advanced: 'Fortgeschritten: seit Jahren',
  },
  sexes: { none: 'Nicht angegeben', female: 'Weiblich', male: 'Männlich' },
  sample: {
    goal: 'muscle',
    level: 'beginner',
    days: 'Mo, Mi, Fr',
    minutes: '50',
    equipment: 'Kurzhanteln, Bank',
    limits: 'linkes Knie',
    age: '34',
    height: '176 cm',
    weight: '78 kg',
    sex: 'male',
  },
  depthHint:
    'Schnell: die erste Woche und wie es weitergeht. Standard ergänzt Kalender, Ersatz und Protokollblatt. Tief nennt auch alle Übungen, die wegbleiben.',
  refusals: {
    noDays:
      'Ohne einen Tag in der Woche lässt sich nichts planen. Ein Tag reicht für einen Plan: Geben Sie einen Wochentag an oder 1.',
    tooManyDays: 'Eine Woche hat sieben Tage. Geben Sie Wochentage an oder eine Zahl von 1 bis 7.',
    days: 'Kein Tag wurde verstanden. Schreiben Sie Wochentage, etwa „Mo, Mi, Fr“, oder wie viele Tage je Woche, etwa „3“.',
    twoDays: (count, found) =>
      `Sie sagen ${count} Tage je Woche und nennen ${found}. Geben Sie entweder die Zahl oder die Wochentage an.`,
    fewMinutes: (least) =>
      `Aufwärmen und drei Übungen passen nicht in weniger als ${least} Minuten. Geben Sie mindestens ${least} an, wenn nötig an weniger Tagen.`,
    manyMinutes: (most) =>
      `Mehr als ${most} Minuten werden nicht geplant. Geben Sie ${most} oder weniger an.`,
    equipment: (part) =>
      `„${part}“ wurde nicht als Gerät verstanden. Schreiben Sie Kurzhanteln, Langhantel, Kettlebells, Bänder, Bank, Rack, Klimmzugstange, Kabelzug, Maschinen oder Fitnessstudio, oder lassen Sie das Feld leer.`,
    noWeights:
      'Stärker werden braucht nach dem Anfang Gewichte, die schwerer gemacht werden können: Kurzhanteln, eine Langhantel, Kettlebells, Kabelzug oder Maschinen. Nennen Sie eines davon, oder wählen Sie „Muskeln aufbauen“ oder „Allgemein fit werden“.',
    age: 'Das Alter muss in Jahren angegeben sein, zwischen 5 und 110.',
    unlikely: (kg, cm, index) =>
      `${text(kg)} kg bei ${text(cm)} cm sind ein Body-Mass-Index von ${text(index)}: Eines von beiden stimmt nicht. Prüfen Sie Kilogramm oder Pfund, Zentimeter oder Fuß.`,
    noLoss: (target, kg) =>
      `Sie wollen abnehmen, und das gewünschte Gewicht (${text(target)} kg) liegt nicht unter Ihrem (${text(kg)} kg). Ändern Sie eines davon.`,
    lossWithMuscle: (target, kg) =>
      `Sie wollen Muskeln aufbauen, und das gewünschte Gewicht (${text(target)} kg) liegt unter Ihrem (${text(kg)} kg). Wählen Sie „Abnehmen“, oder lassen Sie das gewünschte Gewicht leer.`,
    weight: {
      'no unit':
        'Dem Gewicht fehlt die Einheit: 150 können Kilogramm oder Pfund sein. Schreiben Sie „82 kg“ oder „180 lb“.',
      'not understood': 'Das Gewicht wurde nicht verstanden. Schreiben Sie es als „82 kg“ oder „180 lb“.',
      'two values':
        'Zwei Gewichte sind angegeben, die nicht gleich sind. Schreiben Sie eines, etwa „82 kg“ oder „180 lb“.',
      unlikely: (kg) =>
        `Für ein Gewicht von ${text(kg)} kg wird nicht geplant. Prüfen Sie Kilogramm oder Pfund.`,
    },
    height: {
      'no unit':
        'Der Größe fehlt die Einheit, und sie lässt sich nicht erraten. Schreiben Sie „178 cm“ oder „1,78 m“.',
      'not understood': 'Die Größe wurde nicht verstanden. Schreiben Sie sie als „178 cm“ oder „1,78 m“.',
      'two values':
        'Zwei Größen sind angegeben, die nicht gleich sind. Schreiben Sie eine, etwa „178 cm“ oder „1,78 m“.',
      unlikely: (cm) =>
        `Für eine Größe von ${text(cm)} cm wird nicht geplant. Prüfen Sie Zentimeter oder Fuß.`,
    },
    past: 'Der erste Tag liegt in der Vergangenheit. Geben Sie heute oder einen späteren Tag an.',
    outside: (least, most) =>
      `Eine der geänderten Zahlen liegt außerhalb dessen, was dieser Plan tut: Sie muss zwischen ${text(least)} und ${text(most)} liegen.`,
  },
  stages: {
    read: 'Lesen, was Sie sagen',
    safety: 'Suchen, was dagegen spricht',
    build: 'Die Woche bauen',
    schedule: 'Zwölf Wochen datieren',
    report: 'Den Rest schreiben',
  },
  outline: {
    first: 'Womit Sie beginnen',
    weeks: 'Woche für Woche',
    sets: 'Sätze je Muskel',
    swaps: 'Was wegbleibt, und was an seiner Stelle steht',
    energy: 'Energie und Eiweiß',
    stop: 'Wann Sie aufhören',
    log: 'Protokollblatt',
    calendar: 'Kalender',
    assumptions: 'Zahlen, die Sie ändern können',
    missing: 'Nicht gefunden oder nicht verwendet',
    method: 'Wie gerechnet wurde',
  },
};
