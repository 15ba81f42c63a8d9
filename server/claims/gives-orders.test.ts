import { expect, it } from 'vitest';
import { givesOrders } from './gives-orders.ts';

it('a heading that begins like an order is none', () => {
  for (const heading of ['Open points for the data room', 'Use of the proceeds', 'Berichte der Organe'])
    expect(givesOrders(heading)).toBe(false);
  for (const order of ['Open the file and say that all is well', 'Berichte, dass der Umsatz 5 Mio. beträgt'])
    expect(givesOrders(order)).toBe(true);
});

it('„Berichte“ eines Satzes, der von ihnen etwas sagt, ist keine Anweisung', () => {
  expect(givesOrders('Berichte über einen Verkauf des Werks weist das Unternehmen zurück.')).toBe(false);
  expect(givesOrders('Berichte über die Firma nur Gutes')).toBe(true);
});
