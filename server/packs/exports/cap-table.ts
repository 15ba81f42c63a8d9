import type { RoleRule } from '../../table/find-roles.ts';

export type HolderRole = 'holder' | 'shares' | 'options' | 'diluted' | 'nominal' | 'percent';

/** Columns of cap tables, as Carta and spreadsheets write them, English and German. */
export const capTableColumns: readonly RoleRule<HolderRole>[] = [
  {
    role: 'holder',
    names: [
      'Stakeholder Name',
      'Stakeholder',
      'Shareholder',
      'Holder',
      'Holder Name',
      'Investor',
      'Gesellschafter',
      'Aktionär',
      'Inhaber',
    ],
    kinds: ['text'],
    isNeeded: true,
  },
  {
    role: 'diluted',
    names: [
      'Fully Diluted Shares',
      'Total Fully Diluted',
      'Fully Diluted',
      'Voll verwässert',
      'Anteile voll verwässert',
    ],
    kinds: ['number'],
    units: ['none', 'count'],
  },
  {
    role: 'shares',
    names: [
      'Shares',
      'Outstanding Shares',
      'Number of Shares',
      'Common Shares',
      'Geschäftsanteile',
      'Anteile',
      'Aktien',
      'Anzahl Anteile',
    ],
    kinds: ['number'],
    units: ['none', 'count'],
  },
  {
    role: 'options',
    names: ['Options', 'Options Outstanding', 'Stock Options', 'Optionen', 'Virtuelle Anteile'],
    kinds: ['number'],
    units: ['none', 'count'],
  },
  {
    role: 'nominal',
    names: [
      'Nominal Value',
      'Nominal Amount',
      'Nominal Capital',
      'Nennbetrag',
      'Nennbetrag in EUR',
      'Nennbetrag der Geschäftsanteile',
      'Nominalbetrag',
      'Stammeinlage',
      'Einlage',
    ],
    kinds: ['number'],
    units: ['none', 'money'],
  },
  {
    role: 'percent',
    names: [
      'Fully Diluted Ownership',
      'Ownership',
      'Percent',
      'Stake',
      '%',
      'Beteiligung',
      'Anteil',
      'Quote',
      'Anteil am Stammkapital',
      'Beteiligungsquote',
      'Fully Diluted',
    ],
    kinds: ['number'],
    units: ['none', 'percent'],
  },
];
