/** Heads that tell an employee list, a bank statement and a ledger apart: each needs one name of every group. */
export const roomTables: readonly {
  readonly id: 'employees' | 'bank' | 'ledger';
  readonly heads: readonly RegExp[];
}[] = [
  {
    id: 'employees',
    heads: [
      /^(?:employee|emp(?:loyee)?\.? ?(?:id|name|no|number|nr)\.?|staff (?:id|no|number|name)\.?|name|mitarbeiter|mitarbeitende|personalnummer|pers(?:onal)?\.?[- ]?nr\.?)$/iu,
      /^(?:start|start date|hire date|joined|joining date|date of joining|eintritt|eintrittsdatum)$/iu,
    ],
  },
  {
    id: 'bank',
    heads: [
      /^(?:booking date|value date|date|buchungstag|buchungsdatum|valuta|wertstellung)$/iu,
      /^(?:balance|closing balance|running balance|saldo|kontostand)(?: \(.*\))?$/iu,
    ],
  },
  {
    id: 'ledger',
    heads: [
      /^(?:account|account (?:no|number|code)\.?|konto|kontonummer|sachkonto)$/iu,
      /^(?:debit|debit amount|soll|soll-?betrag)(?: \(.*\))?$/iu,
      /^(?:credit|credit amount|haben|haben-?betrag)(?: \(.*\))?$/iu,
    ],
  },
];
