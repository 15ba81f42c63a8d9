import type { upskillingFormEn } from './upskilling-form-en.ts';

/** Was Menschen vor dem Start lesen. */
export const upskillingFormDe: typeof upskillingFormEn = {
  title: 'Persönlicher Lernplan',
  outcome:
    'Was Ihnen für eine Stelle fehlt, die kürzeste Folge von Kursen dafür und drei Monate Woche für Woche',
  wants: [
    'was soll ich als Nächstes lernen',
    'Lücken für eine Stelle',
    'Lernplan erstellen',
    'Kurse für den Berufswechsel',
    'Vorbereitung auf eine neue Rolle',
  ],
  delivers: [
    'Jede Fähigkeit, die die Stelle verlangt: was Sie dazu sagen und ob ein Kurs sie lehrt',
    'Kurse in der Reihenfolge ihrer Voraussetzungen, mit den wenigsten Stunden für das meiste, was fehlt',
    'Dreizehn Wochen mit Ihren Stunden, als Kalender',
    'Am Ende jedes Kurses ein Meilenstein mit dem, was Sie vorzeigen könnten',
    'Was nicht in drei Monate passt und mit wie vielen Stunden je Woche es passen würde',
  ],
  limits: [
    'Fähigkeiten werden an ihren Namen erkannt: in einer Anzeige die, die ein Kurs der Liste lehrt, in einer Aufzählung jede Zeile',
    'Kurse kommen aus Ihrer Liste; ohne Liste aus einem freien Informatik-Lehrplan auf Englisch',
    'Stunden sind die der Liste: Sie können mehr oder weniger brauchen',
  ],
  sourcesUsed: [
    'Was Sie über sich sagen, Ihr Lebenslauf',
    'Die Stelle',
    'Ihre Kursliste',
    'Informatik-Lehrplan der OSSU',
    'Beispieldaten',
  ],
  fields: {
    target: 'Was die Stelle verlangt',
    targetHint: 'Eine Liste von Fähigkeiten, eine je Zeile, oder der Text einer Anzeige.',
    targetExample: 'SQL\nPython\nMachine Learning',
    skills: 'Was Sie können',
    skillsHint:
      'Eines je Zeile, in Ihren Worten. Sagen Sie „Grundkenntnisse“ oder „keine Erfahrung mit …“, wo es so ist.',
    skillsExample: 'fünf Jahre SQL\nGrundkenntnisse in Python',
    cv: 'Ihr Lebenslauf',
    cvHint: 'PDF, Word oder Text. Gelesen werden nur Fähigkeiten.',
    hours: 'Stunden je Woche',
    hoursHint: 'Was Sie wirklich freihalten können.',
    courses: 'Kursliste',
    coursesHint:
      'CSV oder XLSX mit dem Kurs, was er lehrt, was er voraussetzt und seinen Stunden. Ohne Liste: ein freier Informatik-Lehrplan.',
    advert: 'Die Stelle als Datei',
    advertHint: 'PDF, Word, Webseite oder Text.',
    start: 'Erster Tag',
  },
  depthHint:
    'Kurz: die Lücken und die Reihenfolge. Normal mit Wochen und Meilensteinen. Gründlich nennt auch die Kurse, die nicht gewählt wurden.',
  refusals: {
    hours: 'Ohne Stunden je Woche lässt sich nichts lernen. Geben Sie mindestens eine halbe Stunde an.',
    tooMany:
      'Mehr als 60 Stunden je Woche hält niemand durch. Geben Sie an, was Sie wirklich freihalten können.',
    target:
      'Sagen Sie, was die Stelle verlangt: eine Liste von Fähigkeiten oder der Text oder die Datei einer Anzeige.',
  },
  stages: {
    read: 'Stelle, Person und Kurse lesen',
    compare: 'Finden, was fehlt',
    order: 'Kurse ordnen',
    plan: 'Wochen planen',
    report: 'Bericht schreiben',
  },
  outline: {
    first: 'Was zuerst zu lernen ist',
    gap: 'Die Stelle und Sie',
    path: 'Kurse in ihrer Reihenfolge',
    weeks: 'Woche für Woche',
    milestones: 'Meilensteine',
    later: 'Was nicht hineinpasst',
    missing: 'Nicht gefunden oder nicht verwendet',
    method: 'Wie gerechnet wurde',
  },
};
