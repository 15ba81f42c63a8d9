import { describe, expect, it } from 'vitest';
import { answerAbout, headOfAnswer } from '../testing/ask-chat.ts';

const visitors = {
  'visitors.md': `## Visitors by origin

| Land | 2022 | 2023 | 2024 |
|---|---:|---:|---:|
| Austria | 421 | 488 | 512 |
| Italy | 198 | 254 | 249 |
| Total | 619 | 742 | 761 |
`,
};
const parcels = {
  'parcels.csv': `Parcel,Customer,Ordered on,Shipped on,Amount (EUR)
P-1,Ash,2025-01-03,2025-01-05,119
P-2,Birch,2025-01-10,,238
P-3,Ash,2025-02-05,,357
`,
};
const pakete = {
  'pakete.csv': `Paket;Kunde;Bestellt am;Versandt am;Betrag (EUR)
P-1;Ahorn;03.01.2025;05.01.2025;119
P-2;Birke;10.01.2025;;238
P-3;Ahorn;05.02.2025;;357
`,
};
const classes = {
  'classes.csv': `Class,Teacher,Starts,Booked,Price (GBP)
Pottery,Omar Haddad,2025-09-10,19,210.00
Weaving,Nell Ashby,2025-09-11,4,160.00
Drawing,Nell Ashby,2025-09-08,5,145.00
`,
};

describe('C1 what an answer says of its rows', () => {
  it.each([
    ['en', 'visitors in 2024', '2 of 6 values', 'Rows of totals are left out: 7.'],
    ['de', 'visitors im Jahr 2024', '2 von 6 Werten', 'Zeilen mit Summen sind ausgelassen: 7.'],
  ] as const)(
    'in %s counts values where years are columns: “%s”',
    async (language, question, used, totals) => {
      const { answer } = await answerAbout(language, question, visitors);
      expect(answer).toContain(used);
      expect(answer).toContain(totals);
    },
  );

  it('names the dates that were used, of several columns of them', async () => {
    const sent = parcels['parcels.csv']
      .replace('-10,,', '-10,2025-03-12,')
      .replace('-05,,', '-05,2025-03-20,');
    const question = 'How many parcels were shipped per month?';
    const { answer } = await answerAbout('en', question, { 'parcels.csv': sent });
    expect(answer).toContain('(Shipped on) run from 2025-01-05 to 2025-03-20');
  });

  it('counts rows where each is one', async () => {
    const { answer } = await answerAbout('en', 'amount of Ash', parcels);
    expect(answer).toContain('2 of 3 rows');
  });

  it('does not count rows for bookings beside a number of places that are booked', async () => {
    const question = 'Which teacher has the most bookings?';
    expect(await headOfAnswer('en', question, classes)).toBe('refused');
  });
});

describe('U2 what was not done yet', () => {
  it.each([
    ['en', 'How many parcels have not been shipped yet?', parcels, 'without a value in Shipped on: 2'],
    ['en', "How many parcels haven't been shipped?", parcels, 'without a value in Shipped on: 2'],
    ['de', 'Wie viele Pakete sind noch nicht versandt?', pakete, 'ohne Wert in Versandt am: 2'],
    // Of a day nobody can tell what was so then.
    ['en', 'How many parcels were not shipped in January?', parcels, 'refused'],
  ] as const)('in %s: “%s”', async (language, question, files, said) => {
    expect(await headOfAnswer(language, question, files)).toContain(said);
  });
});

const sales = {
  'sales.csv': `Date,Customer,Country,Product,Pieces,Unit price (EUR)
2025-01-03,Ash,Norway,Vinegar,5,3.20
2025-01-10,Birch,Spain,Vinegar,9,3.20
2025-02-05,Ash,Norway,Honey,6,7.50
2025-02-09,Ash,Norway,Honey,4,8.00
`,
};
const verkauf = {
  'verkauf.csv': `Datum;Kunde;Land;Produkt;Menge;Einzelpreis (EUR)
03.01.2025;Ahorn;Norwegen;Essig;5;3,20
10.01.2025;Birke;Spanien;Essig;9;3,20
05.02.2025;Ahorn;Norwegen;Honig;6;7,50
09.02.2025;Ahorn;Norwegen;Honig;4;8,00
`,
};

describe('U2 what is the same in every row that fits', () => {
  it.each([
    ['en', 'unit price of vinegar', sales, /3\.20?[^]*The same value is in all 2 rows that fit/],
    [
      'de',
      'Einzelpreis von Essig',
      verkauf,
      /3,20?[^]*In allen 2 passenden Zeilen mit einem Wert steht derselbe/,
    ],
  ] as const)('in %s: “%s”', async (language, question, files, said) => {
    expect((await answerAbout(language, question, files)).answer).toMatch(said);
  });

  it.each([
    ['en', 'unit price of honey', sales],
    ['de', 'Einzelpreis von Honig', verkauf],
  ] as const)('in %s says nothing where they differ: “%s”', async (language, question, files) => {
    expect(await headOfAnswer(language, question, files)).toBe('refused');
  });
});

describe('U2 the numbers of a share', () => {
  it.each([
    ['en', 'share of Norway in total pieces', sales, ['Sum of Pieces: Norway', 'Sum of Pieces']],
    ['de', 'Anteil von Norwegen an der Menge', verkauf, ['Summe von Menge: Norwegen', 'Summe von Menge']],
  ] as const)('are called after what each is of, in %s', async (language, question, files, labels) => {
    const { figures } = await answerAbout(language, question, files);
    expect(figures.slice(1).map(({ label }) => label)).toEqual(labels);
  });
});

describe('U2 how large one is, and how many there are', () => {
  it('does not count orders for the biggest one', async () => {
    const orders = { 'orders.csv': sales['sales.csv'].replace('Date', 'Order date') };
    expect(await headOfAnswer('en', 'Which customer has the biggest order?', orders)).toBe('refused');
    expect(await headOfAnswer('en', 'Which customer has the most orders?', orders)).toContain('by Customer');
  });
});
