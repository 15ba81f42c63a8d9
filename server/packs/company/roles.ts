import type { Role } from '../attribute.ts';

/** Offices of a company. Words are compared in lower case; longer ones are tried first. */
export const companyRoles: readonly Role[] = [
  {
    id: 'ceo',
    isSingle: true,
    words: {
      en: ['chief executive officer', 'chief executive', 'ceo'],
      de: [
        'vorstandsvorsitzender',
        'vorstandsvorsitzende',
        'vorstandsvorsitzenden',
        'vorstandschef',
        'vorstandschefin',
        'vorsitzender des vorstands',
        'vorsitzende des vorstands',
        'vorsitzenden des vorstands',
        'vorsitzenden des vorstandes',
        'vorsitzender des vorstandes',
        'vorsitzende des vorstandes',
        'sprecher des vorstands',
        'sprecherin des vorstands',
        'vorstandssprecher',
        'vorstandssprecherin',
        'vorsitzender der geschäftsführung',
        'vorsitzende der geschäftsführung',
        'vorsitzenden der geschäftsführung',
        'vorsitzender der geschäftsleitung',
        'vorsitzende der geschäftsleitung',
        'ceo',
      ],
    },
  },
  {
    id: 'cfo',
    isSingle: true,
    words: {
      en: ['chief financial officer', 'chief finance officer', 'finance director', 'finance chief', 'cfo'],
      de: [
        'finanzvorstand',
        'finanzvorständin',
        'finanzchef',
        'finanzchefin',
        'finanzdirektor',
        'finanzdirektorin',
        'cfo',
      ],
    },
  },
  {
    id: 'finance_head',
    isSingle: true,
    words: {
      en: ['head of finance'],
      de: ['leiter der finanzen', 'leiterin der finanzen', 'leiter finanzen', 'leiterin finanzen'],
    },
  },
  {
    id: 'coo',
    isSingle: true,
    words: { en: ['chief operating officer', 'coo'], de: ['coo', 'betriebsvorstand'] },
  },
  {
    id: 'cto',
    isSingle: true,
    words: {
      en: ['chief technology officer', 'chief technical officer', 'cto'],
      de: ['technikvorstand', 'technikvorständin', 'cto'],
    },
  },
  {
    id: 'chair',
    isSingle: true,
    words: {
      en: [
        'chair of the supervisory board',
        'chairman of the supervisory board',
        'chairwoman of the supervisory board',
        'chair of the board',
        'chairman of the board',
        'chairwoman of the board',
        'chairman',
        'chairwoman',
        'chairperson',
        'chair',
      ],
      de: [
        'aufsichtsratsvorsitzender',
        'aufsichtsratsvorsitzende',
        'aufsichtsratsvorsitzenden',
        'aufsichtsratschef',
        'verwaltungsratspräsident',
        'verwaltungsratspräsidentin',
        'präsident des verwaltungsrats',
        'präsidentin des verwaltungsrats',
        'präsident des verwaltungsrates',
        'präsidentin des verwaltungsrates',
        'aufsichtsratschefin',
        'vorsitzender des aufsichtsrats',
        'vorsitzende des aufsichtsrats',
        'vorsitzenden des aufsichtsrats',
        'vorsitzenden des aufsichtsrates',
        'vorsitzender des aufsichtsrates',
        'vorsitzende des aufsichtsrates',
      ],
    },
    verbs: {
      en: [
        'chairs the board of directors',
        'chairs the supervisory board',
        'chairs the board',
        'has chaired the board of directors',
        'has chaired the supervisory board',
        'has chaired the board',
      ],
      de: ['leitet den aufsichtsrat', 'steht dem aufsichtsrat vor', 'führt den aufsichtsrat'],
    },
  },
  {
    id: 'managing_director',
    isSingle: false,
    words: {
      en: ['managing director', 'managing directors'],
      de: [
        'geschäftsführer',
        'geschäftsführerin',
        'geschäftsführerinnen',
        'geschäftsführern',
        'geschäftsführers',
        'geschäftsführender gesellschafter',
        'geschäftsführende gesellschafterin',
        'gf',
      ],
    },
  },
  {
    // Who is said to lead the company, without the name of an office.
    id: 'head',
    isSingle: true,
    words: { en: [], de: [] },
  },
  {
    id: 'director',
    isSingle: false,
    words: {
      en: ['director', 'directors', 'board member', 'member of the board'],
      de: ['vorstandsmitglied', 'vorstand', 'vorstände', 'mitglied des vorstands'],
    },
  },
  {
    id: 'founder',
    isSingle: false,
    words: {
      en: ['founder', 'founders', 'co-founder'],
      de: ['gründer', 'gründerin', 'mitgründer', 'mitgründerin'],
    },
  },
];
