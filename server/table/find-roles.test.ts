import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRoles, type FoundRoles, type RoleRule } from './find-roles.ts';
import { tableOf } from './testing/describe-table.ts';

type Role = 'item' | 'price' | 'day' | 'stars';

const rules: readonly RoleRule<Role>[] = [
  { role: 'item', names: ['Product', 'Produkt', 'ASIN'], kinds: ['text'], isNeeded: true },
  {
    role: 'price',
    names: ['Price', 'Preis', 'Amount'],
    kinds: ['number'],
    units: ['money', 'none'],
    isNeeded: true,
  },
  { role: 'day', names: ['Date', 'Datum'], kinds: ['date'] },
  { role: 'stars', names: ['Rating', 'Stars'], kinds: ['number'] },
];

const found = (text: string): FoundRoles<Role> => findRoles(tableOf(text), rules);
const names = ({ at }: FoundRoles<Role>) =>
  Object.fromEntries(Object.entries(at).map(([role, column]) => [role, column.name]));

describe('the columns of an export', () => {
  it('are known by their names, whatever their spelling and order', () => {
    expect(names(found('PRICE (EUR);product ;Datum\n3,50;lamp;01.02.2025\n4,50;desk;13.02.2025'))).toEqual({
      price: 'PRICE (EUR)',
      item: 'product',
      day: 'Datum',
    });
  });

  it('are known by their names without what is in brackets', () => {
    expect(names(found('Product;Price;Rating (1-5)\nlamp;3;4\ndesk;4;5'))).toMatchObject({
      stars: 'Rating (1-5)',
    });
  });

  it('are the surest of those that are named so', () => {
    const one = found('Product;Amount;Price\nlamp;1;3\ndesk;2;4');
    expect(names(one)).toEqual({ item: 'Product', price: 'Price' });
    expect(one.unused).toMatchObject([{ name: 'Amount' }]);
  });

  it('are none of two that are named alike', () => {
    expect(found('Product;Price;Price\nlamp;1;3\ndesk;2;4')).toMatchObject({
      at: { item: { name: 'Product' } },
      several: [{ role: 'price', columns: [{ name: 'Price' }, { name: 'Price (2)' }] }],
      missing: ['price'],
    });
    const two = found('Product;Price (EUR);Price (USD)\nlamp;1;3\ndesk;2;4');
    expect(two.several).toMatchObject([
      { role: 'price', columns: [{ name: 'Price (EUR)' }, { name: 'Price (USD)' }] },
    ]);
    expect(two.missing).toEqual(['price']);
  });

  it('are not replaced by a less sure one where the surest cannot be read', () => {
    const one = found('Product;Price;Amount\nlamp;1,50;3\ndesk;2.50;4');
    expect(one.at.price).toBeUndefined();
    expect(one.refused).toMatchObject([{ role: 'price', column: { name: 'Price' }, why: 'two_marks' }]);
    expect(one.missing).toEqual(['price']);
  });

  it('leave a role to the next name where they hold something else', () => {
    const one = found('Product;Price;Amount\nlamp;cheap;3\ndesk;dear;4');
    expect(names(one)).toMatchObject({ price: 'Amount' });
    expect(one.refused).toMatchObject([{ role: 'price', column: { name: 'Price' }, why: 'other_kind' }]);
  });

  it('must count what the role counts', () => {
    const one = found('Product;Price (kg)\nlamp;3\ndesk;4');
    expect(one.refused).toMatchObject([{ role: 'price', why: 'other_unit' }]);
  });

  it('that no role names are listed as unused, needed roles without one as missing', () => {
    const one = found('Colour;Rating\nred;4\nblue;5');
    expect(one).toMatchObject({ missing: ['item', 'price'], unused: [{ name: 'Colour' }] });
  });

  it('that are named less surely than the one taken are unused, and none is reported twice', () => {
    const one = found('Product;Price;Amount;Colour\nlamp;3;7;red\ndesk;4;8;blue');
    expect(one.unused.map(({ name }) => name)).toEqual(['Amount', 'Colour']);
    const refused = found('Product;Price;Amount\nlamp;cheap;3\ndesk;dear;4');
    expect(refused.unused).toEqual([]);
  });

  it('keep their roles when columns change places', () => {
    const heads = ['Product', 'Amount', 'Price', 'Date', 'Stars', 'Colour'];
    const cells = ['lamp', '7', '3', '2025-02-13', '4', 'red'];
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }), (order) => {
        const line = (some: readonly string[]) => order.map((i) => some[i]).join(';');
        const { at } = found(`${line(heads)}\n${line(cells)}\n${line(cells)}`);
        expect(Object.fromEntries(Object.entries(at).map(([role, { name }]) => [role, name]))).toEqual({
          item: 'Product',
          price: 'Price',
          day: 'Date',
          stars: 'Stars',
        });
      }),
    );
  });
});
