import { describe, expect, it } from 'vitest';
import type { Clause } from '../clauses/clause.ts';
import { roomRules } from '../packs/room/red-flags.ts';
import { readRule } from '../findings/rules.ts';
import { tableOf } from '../table/testing/describe-table.ts';
import { capTableOf } from './cap-table.ts';
import { coverageOf } from './checklist.ts';
import { kindOf } from './classify-document.ts';
import { retentionOf } from './cohorts.ts';
import { concentrationOf } from './concentration.ts';
import { contractFlagsIn } from './contract-flags.ts';
import { customerEntries } from './customer-entries.ts';

const source = (text: string) => ({ document: 'one', at: 0, table: tableOf(text) });
const entriesOf = (text: string) => customerEntries(source(text))?.entries ?? [];

const faultsOf = (text: string) =>
  capTableOf(source(text))?.faults.map(({ kind, printed, computed }) => [kind, printed, computed]);

const kind = (name: string, text: string) => {
  const isTable = text.includes(';');
  const tables = isTable ? [tableOf(text)] : [];
  return kindOf({ key: name, name, lines: text.split('\n'), isTable, tables })?.id ?? null;
};

const clause = (text: string): Clause => ({
  path: [],
  number: null,
  heading: '',
  leadIn: '',
  text,
  document: 'one',
  place: 'line 1',
});
const ids = (text: string) => contractFlagsIn([clause(text)]).map(({ id }) => id);

const invoices = `Customer;Invoice Date;Net Amount (EUR)
Arden;2024-12-05;1000
Belton;2024-12-09;500
Corley;2024-12-10;500
Arden;2025-06-05;6000
Arden;2025-12-03;1500
Belton;2025-12-07;300
Dunmere;2025-12-20;2200
`;

describe('customer revenue', () => {
  it('is read from invoices by row and from months by column, English and German', () => {
    expect(entriesOf(invoices)).toHaveLength(7);
    const wide = entriesOf('Kunde;Jan 2025;Feb 2025\nAhornhof;100;200\nBirkental;50;\nSumme;150;200\n');
    expect(wide.map(({ customer, month, amount }) => [customer, month, amount])).toEqual([
      ['Ahornhof', '2025-01', 100],
      ['Ahornhof', '2025-02', 200],
      ['Birkental', '2025-01', 50],
    ]);
    expect(entriesOf('Kunde;Rechnungsdatum;Nettobetrag (EUR)\nAhornhof;03.02.2025;1.250,50\n')).toMatchObject(
      [{ customer: 'Ahornhof', month: '2025-02', amount: 1250.5 }],
    );
    expect(customerEntries(source('Customer;Town\nArden;Ely\nBelton;Cork\n'))).toBeNull();
  });

  it('has the concentration of the last twelve months, against a calculation by hand', () => {
    // December 2024 is thirteen months back: 7500 of 10000, 2200 of 10000, 300 of 10000.
    const found = concentrationOf(entriesOf(invoices));
    if ('reason' in found) throw new Error(found.reason);
    expect(found).toMatchObject({
      from: '2025-06',
      to: '2025-12',
      total: 10_000,
      customers: 3,
      top1: 0.75,
      top5: 1,
    });
    // 75² + 22² + 3²
    expect(found.hhi).toBeCloseTo(6118, 6);
  });

  it('gives no share where credit notes are more than the invoices, and none of nothing', () => {
    const credit = 'Customer;Month;Revenue (EUR)\nArden;2025-01;500\nBelton;2025-01;-20\n';
    expect(concentrationOf(entriesOf(credit))).toEqual({ reason: 'negative' });
    expect(concentrationOf([])).toEqual({ reason: 'empty' });
  });

  it('is looked at again twelve months later: new customers do not count, lost ones do', () => {
    const found = retentionOf(entriesOf(invoices));
    // (1500 + 300) / (1000 + 500 + 500); two of three still pay.
    expect(found).toMatchObject({
      from: '2024-12',
      to: '2025-12',
      before: 2000,
      kept: 1800,
      netRetention: 0.9,
    });
    expect(found).toMatchObject({ customersBefore: 3, customersKept: 2, customerRetention: 2 / 3 });
  });

  it('has no retention over a shorter span', () => {
    const months = 'Customer;Month;Revenue (EUR)\nArden;2025-01;500\nArden;2025-11;700\n';
    expect(retentionOf(entriesOf(months))).toEqual({ reason: 'short' });
  });
});

