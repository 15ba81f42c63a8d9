import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { findRoles, type RoleRule } from '../../table/find-roles.ts';
import { tableOf } from '../../table/testing/describe-table.ts';
import { columnNotes, rowLines, unreadLines } from './left-out.ts';

type Role = 'item' | 'price';
const rules: readonly RoleRule<Role>[] = [
  { role: 'item', names: ['Product'], kinds: ['text'], isNeeded: true },
  { role: 'price', names: ['Price'], kinds: ['number'], isNeeded: true },
];
const roleNames = { item: 'product', price: 'price' };
const linesOf = (text: string) => {
  const table = tableOf(text);
  const source = { document: 'list', at: 0, table };
  return columnNotes('list.csv', source, findRoles(table, rules), roleNames).map(({ line }) => line);
};

describe('what of a file was not used', () => {
  it('names each column with its reason, and a missing one once', () => {
    expect(linesOf('Product;Price;Colour\nlamp;1,50;red\ndesk;2.50;blue')).toEqual([
      'list.csv: column “Price” (price) was not used: some of its numbers are written with a decimal comma and some with a decimal point',
      'list.csv: columns that were not used: Colour',
    ]);
    expect(linesOf('Price;Price\n1;2\n3;4')).toEqual([
      'list.csv: no price was used, because several columns could be meant: Price and Price (2)',
      'list.csv: no column with product was found',
    ]);
  });

  it('says so in German', () => {
    expect(speaking('de', () => linesOf('Price;Colour\n1;red\n3;blue'))).toEqual([
      'list.csv: keine Spalte mit product gefunden',
      'list.csv: nicht verwendete Spalten: Colour',
    ]);
  });

  it('cuts a long list of columns and counts the rest', () => {
    const heads = Array.from({ length: 20 }, (_, i) => `Extra ${String.fromCodePoint(65 + i)}`);
    const cells = heads.map((_, i) => `word ${i}`).join(';');
    const [line] = linesOf(`Product;Price;${heads.join(';')}\nlamp;1;${cells}\ndesk;2;${cells}`);
    expect(line).toMatch(/Extra L and others$/);
  });

  it('joins the rows of one reason, in the order of the file', () => {
    const rows = [
      { line: 9, reason: 'no price' },
      { line: 4, reason: 'no price' },
      { line: 5, reason: 'the price is below zero' },
    ];
    expect(rowLines('list.csv', rows)).toEqual([
      'list.csv: no price (lines 4 and 9)',
      'list.csv: the price is below zero (line 5)',
    ]);
  });

  it('says which files could not be read', () => {
    expect(unreadLines([{ name: 'scan.pdf', reason: 'It holds no text.' }])).toEqual([
      'scan.pdf: It holds no text.',
    ]);
  });
});
