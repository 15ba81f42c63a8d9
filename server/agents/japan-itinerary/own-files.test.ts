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

  it('are wishes beside those that were typed, and keep what is booked', async () => {
    const saved = `Title,Note,Comment
Meiji Shrine,be there before 8,
Ghibli Museum,tickets for Thu 8 April 10:00,
Tokyo National Museum,"booked 9 April, 11:00",
`;
    const run = await planWith({ ...april, must_see: 'Senso-ji' }, { places: ['saved.csv', saved] });
    expect([valueOf(run, 'placed'), valueOf(run, 'wanted')]).toEqual(['3', '4']);
    expect(read(run)).toMatch(/2027-04-08 \| 10:00–12:00 \| Ghibli Museum \|.*booked for this day, you say/u);
    expect(read(run)).toContain(
      'Tokyo National Museum: the day you have booked it for is no day of the trip.',
    );
    expect(read(run)).toContain('Meiji Shrine: not all of the note “be there before 8” was understood.');
    expect(doubted(run)).toEqual([]);
  });

  it('only fill free time where beside them not all that was typed has a place', async () => {
    const near = 'Name,City\nSenso-ji,Tokyo\nNakamise-dori,Tokyo\nUeno Park,Tokyo\n';
    const run = await planWith(
      {
        from: '2027-04-07',
        to: '2027-04-07',
        must_see: 'Ghibli Museum',
        numbers: 'day = 240\nfirst day = 240',
      },
      { places: ['near.csv', near] },
    );
    expect(statusOf(run, 'Ghibli Museum')).toBe('verified');
    expect([valueOf(run, 'placed'), valueOf(run, 'wanted')]).toEqual(['1', '4']);
    expect(read(run)).toMatch(/Of your list, which only fills free time .*: .*Ueno Park/u);
    expect(read(run)).not.toContain('Nothing has to change');
    expect(doubted(run)).toEqual([]);
  });

  it('name the town in a column “Ort” where another names the place, and days at New Year', async () => {
    const list =
      'Nr.;Ort;Was;Anmerkung\n1;Tokio;Senso-ji;30. und 31.12. geschlossen\n2;Tokio;Shinjuku Gyoen;montags zu\n';
    const year = { from: '2026-12-30', to: '2027-01-02' };
    const run = await planWith(year, { places: ['liste.csv', list] }, 'de');
    expect(read(run)).toMatch(/2027-01-0[12] \| [\d:–]+ \| Senso-ji Temple \|/u);
    // Its source closes it from 29 December to 3 January, whatever the person notes of Mondays.
    expect(statusOf(run, 'Shinjuku Gyoen National Garden')).toBe('not verified');
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