describe('a cap table', () => {
  it('takes a fully diluted number for no percentage', () => {
    const text = 'Holder;Shares;Fully Diluted;Ownership\nFounder;600;600;60.00%\nFund;400;400;40.00%\n';
    expect(faultsOf(text)).toEqual([]);
    expect(faultsOf(text.replace('60.00%', '55.00%'))).toEqual([['share', 55, 60]]);
    expect(faultsOf('Holder;Shares;Fully Diluted\nFounder;600;600\nFund;400;400\n')).toEqual([]);
  });

  const carta = `Stakeholder Name;Shares;Options Outstanding;Fully Diluted Shares;Fully Diluted Ownership
Founder One;600000;0;600000;60.00%
Seed Fund;250000;0;250000;25.00%
Option pool;0;150000;150000;15.00%
Total;850000;150000;1000000;100.00%
`;

  it('gives each holder the share of the fully diluted number, and has no fault where it adds up', () => {
    const found = capTableOf(source(carta));
    expect(found?.total).toBe(1_000_000);
    expect(found?.holders.map(({ name, share }) => [name, share])).toEqual([
      ['Founder One', 0.6],
      ['Seed Fund', 0.25],
      ['Option pool', 0.15],
    ]);
    expect(found?.faults).toEqual([]);
  });

  it('says where a total, a share or a row does not agree with its rows', () => {
    expect(faultsOf(carta.replace('150000;1000000', '150000;1010000'))).toEqual([
      ['total', 1_010_000, 1_000_000],
    ]);
    expect(faultsOf(carta.replace('25.00%', '27.00%'))).toEqual([['share', 27, 25]]);
    const row = carta
      .replace('0;150000;150000', '10000;150000;150000')
      .replace('Total;850000', 'Total;860000');
    expect(faultsOf(row)).toEqual([['row', 150_000, 160_000]]);
  });

  it('adds options to shares where no column is fully diluted, in German too', () => {
    const found = capTableOf(
      source('Gesellschafter;Anteile;Optionen\nGründerin;1.500.000;0\nPool;0;1.000.000\n'),
    );
    expect(found?.holders.map(({ share }) => share)).toEqual([0.6, 0.4]);
    expect(capTableOf(source('Gesellschafter;Ort\nGründerin;Ely\nPool;Cork\n'))).toBeNull();
  });
});

describe('a document of the room', () => {
  it('is known by the heads of its table, whatever its file is called', () => {
    expect(kind('export (3).csv', invoices)).toBe('customers');
    expect(kind('a.csv', 'Employee ID;Start Date;Team\n7;2023-01-02;Sales\n8;2024-05-06;IT\n')).toBe(
      'employees',
    );
    expect(kind('a.csv', 'Personalnummer;Eintritt;Ort\n7;02.01.2023;Ely\n8;06.05.2024;Cork\n')).toBe(
      'employees',
    );
    expect(kind('a.csv', 'Buchungstag;Betrag;Saldo\n02.01.2025;-20,00;80,00\n03.01.2025;10,00;90,00\n')).toBe(
      'bank',
    );
    expect(kind('a.csv', 'Account;Debit;Credit\n4400;0;500\n1200;500;0\n')).toBe('ledger');
  });

  it('is known by the words of its name or of its first lines, and by none further below', () => {
    expect(kind('lease_office.pdf', 'Between the parties')).toBe('lease');
    expect(kind('scan.pdf', 'Mietvertrag über Gewerberäume')).toBe('lease');
    expect(kind('scan.pdf', 'Pitch deck\nFinancial statements')).toBe('pitch');
    expect(kind('notes.md', 'Notes\nof\na\nvery\nlong\nday, and the lease')).toBeNull();
    expect(kind('release-notes.md', 'What is new')).toBeNull();
    expect(kind('Term loan summary.txt', 'Lender: Harbor Bank')).toBe('loan');
    expect(kind('complaint.txt', 'Statement of claim')).toBe('dispute');
  });

  it('stands for its point on the checklist, and a pitch for none', () => {
    const found = coverageOf([
      { key: 'a', kind: 'lease' },
      { key: 'b', kind: 'pitch' },
      { key: 'c', kind: null },
    ]);
    expect(found.found).toBe(1);
    expect(found.missing).toHaveLength(13);
    expect(found.areas.find(({ area }) => area === 'legal')).toEqual({ area: 'legal', found: 1, of: 4 });
    expect(coverageOf([]).missing).toHaveLength(14);
  });
});

it('a clause that an investor wants to read is found by its words, English and German', () => {
  expect(ids('The buyer may terminate this agreement upon a change of control.')).toEqual([
    'control',
    'termination',
  ]);
  expect(ids('Der Vertrag kann mit einer Frist von drei Monaten gekündigt werden.')).toEqual(['termination']);
  expect(ids('Bei einem Kontrollwechsel besteht ein Recht zur Kündigung.')).toEqual(['control']);
  expect(ids('The supplier delivers exclusively to the buyer.')).toEqual(['exclusive']);
  expect(ids('Die Lieferantin haftet unbeschränkt.')).toEqual(['unlimited']);
  expect(ids('Goods are paid for within 30 days.')).toEqual([]);
});

it('one customer above a third of revenue is a high risk, a fifth and less a low one', () => {
  const rule = roomRules.find(({ id }) => id === 'top_customer');
  if (rule === undefined) throw new Error('There is no such rule.');
  expect(readRule(rule, { value: 0.36 })).toMatchObject({ status: 'high risk' });
  expect(readRule(rule, { value: 0.19 })).toMatchObject({ status: 'low risk' });
});
