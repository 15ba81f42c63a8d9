import { describe, expect, it } from 'vitest';
import { answerAbout, headOfAnswer } from '../testing/ask-chat.ts';

const courses = {
  'courses.csv': `Course,Level,Teacher,Starts,Ends,Booked,Price (GBP),Room
Pottery,Beginner,Omar Haddad,2025-09-10,2025-12-03,9,210.00,Studio
Life drawing,Advanced,Nell Ashby,2025-09-11,2025-11-27,7,160.00,2
Spanish B1,Intermediate,Lucia Campos,2025-09-11,2025-12-18,11,135.00,4
Watercolour,Beginner,Nell Ashby,2025-09-08,2025-11-24,14,145.00,2
`,
};
const orders = {
  'orders.csv': `Order No,Order date,Customer,Sales rep,Product,Quantity,Unit price (EUR),Status
A-1001,2025-01-04,Blue Fern Ltd,Kim Ode,Desk lamp,4,39.90,shipped
A-1002,2025-01-09,Harlow & Co,Kim Ode,Office chair,2,189.00,open
A-1003,2025-02-21,Blue Fern Ltd,Ola Ruiz,Standing desk,1,449.00,returned
A-1004,2025-03-03,Nordlys AS,Ola Ruiz,Desk lamp,10,37.50,shipped
`,
};
const lager = {
  'lager.csv': `Bezeichnung;Lagerort;Stand (kg);Geprüft am;Fläche (m²)
Tauchpumpe;D-02;1.250;03.02.2025;12
Kugelhahn;A-01;4.310;11.02.2025;9
Rohrschelle;C-07;2.780;19.03.2025;4
`,
};

describe('U2 what is in one cell', () => {
  it.each([
    ['Who teaches Pottery?', 'Teacher, Course Pottery: Omar Haddad'],
    ['Could you tell me when Spanish B1 starts?', 'Starts, Course Spanish B1: 2025-09-11'],
    ['When does Life drawing end?', 'Ends, Course Life drawing: 2025-11-27'],
    ['What is the level of Watercolour?', 'Level, Course Watercolour: Beginner'],
    ['Where is Pottery?', 'Room, Course Pottery: Studio'],
    ['What does Nell Ashby teach?', 'refused'],
  ])('of courses: “%s”', async (question, said) => {
    expect(await headOfAnswer('en', question, courses)).toBe(said);
  });

  it.each([
    ['What is the status of order A-1003?', 'Status, Order No A-1003: returned'],
    ['When was A-1002 ordered?', 'Order date, Order No A-1002: 2025-01-09'],
    ['Who ordered A-1004?', 'Customer, Order No A-1004: Nordlys AS'],
    ['Which product has order A-1001?', 'Product, Order No A-1001: Desk lamp'],
    // What of several rows is there is all said.
    ['What is the product of Blue Fern Ltd?', 'Product, Customer Blue Fern Ltd: Desk lamp, Standing desk'],
    // How much something is comes from no column of names.
    ['What is the amount of order A-1003?', 'refused'],
    ['Which orders have been returned?', 'List of rows, Status returned: 1'],
  ])('of orders: “%s”', async (question, said) => {
    expect(await headOfAnswer('en', question, orders)).toBe(said);
  });

  it.each([
    ['Wo liegt die Tauchpumpe?', 'Lagerort, Bezeichnung Tauchpumpe: D-02'],
    ['Kannst du mir bitte den Lagerort der Rohrschelle sagen?', 'Lagerort, Bezeichnung Rohrschelle: C-07'],
    ['Wann wurde der Kugelhahn geprüft?', 'Geprüft am, Bezeichnung Kugelhahn: 2025-02-11'],
    // A number nobody can read without doubt is shown as it is written, and never computed with.
    ['Wie hoch ist der Stand von Tauchpumpe?', 'Stand, Bezeichnung Tauchpumpe: 1.250'],
    ['Wie hoch ist der Stand insgesamt?', 'refused'],
  ])('eines Lagers: “%s”', async (question, said) => {
    expect(await headOfAnswer('de', question, lager)).toBe(said);
  });

  it.each([
    ['Who bought the most units?', 'Customer', 'Nordlys AS'],
    ['Which customer placed the most orders?', 'Customer', 'Blue Fern Ltd'],
  ])('C1 names who did it, not who sold: “%s”', async (question, column, name) => {
    const { answer } = await answerAbout('en', question, orders);
    expect(answer).toContain(`| ${column} |`);
    expect(answer).toContain(`| ${name} |`);
  });

  it.each([
    ['en', 'Where do most members live?', 'Number of rows by Town, 1 highest'],
    ['en', 'Where do the fewest members live?', 'Number of rows by Town, 1 lowest'],
    ['en', 'Where does Ida Roe live?', 'Town, Name Ida Roe: Ulm'],
    ['de', 'Wo wohnen die meisten members?', 'Anzahl der Zeilen nach Town, 1 höchste'],
  ] as const)('C1 takes no fee for a place, in %s: “%s”', async (language, question, said) => {
    const members = { 'members.csv': 'Name,Fee (EUR),Town\nIda Roe,80,Ulm\nJo Pim,95,Bonn\nAl Cox,40,Ulm\n' };
    expect(await headOfAnswer(language, question, members)).toBe(said);
  });

  it('C1 says nothing of places where no column tells them', async () => {
    const members = { 'members.csv': 'Name,Fee (EUR)\nIda Roe,80\nJo Pim,95\nAl Cox,40\n' };
    expect(await headOfAnswer('en', 'Where do most members live?', members)).toBe('refused');
    expect(await headOfAnswer('en', 'Where are most members?', members)).toBe('refused');
  });

  it('C1 proves the cell, and shows the column that was asked for beside many others', async () => {
    const head = `${Array.from({ length: 9 }, (_, i) => `Part ${i + 1}`).join(',')},Keeper`;
    const rows = ['Shed', 'Barn', 'Mill'].map(
      (name, i) =>
        `${name},${Array.from({ length: 8 }, (_, at) => `p${i}${at}`).join(',')},${['Ida Roe', 'Jo Pim', 'Al Cox'][i]}`,
    );
    const files = { 'houses.csv': `${[head, ...rows].join('\n')}\n` };
    const run = await answerAbout('en', 'Who is the keeper of Barn?', files);
    expect(run.answer).toContain('Keeper, Part 1 Barn: Jo Pim');
    expect(run.sources[0]?.locator).toBe('line 3, column Keeper');
    expect(run.claims.filter(({ supported }) => !supported)).toEqual([]);
  });

  it('C1 proves the first and last day of times that may not be whole', async () => {
    const days = Array.from({ length: 14 }, (_, i) => `2025-0${1 + Math.floor(i / 5)}-${10 + i},${i + 3}`);
    const files = { 'trips.csv': `Date,Miles\n${days.join('\n')}\n` };
    const run = await answerAbout('en', 'How many trips per month?', files);
    expect(run.answer).toContain('2025-01-10 to 2025-03-23');
    expect(run.claims.filter(({ supported }) => !supported)).toEqual([]);
  });
});
