import { describe, expect, it } from 'vitest';
import { makeWorkbook } from '../../tools/testing/make-workbook.ts';
import { april, doubted, planWith, read, statusOf, valueOf } from './testing/plan-with.ts';

describe('files as people have them', () => {
  it('are saved lists, map layers and sheets, whose notes and columns win', async () => {
    const saved = `Title,Note,URL,Tags,Comment
Kenroku-en,needs 2 hours,https://www.google.com/maps/place/Kenrokuen/data=!4m2!3m1!1s0x1:0x2,,
Tea House Marun,closed Wednesdays,"https://www.google.com/maps/@36.5718,136.6563,17z",,
Atlantis,,https://www.google.com/maps/place/Atlantis/data=!4m2!3m1!1s0x5:0x6,,
`;
    const run = await planWith({ ...april, arrival: 'Kanazawa' }, { places: ['saved.csv', saved] });
    expect(statusOf(run, 'Kanazawa Kenrokuen Garden')).toBe('verified');
    expect(statusOf(run, 'Tea House Marun')).toBe('verified');
    expect(statusOf(run, 'Atlantis')).toBe('for review');
    const tea = run.findings.find(({ title }) => title === 'Tea House Marun')!;
    expect(tea.detail).not.toContain('Wednesday');
    expect(read(run)).toContain('Atlantis: the list gives neither a city nor coordinates.');
    expect(read(run)).not.toContain('columns that were not used');
    expect(doubted(run)).toEqual([]);

    const layer = 'WKT,name,description\n"POINT (136.6563 36.5718)",Gold Leaf Shop,"900 yen, 45 min"\n';
    const mapped = await planWith({ ...april, arrival: 'Kanazawa' }, { places: ['layer.csv', layer] });
    expect(statusOf(mapped, 'Gold Leaf Shop')).toBe('verified');
    const visit = mapped.figures.find(({ id }) => /^visit-\d+-own-1$/u.test(id))!;
    expect(visit.inputs.at(-1)!.value).toMatch(/^45/u);
    expect(mapped.figures.find(({ id }) => id === 'cost-entry')!.inputs.map(({ name }) => name)).toContain(
      'Fee of Gold Leaf Shop',
    );
  });

  it('are a workbook of hotels in another currency, one in a city where no train goes', async () => {
    const rows = [
      ['City', 'Hotel', 'Price per night (EUR)'],
      ['Kyoto', 'Maple', 140],
      ['Paris', 'Seine', 200],
    ];
    const hotels = makeWorkbook([{ name: 'Hotels', rows }]);
    const run = await planWith(
      { ...april, arrival: 'Kyoto', must_see: 'Ryoan-ji', budget: '200000' },
      { hotels: ['hotels.xlsx', hotels] },
    );
    // The budget is in yen and there is no rate for the euro of the list.
    expect(valueOf(run, 'cost-hotel-EUR')).toBeUndefined();
    expect(read(run)).toContain('the list gives another currency than the budget');
    expect(read(run)).toContain('Paris: no train of the table leads there.');
    const inEuro = await planWith(
      { ...april, arrival: 'Kyoto', must_see: 'Ryoan-ji', budget: '2000', currency: 'eur' },
      { hotels: ['hotels.xlsx', hotels] },
    );
    expect(valueOf(inEuro, 'cost-hotel-EUR')).toBe('EUR 420.00');
    expect(read(inEuro)).toContain('without a rate it is not held against the budget');
    expect(valueOf(inEuro, 'left')).toBeUndefined();
    expect([...doubted(run), ...doubted(inEuro)]).toEqual([]);
  });

  it('are a mail that names places, of which nothing else is taken', async () => {
    const mail =
      'Your flight NH 204 to Tokyo leaves at 20:45 on 4 April 2027.\nSeat 23A.\n\nDo not miss Meiji Shrine and the Tokyo National Museum!\n';
    const run = await planWith(april, { places: ['mail.txt', mail] });
    expect(run.findings.map(({ title, status }) => `${title} ${status}`)).toEqual([
      'Meiji Shrine verified',
      'Tokyo National Museum verified',
    ]);
    expect(doubted(run)).toEqual([]);
  });

  it('that hold no place are named', async () => {
    const run = await planWith(
      { ...april, must_see: 'Senso-ji' },
      { places: ['list.csv', 'Dish,Price\nSoup,4\n'] },
    );
    expect(read(run)).toContain('list.csv: no list of places and no name of a known place was found in it');
  });
});
