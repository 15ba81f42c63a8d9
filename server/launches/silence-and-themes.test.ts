import { expect, it } from 'vitest';
import { competitorOf, competitorsIn } from './competitors.ts';
import { silences } from './silence.ts';
import { articlesOfText } from './testing/articles-of-text.ts';
import { themesByQuarter } from './themes.ts';

const names = ['Halvorsen GmbH', 'Pellet & Rose Ltd (P&R)', 'Dunmore'];
const competitors = names.map(competitorOf);
const paper = (day: string, text: string, name: string) =>
  articlesOfText(`# A paper on something\n\nDaily Cup, ${day}\n\n${text}\n`, name);

const articles = [
  ...paper('1 January 2026', 'Halvorsen sells its app as a subscription to hotels.', 'a.md'),
  ...paper('5 April 2026', 'P&R works with recycled steel, and its app is free of charge.', 'b.md'),
  ...paper('6 April 2026', 'Halvorsen Bank plc offers an app for savings to everybody.', 'c.md'),
  ...paper('9 April 2026', 'Nobody of the list is named in this text on apps.', 'd.md'),
];

it('counts the days since each competitor was named last, counted by hand, the longest first', () => {
  const found = silences(articles, competitors, '2026-04-10');
  // 30 days of January are left, 28 of February, 31 of March and 10 of April.
  expect(found.map(({ name, days, isSilent }) => [name, days, isSilent])).toEqual([
    ['Dunmore', null, true],
    ['Halvorsen GmbH', 30 + 28 + 31 + 10, true],
    ['Pellet & Rose Ltd', 5, false],
  ]);
  expect(found.map(({ articles: count }) => count)).toEqual([0, 1, 1]);
});

it('says nothing of days for an article that is dated after today', () => {
  const [, , last] = silences(articles, competitors, '2026-01-01');
  expect(last).toMatchObject({ name: 'Pellet & Rose Ltd', days: null, isSilent: false });
});

it('counts themes of articles that name a competitor, by quarter', () => {
  const counts = themesByQuarter(articles, competitors);
  expect(
    counts.map(({ theme, quarter, articles: some }) => `${quarter} ${theme} ${some.length}`).toSorted(),
  ).toEqual([
    '2026-Q1 professional 1',
    '2026-Q1 smart 1',
    '2026-Q1 subscription 1',
    '2026-Q2 smart 1',
    '2026-Q2 sustainability 1',
  ]);
});

it.each([
  ['Halvorsen’s Brewline is out.', ['Halvorsen GmbH']],
  ['Halvorsen Launches Brewline 4', ['Halvorsen GmbH']],
  ['Halvorsen Bank plc is another company.', []],
  ['Erik Halvorsen is a person.', []],
  ['Pellet & Rose and P&R are one.', ['Pellet & Rose Ltd', 'Pellet & Rose Ltd']],
  ['halvorsen in small letters is nobody.', []],
])('finds in “%s” only who is listed', (text, expected) => {
  expect(competitorsIn(text, competitors).map(({ name }) => name)).toEqual(expected);
});
