import { describe, expect, it } from 'vitest';
import { outcomeOf } from './testing/asked.ts';

const texts = {
  stock: `Item;Group;On hand;Reorder level;Unit price (EUR)
Bolt;Fixing;1000;500;0.10
Drill;Tools;4;5;80.00
Paint;Colour;0;8;15.00
Brush;Colour;20;10;2.50`,
  hours: `Datum;Projekt;Stunden;Stundensatz (€)
04.03.2024;Apollo;2,5;80
05.03.2024;Apollo;4;100
06.03.2024;Zeus;8;100`,
  months: `Month;Orders;Visitors;Revenue (USD)
January;10;200;1000
February;20;300;3000`,
  gaps: `Item;In stock;Price (EUR)
Bolt;3;1.00
Nut;0;2.00
Screw;;3.00`,
} as const;

const said = (name: keyof typeof texts, question: string) => outcomeOf(name, texts[name], question);

const check = (cases: readonly (readonly [keyof typeof texts, string, string])[]) =>
  it.each(cases)('of %s: “%s”', (name, question, answer) => {
    expect(said(name, question)).toBe(answer);
  });

describe('U2 one column times another', () => {
  check([
    ['stock', 'on hand times unit price', '470'],
    ['stock', 'What is the stock worth, i.e. on hand times unit price?', '470'],
    ['stock', 'on hand multiplied by unit price by group', 'Colour 50; Fixing 100; Tools 320'],
    ['hours', 'Was kostet Apollo bei Stunden mal Stundensatz?', '600'],
    ['hours', 'Stunden mal Stundensatz je Projekt', 'Apollo 600; Zeus 800'],
    ['hours', 'Summe von Stunden mal Stundensatz nach Projekt, 1 höchste', 'Zeus 800'],
  ]);

  describe('is refused where it has no meaning, or was not said', () => {
    check([
      ['stock', 'on hand times reorder level', 'unlike_units On hand Reorder level'],
      ['months', 'revenue times orders', 'unlike_units Revenue (USD) Orders'],
      ['stock', 'average on hand times unit price', 'two_operations'],
      ['hours', 'Was kostet Apollo?', 'unused_words kostet'],
      ['stock', 'on hand times unit price times reorder level', 'unused_words times'],
    ]);
  });
});

describe('U2 how many there were is not what they were worth', () => {
  check([
    ['months', 'average order value', 'unused_words value'],
    ['months', 'total value of orders', 'unused_words value'],
    ['months', 'average order amount', 'unused_words amount'],
    ['months', 'total orders', '30'],
    ['months', 'highest value of orders', '20'],
  ]);
});

describe('U2 what there is none of', () => {
  check([
    ['stock', 'Which items are out of stock?', '1'],
    ['stock', 'Which items are in stock?', '3'],
    ['gaps', 'Which items are out of stock?', 'zero_or_blank In stock'],
  ]);
});
