import type { Attribute } from '../attribute.ts';

const none = { en: [], de: [] } as const;

/** People and posts of a company, counted at a day or over a year. Words are compared in lower case. */
export const headcounts: readonly Attribute[] = [
  {
    id: 'employees',
    kind: 'count',
    nouns: {
      en: ['workforce', 'headcount', 'staff', 'number of employees'],
      de: [
        'belegschaft',
        'mitarbeiterzahl',
        'beschäftigtenzahl',
        'zahl der mitarbeiter',
        'zahl der beschäftigten',
        'zahl der mitarbeiterinnen und mitarbeiter',
        'anzahl der mitarbeiter',
        'anzahl der beschäftigten',
        'personalstand',
      ],
    },
    labels: {
      en: [
        'headcount at year end',
        'employees at year end',
        'year-end headcount',
        'employees',
        'number of staff',
        'people employed',
        'full-time employees',
      ],
      de: [
        'mitarbeiter',
        'beschäftigte',
        'mitarbeitende',
        'personal',
        'anzahl mitarbeiter',
        'mitarbeiter zum jahresende',
        'mitarbeiter am jahresende',
        'mitarbeiter zum stichtag',
        'beschäftigte zum jahresende',
        'beschäftigte am jahresende',
      ],
    },
    verbs: {
      en: ['employs', 'employed', 'employ'],
      de: ['beschäftigt', 'beschäftigte', 'beschäftigten', 'beschäftigen'],
    },
    counted: {
      en: [
        'people',
        'employees',
        'colleagues',
        'staff',
        'workers',
        'persons',
        'staff members',
        'full-time employees',
        'men and women',
      ],
      de: [
        'mitarbeiter',
        'mitarbeiterinnen und mitarbeiter',
        'mitarbeiterinnen',
        'mitarbeitern',
        'mitarbeitende',
        'mitarbeitenden',
        'beschäftigte',
        'beschäftigten',
        'menschen',
        'personen',
        'angestellte',
        'angestellten',
        'arbeitnehmer',
        'arbeitnehmern',
        'arbeitnehmerinnen und arbeitnehmer',
        'mitarbeiterinnen und mitarbeitern',
        'leute',
        'leuten',
        'köpfe',
      ],
    },
    range: { least: 1, most: 5_000_000 },
  },
  {
    // What a year had on average is another number than what its last day had.
    id: 'average_employees',
    kind: 'count',
    nouns: {
      en: ['average headcount', 'average workforce', 'average number of employees'],
      de: [
        'durchschnittliche mitarbeiterzahl',
        'durchschnittliche zahl der mitarbeiter',
        'durchschnittliche anzahl der mitarbeiter',
        'durchschnittliche zahl der arbeitnehmer',
        // § 285 Nr. 7 HGB, as the notes of small companies say it.
        'durchschnittliche zahl der während des geschäftsjahres beschäftigten arbeitnehmer',
        'durchschnittliche zahl der während des geschäftsjahres im unternehmen beschäftigten arbeitnehmer',
      ],
    },
    labels: {
      en: ['employees on average', 'average employees', 'employees, average', 'average staff'],
      de: [
        'mitarbeiter im jahresdurchschnitt',
        'mitarbeitende im jahresdurchschnitt',
        'beschäftigte im jahresdurchschnitt',
        'mitarbeiter im durchschnitt',
        'durchschnittlich beschäftigte mitarbeiter',
        'zahl der beschäftigten im jahresdurchschnitt',
        'zahl der mitarbeiter im jahresdurchschnitt',
      ],
    },
    range: { least: 1, most: 5_000_000 },
  },
  {
    // Posts, not people.
    id: 'full_time_equivalents',
    kind: 'count',
    nouns: none,
    labels: {
      en: ['full-time equivalents', 'fte', 'ftes', 'employees (fte)', 'headcount (fte)'],
      de: ['vollzeitstellen', 'vollzeitäquivalente', 'vollzeitkräfte', 'fte'],
    },
    counted: {
      en: [
        'full-time equivalents',
        'full-time equivalent employees',
        'full-time equivalent positions',
        'full time equivalents',
        'fte',
        'ftes',
        'fte employees',
      ],
      de: [
        'vollzeitstellen',
        'vollzeitäquivalente',
        'vollzeitäquivalenten',
        'vollzeitkräfte',
        'vollzeitkräften',
      ],
    },
    range: { least: 1, most: 5_000_000 },
  },
];
