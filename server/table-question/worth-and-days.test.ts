import { describe, expect, it } from 'vitest';
import { outcomeOf } from './testing/asked.ts';

const texts = {
  'order list': `Order no;Order date;Customer;Product;Quantity;Unit price (EUR);Delivered on
A1;2025-01-03;Ida;Blue kettle;2;10.00;2025-01-06
A2;2025-01-10;Max;Bowl;1;25.00;2025-01-15
A3;2025-02-04;Ida;Bowl;1;25.00;
A4;2025-02-14;Eve;Blue kettle;6;10.00;2025-02-15`,
  'order lines': `Order no;Order date;Customer;Product;Quantity;Unit price
A1;2025-01-03;Ida;Kettle;2;10.00
A1;2025-01-03;Ida;Bowl;1;25.00`,
  'order discounts': `Order no;Customer;Product;Quantity;Unit price (EUR);Discount (%)
A1;Ida;Kettle;2;10.00;10
A2;Max;Bowl;1;25.00;0`,
  bestellungen: `Bestellnr.;Bestelldatum;Kunde;Artikel;Menge;Einzelpreis (€);Versandt am;Status
1;03.01.2025;Ida;Tasse;2;10,00;06.01.2025;geliefert
2;10.01.2025;Max;Schale;1;25,00;15.01.2025;geliefert
3;04.02.2025;Ida;Schale;1;25,00;;storniert
4;14.02.2025;Eva;Tasse;6;10,00;15.02.2025;geliefert`,
  'order posts': `Order no;Customer;Product;Quantity;Unit price (EUR);Shipping (EUR)
A1;Ida;Kettle;2;10.00;5.00
A2;Max;Bowl;1;25.00;5.00`,
  'purchase list': `Purchase;Day;Supplier;Product;Quantity;Unit price (EUR)
P1;2025-01-03;North;Paper;10;4.00
P2;2025-02-03;South;Ink;2;30.00`,
  'turned days': `Request;Opened;Closed
R1;2025-01-03;2025-01-01
R2;2025-01-03;2025-01-09`,
} as const;

const check = (cases: readonly (readonly [keyof typeof texts, string, string])[]) =>
  it.each(cases)('of %s: “%s”', (name, question, answer) => {
    expect(outcomeOf(name, texts[name], question)).toBe(answer);
  });

describe('U2 what orders are worth, where no column says it', () => {
  check([
    ['order list', 'What is the total value of all orders?', '130'],
    ['order list', 'revenue by customer', 'Eve 60; Ida 45; Max 25'],
    ['order list', 'Who spent the most?', 'Eve 60'],
    ['order list', 'Did we make more revenue in January or in February?', '45 85 → -40 -47.0588'],
    ['order list', 'average order value', '32.5'],
    ['order list', 'Mean of Quantity times Unit price', '32.5'],
    ['bestellungen', 'Wie hoch ist der Gesamtwert aller Bestellungen?', '130'],
    ['bestellungen', 'Wie hoch war der Bestellwert im Januar?', '45'],
    ['bestellungen', 'durchschnittlicher Bestellwert', '32.5'],
  ]);

  describe('is not assumed of lines of orders, beside a discount, or of what was cancelled', () => {
    check([
      ['order lines', 'average order value', 'two_operations'],
      ['order lines', 'Who spent the most?', 'Ida 45'],
      ['order posts', 'total value of all orders', 'no_measure'],
      ['order discounts', 'total value of all orders', 'no_measure'],
      ['order discounts', 'revenue by customer', 'unused_words revenue'],
      ['bestellungen', 'Wie hoch ist unser Umsatz?', 'geliefert 105; storniert 25'],
      ['purchase list', 'How much did we spend?', '100'],
      ['purchase list', 'What is our revenue?', 'nothing'],
      ['order list', 'How much did we spend?', 'nothing'],
      ['bestellungen', 'Umsatz je Kunde', 'open_state Status storniert'],
    ]);
  });
});

describe('U2 what was sold', () => {
  check([
    ['order list', 'How many kettles did we sell?', '8'],
    ['order list', 'Which product do we sell the most of?', 'Blue kettle 8'],
    ['bestellungen', 'Wie viele Schalen haben wir verkauft?', 'geliefert 1; storniert 1'],
    ['bestellungen', 'Welcher Artikel wurde am meisten verkauft?', 'open_state Status storniert'],
  ]);
});

describe('U2 the days between two dates of a row', () => {
  check([
    ['order list', 'How long does delivery take on average?', '3'],
    ['order list', 'How long did delivery take for Max?', '5'],
    ['order list', 'How many days are there between order and delivery on average?', '3'],
    ['order list', 'Mean of days from Order date to Delivered on', '3'],
    ['order list', 'How long did delivery of bowls take?', '5'],
    ['order list', 'How long did delivery take?', 'several_rows Delivered on 3'],
    ['bestellungen', 'Wie lange dauert es im Schnitt, bis eine Bestellung versandt ist?', '3'],
    ['bestellungen', 'Wie viele Tage lagen zwischen Bestellung und Versand im Mittel?', '3'],
    ['turned days', 'How long does it take on average until a request is closed?', 'unused_words long until'],
  ]);
});
