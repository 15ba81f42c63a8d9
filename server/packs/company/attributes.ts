import type { Attribute } from '../attribute.ts';

const none = { en: [], de: [] } as const;

/** What is read about companies. Words are compared in lower case. */
export const companyAttributes: readonly Attribute[] = [
  {
    id: 'legal_name',
    kind: 'text',
    nouns: none,
    labels: {
      en: ['legal name', 'registered name', 'company name', 'full name', 'name of the company'],
      de: ['firma', 'firmenname', 'name der gesellschaft', 'firmierung'],
    },
  },
  {
    id: 'legal_form',
    kind: 'text',
    nouns: none,
    labels: { en: ['legal form'], de: ['rechtsform'] },
  },
  {
    id: 'founded',
    kind: 'date',
    nouns: none,
    labels: {
      en: ['founded', 'established', 'year founded', 'founding year', 'foundation', 'year of foundation'],
      de: ['gegründet', 'gründung', 'gründungsjahr', 'jahr der gründung'],
    },
    verbs: {
      en: ['founded', 'established'],
      de: [
        'gegründet',
        'gegründete',
        'gegründeten',
        'gegründeter',
        'gegründetes',
        'gegründetem',
        'gründete',
        'gründeten',
      ],
    },
    range: { least: 1200, most: 2100 },
  },
  {
    id: 'incorporated',
    kind: 'date',
    nouns: none,
    labels: {
      en: ['incorporated', 'date of incorporation', 'registered on'],
      de: ['eingetragen', 'eintragung', 'tag der eintragung', 'ersteintragung'],
    },
    verbs: { en: ['incorporated'], de: [] },
    range: { least: 1200, most: 2100 },
  },
  {
    id: 'headquarters',
    kind: 'place',
    nouns: {
      en: [
        'head office',
        'headquarters',
        'main office',
        'principal office',
        'principal executive office',
        'principal executive offices',
      ],
      de: ['hauptsitz', 'firmensitz', 'sitz', 'unternehmenssitz', 'hauptverwaltung', 'zentrale'],
    },
    labels: {
      en: ['headquarter', 'hq', 'seat', 'location of head office'],
      de: [
        'sitz der gesellschaft',
        'sitz, niederlassung, inländische geschäftsanschrift',
        'sitz, niederlassung, inländische geschäftsanschrift, empfangsberechtigte person, zweigniederlassungen',
      ],
    },
    verbs: { en: ['headquartered', 'based', 'domiciled'], de: ['ansässig', 'beheimatet'] },
  },
  {
    // The address of the register, which is often another place than where the company is led.
    id: 'registered_office',
    kind: 'place',
    nouns: { en: ['registered office', 'registered seat'], de: ['satzungssitz', 'eingetragener sitz'] },
    labels: { en: ['registered address'], de: ['satzungsmäßiger sitz'] },
  },
  {
    id: 'industry',
    kind: 'text',
    nouns: none,
    labels: { en: ['industry', 'sector', 'line of business'], de: ['branche', 'wirtschaftszweig'] },
  },
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
      en: ['employees', 'number of staff', 'people employed', 'full-time employees'],
      de: ['mitarbeiter', 'beschäftigte', 'mitarbeitende', 'personal', 'anzahl mitarbeiter'],
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
      de: ['durchschnittliche mitarbeiterzahl', 'durchschnittliche zahl der mitarbeiter'],
    },
    labels: {
      en: ['employees on average', 'average employees', 'employees, average', 'average staff'],
      de: [
        'mitarbeiter im jahresdurchschnitt',
        'mitarbeitende im jahresdurchschnitt',
        'beschäftigte im jahresdurchschnitt',
        'mitarbeiter im durchschnitt',
        'durchschnittlich beschäftigte mitarbeiter',
        'durchschnittliche anzahl der mitarbeiter',
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
  {
    id: 'ticker',
    kind: 'text',
    nouns: none,
    labels: { en: ['ticker', 'symbol', 'stock symbol', 'ticker symbol'], de: ['börsenkürzel', 'kürzel'] },
  },
  {
    id: 'website',
    kind: 'text',
    nouns: none,
    labels: { en: ['website', 'web', 'homepage', 'url'], de: ['webseite', 'internet', 'internetseite'] },
  },
  {
    id: 'registration',
    kind: 'text',
    nouns: {
      en: ['registered number', 'registration number', 'company number', 'company registration number'],
      de: ['handelsregisternummer', 'registernummer'],
    },
    labels: {
      en: ['registration', 'registration no.', 'registration no', 'register number'],
      de: ['handelsregister', 'hrb', 'hr-nummer', 'nummer der firma', 'registergericht und nummer'],
    },
  },
  {
    id: 'capital',
    kind: 'stock',
    nouns: none,
    labels: {
      en: ['issued capital', 'share capital', 'registered capital'],
      de: ['grundkapital', 'stammkapital', 'gezeichnetes kapital', 'grund- oder stammkapital', 'haftsumme'],
    },
  },
  {
    id: 'auditor',
    kind: 'text',
    nouns: {
      en: ['auditor', 'auditors'],
      de: ['abschlussprüfer', 'abschlussprüferin', 'wirtschaftsprüfer', 'revisionsstelle'],
    },
    labels: {
      en: ['independent auditor'],
      de: ['prüfungsgesellschaft'],
    },
    isCompany: true,
  },
  {
    id: 'year_end',
    kind: 'text',
    nouns: none,
    labels: {
      en: ['fiscal year end', 'financial year end', 'year end'],
      de: ['ende des geschäftsjahres', 'ende des geschäftsjahrs', 'geschäftsjahresende', 'bilanzstichtag'],
    },
  },
  {
    id: 'owner',
    kind: 'text',
    isCompany: true,
    nouns: {
      en: ['sole shareholder', 'majority shareholder', 'main shareholder', 'largest shareholder'],
      de: [
        'alleinige gesellschafterin',
        'alleiniger gesellschafter',
        'alleingesellschafterin',
        'hauptaktionärin',
        'mehrheitsaktionärin',
        'mehrheitsgesellschafterin',
      ],
    },
    labels: {
      en: ['owner', 'owners', 'shareholder', 'shareholders', 'parent company', 'majority shareholder'],
      de: ['eigentümer', 'gesellschafter', 'aktionäre', 'hauptaktionär', 'muttergesellschaft'],
    },
    hasSeveral: true,
  },
  {
    id: 'segments',
    kind: 'text',
    nouns: none,
    labels: {
      en: ['segments', 'business segments', 'divisions', 'business units'],
      de: ['segmente', 'geschäftsbereiche', 'geschäftsfelder', 'sparten'],
    },
    hasSeveral: true,
  },
  {
    id: 'customers',
    kind: 'text',
    nouns: none,
    labels: {
      en: ['customers', 'key customers', 'main customers'],
      de: ['kunden', 'hauptkunden', 'wichtige kunden'],
    },
    hasSeveral: true,
  },
];
