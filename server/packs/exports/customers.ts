import type { RoleRule } from '../../table/find-roles.ts';

export type CustomerRole = 'customer' | 'month' | 'amount';

/** Columns of customer revenue as billing and accounting export it, English and German. */
export const customerColumns: readonly RoleRule<CustomerRole>[] = [
  {
    role: 'customer',
    names: [
      'Customer',
      'Customer Name',
      'Customer ID',
      'Client',
      'Account Name',
      'Debtor',
      'Kunde',
      'Kundenname',
      'Kundennummer',
      'Debitor',
      'Kunden',
      'Customers',
    ],
    kinds: ['text'],
    isNeeded: true,
  },
  {
    role: 'month',
    names: ['Month', 'Period', 'Invoice Date', 'Date', 'Monat', 'Rechnungsdatum', 'Belegdatum', 'Datum'],
    kinds: ['date'],
  },
  {
    role: 'amount',
    names: [
      'Revenue',
      'Net Revenue',
      'MRR',
      'Net Amount',
      'Amount',
      'Umsatz',
      'Umsatz netto',
      'Nettoumsatz',
      'Nettobetrag',
      'Betrag',
    ],
    kinds: ['number'],
    units: ['none', 'money'],
  },
];
