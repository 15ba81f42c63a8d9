import { describe, expect, it } from 'vitest';
import { standingOf } from './date-standing.ts';
import { writtenDay } from './patent-dates.ts';
import { isPatentExport, readExport } from './read-export.ts';
import { readPatent } from './read-patent.ts';

const english = `# Drinking bottle with magnetic lid
Sample data
(10) EP 3 123 456 A1
(22) Date of filing: 14.03.2019
(30) Priority: 02.04.2018
(43) Date of publication: 18.09.2019
(51) B65D 41/02; A47G 19/22

## Abstract
A bottle whose lid is held
by magnets.

## Description
The lid carries two magnets.

What is claimed is:
1. A bottle comprising:
a steel body; and

a lid held by magnets.
2. The bottle of claim 1, wherein the body is insulated.`.split('\n');

const german = `(54) Bezeichnung: Trinkflasche mit Magnetdeckel
DE 10 2018 001 234 A1
Anmeldetag: 14. März 2018
Offenlegungstag: 19.09.2019
Patentansprüche
1. Flasche, dadurch gekennzeichnet, dass der Deckel magnetisch ist.
2. Flasche nach Anspruch 1.`.split('\n');

const date = (day: string) => ({ day, written: day, locator: 'line 1' });

describe('reading a patent document', () => {
  it('reads number, title, dates and classes of its head', () => {
    const read = readPatent(english);
    expect(read).toMatchObject({
      number: 'EP 3 123 456 A1',
      title: 'Drinking bottle with magnetic lid',
      classes: ['B65D41/02', 'A47G19/22'],
    });
    expect(read.dates).toEqual({
      filing: { day: '2019-03-14', written: '14.03.2019', locator: 'line 4' },
      priority: { day: '2018-04-02', written: '02.04.2018', locator: 'line 5' },
      publication: { day: '2019-09-18', written: '18.09.2019', locator: 'line 6' },
    });
  });

  it('keeps a claim whole over its lines, and says where it is', () => {
    expect(readPatent(english).claims).toEqual([
      { text: '1. A bottle comprising: a steel body; and a lid held by magnets.', locator: 'lines 17-20' },
      { text: '2. The bottle of claim 1, wherein the body is insulated.', locator: 'line 21' },
    ]);
  });

  it('reads the abstract and the description apart', () => {
    const read = readPatent(english);
    expect(read.abstract?.text).toBe('A bottle whose lid is held by magnets.');
    expect(read.passages.map(({ text }) => text)).toContain('The lid carries two magnets.');
  });

  it('reads a German document', () => {
    const read = readPatent(german);
    expect(read).toMatchObject({ number: 'DE 10 2018 001 234 A1', title: 'Trinkflasche mit Magnetdeckel' });
    expect([read.dates.filing?.day, read.dates.publication?.day]).toEqual(['2018-03-14', '2019-09-19']);
    expect(read.claims).toHaveLength(2);
  });

  it('reads the head of an American text', () => {
    const head = ['United States Patent Application 20190123456', 'Filed: January 5, 2018'];
    const read = readPatent([
      ...head,
      'International Class: B65D 53/00 20060101 B65D053/00',
      'Title: CONTAINER',
    ]);
    expect(read).toMatchObject({ number: '20190123456', title: 'CONTAINER', classes: ['B65D53/00'] });
    expect(read.dates.filing?.day).toBe('2018-01-05');
  });

  it('reads a day that is below its name', () => {
    expect(readPatent(['Priority date', 'Publication date', '2019-04-25']).dates).toEqual({
      publication: { day: '2019-04-25', written: '2019-04-25', locator: 'line 3' },
    });
  });

  it('finds nothing in a text that is no patent', () => {
    expect(readPatent(['Dear all,', 'lunch is on Monday.'])).toMatchObject({
      number: null,
      claims: [],
      dates: {},
    });
  });
});

describe('dates as offices write them', () => {
  it.each([
    ['2019-03-14', '2019-03-14'],
    ['Mar. 14, 2019', '2019-03-14'],
    ['14 March 2019', '2019-03-14'],
    ['20190314', '2019-03-14'],
    ['03/14/2019', '2019-03-14'],
  ])('reads %s', (text, day) => {
    expect(writtenDay(text)?.day).toBe(day);
  });

  it.each(['03/04/2019', '31.02.2019', 'spring 2019'])('does not guess %s', (text) => {
    expect(writtenDay(text)).toBeNull();
  });
});

describe('lists of the offices', () => {
  const header = ['id', 'title', 'priority date', 'filing/creation date', 'publication date', 'CPC'];

  it('reads one patent of each row, empty cells as not said', () => {
    const rows = [
      ['US-1234567-A', 'Bottle lid', '2018-04-02', '', '2019-09-18', 'B65D41/02'],
      ['US-7654321-B2', '', '', '', '', ''],
    ];
    const [first, second] = readExport(header, rows, (row) => `row ${row + 2}`);
    expect(first).toMatchObject({ number: 'US-1234567-A', classes: ['B65D41/02'] });
    expect(first?.dates.publication).toEqual({ day: '2019-09-18', written: '2019-09-18', locator: 'row 2' });
    expect(first?.passages).toEqual([{ text: 'Bottle lid', locator: 'row 2' }]);
    expect(second).toMatchObject({ title: null, dates: {}, passages: [] });
  });

  it('tells such a list from others', () => {
    expect(isPatentExport(header)).toBe(true);
    expect(isPatentExport(['title', 'price', 'shop'])).toBe(false);
  });
});

describe('before or after the priority date', () => {
  const priority = '2020-01-01';

  it('counts as prior art only what was published before', () => {
    expect(standingOf({ dates: { publication: date('2019-12-31') } }, priority).kind).toBe('before');
    expect(standingOf({ dates: { publication: date('2020-01-01') } }, priority).kind).toBe('after');
  });

  it('sets apart what was filed before and published after', () => {
    const dates = { filing: date('2019-06-01'), publication: date('2020-12-01') };
    expect(standingOf({ dates }, priority)).toEqual({ kind: 'earlier right', date: dates.filing });
  });

  it('does not take an early filing for a publication', () => {
    expect(standingOf({ dates: { filing: date('2018-01-01') } }, priority).kind).toBe('date not found');
    expect(standingOf({ dates: {} }, priority).kind).toBe('date not found');
  });
});
