import type { Attribute } from '../attribute.ts';
import { headcounts } from './headcounts.ts';

const none = { en: [], de: [] } as const;

/** What is read about companies. Words are compared in lower case. */
export const companyAttributes: readonly Attribute[] = [
  {
    id: 'legal_name',
    kind: 'text',
    nouns: none,
    labels: {
      en: ['legal name', 'registered name', 'company name', 'full name', 'name of the company'],
      de: ['firma', 'firmenname', 'firmenname laut registergericht', 'name der gesellschaft', 'firmierung'],
    },
  },
  {
    id: 'legal_form',
    kind: 'text',
    nouns: none,
    labels: {
      en: ['legal form'],
      de: [
        'rechtsform',
        'rechtsnatur',
        'rechtsform, beginn und satzung',
        'rechtsform, beginn, satzung oder gesellschaftsvertrag',
      ],
    },
  },
  {
    id: 'founded',
    kind: 'date',
    nouns: none,
    labels: {
      en: [
        'founded',
        'established',
        'year founded',
        'year established',
        'year started',
        'founding year',
        'foundation',
        'year of foundation',
      ],
      de: [
        'gegründet',
        'gründung',
        'gründungsjahr',
        'jahr der gründung',
        'gegründet im jahr',
        'gründungsdatum',
      ],
    },
    verbs: {
      en: ['founded', 'established', 'formed'],
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
    verbs: { en: ['incorporated', 'registered'], de: [] },
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
        'firmensitz laut registergericht',
        'sitz in politischer gemeinde',
        'sitz, niederlassung, inländische geschäftsanschrift',
        'sitz, niederlassung, inländische geschäftsanschrift, empfangsberechtigte person, zweigniederlassungen',
      ],
    },
    verbs: { en: ['headquartered', 'based'], de: ['ansässig', 'beheimatet'] },
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
    labels: {
      en: ['industry', 'sector', 'line of business'],
      de: ['branche', 'wirtschaftszweig', 'geschäftszweig'],
    },
  },
  ...headcounts,
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
      de: [
        'handelsregister',
        'hrb',
        'hr-nummer',
        'register-nr.',
        'register-nummer',
        'nummer der firma',
        'registergericht und nummer',
      ],
    },
  },
  {
    id: 'capital',
    kind: 'stock',
    nouns: none,
    labels: {
      en: ['issued capital', 'share capital', 'registered capital'],
      de: [
        'grundkapital',
        'stammkapital',
        'aktienkapital',
        'gezeichnetes kapital',
        'grund- oder stammkapital',
        'haftsumme',
      ],
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
      de: [
        'stichtag für jahresabschluss',
        'ende des geschäftsjahres',
        'ende des geschäftsjahrs',
        'geschäftsjahresende',
        'bilanzstichtag',
      ],
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
      en: [
        'owner',
        'owners',
        'ownership',
        'shareholder',
        'shareholders',
        'parent',
        'parent company',
        'majority shareholder',
      ],
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
