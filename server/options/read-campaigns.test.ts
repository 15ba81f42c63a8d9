import { describe, expect, it } from 'vitest';
import { makeWorkbook } from '../tools/testing/make-workbook.ts';
import { readDocument } from '../tools/readers/read-document.ts';
import { readCampaigns, type CampaignsRead, type NumberRole } from './read-campaigns.ts';

async function campaignsIn(content: string | Uint8Array, name = 'export.csv'): Promise<CampaignsRead | null> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const { typedTables } = await readDocument('usr_1', bytes, name);
  for (const [at, table] of typedTables.entries()) {
    const read = readCampaigns({ document: name, at, table }, name);
    if (read !== null) return read;
  }
  return null;
}

/** Each channel with its numbers, as a line of a table. */
const told = (read: CampaignsRead | null, ...roles: NumberRole[]) =>
  read?.campaigns.map(({ name, parts }) => [name, ...roles.map((role) => parts[role]?.value ?? null)]);

describe('campaign reports as people export them', () => {
  it('Google Ads: lines above the head, totals below, thousands, and "--" for nothing', async () => {
    const read = await campaignsIn(
      [
        'Campaign report',
        '"January 1, 2026 - March 31, 2026"',
        'Campaign status,Campaign,Currency code,Clicks,Impr.,CTR,Avg. CPC,Cost,Conversions',
        'Enabled,Brand search,EUR,"1,204","18,310",6.58%,0.62,746.48,61.50',
        'Enabled,Generic search,EUR,"2,911","90,220",3.23%,1.10,3202.10,70.00',
        'Paused,Display test,EUR,0,"4,100",0.00%, --,0.00,0.00',
        'Total: Campaigns, --,EUR,"4,115","112,630",3.65%,0.96,3948.58,131.50',
      ].join('\n'),
    );
    expect(told(read, 'cost', 'clicks', 'impressions', 'sales')).toEqual([
      ['Brand search', 746.48, 1_204, 18_310, 61.5],
      ['Generic search', 3_202.1, 2_911, 90_220, 70],
      ['Display test', 0, 0, 4_100, 0],
    ]);
    expect(read?.campaigns[0]?.currency).toBe('EUR');
    expect(read?.campaigns[0]?.months).toBe(3);
  });

  it.each([
    ['1 May 2026 - 31 October 2026', 6],
    ['1 November 2025 - 31 January 2026', 3],
    ['2 May 2026 - 31 October 2026', 183 / 30.4375],
    ['1 May 2026 - 30 October 2026', 183 / 30.4375],
  ])('a report of %s is of %d months', async (time, months) => {
    const read = await campaignsIn(
      `Campaign performance\n"${time}"\nCampaign,Cost (EUR),Clicks,Conversions\nBrand,746.48,1204,61\nGeneric,90.00,120,2\n`,
    );
    expect(read?.campaigns[0]?.months).toBeCloseTo(months, 9);
  });

  it('a report without days in its rows or above its head has no months', async () => {
    const read = await campaignsIn('Campaign,Cost (EUR),Clicks,Conversions\nBrand,746.48,1204,61\n');
    expect(read?.campaigns[0]?.months).toBeNull();
  });

  it('Meta Ads: results are sales where their indicator says purchases in every row', async () => {
    const head =
      'Reporting starts,Reporting ends,Campaign name,Amount spent (USD),Link clicks,Results,Result indicator';
    const rows = (second: string) =>
      [
        head,
        '2026-07-01,2026-07-31,Prospecting,2000,2500,20,actions:offsite_conversion.fb_pixel_purchase',
        `2026-07-01,2026-07-31,Retargeting,500,800,25,${second}`,
      ].join('\n');
    expect(told(await campaignsIn(rows('actions:omni_purchase')), 'sales')).toEqual([
      ['Prospecting', 20],
      ['Retargeting', 25],
    ]);
    expect(told(await campaignsIn(rows('actions:link_click')), 'sales')).toEqual([
      ['Prospecting', null],
      ['Retargeting', null],
    ]);
  });

  it('a row pasted twice for one month counts once, and its line is named', async () => {
    const read = await campaignsIn(
      [
        'Monat;Kanal;Kosten (€);Klicks;Käufe',
        '02/2026;Meta;900,00;1.750;19',
        '03/2026;Meta;900,00;1.700;17',
        '03/2026;Meta;900,00;1.700;17',
      ].join('\n'),
    );
    expect(told(read, 'cost', 'clicks', 'sales')).toEqual([['Meta', 1_800, 3_450, 36]]);
    expect(read?.refused).toEqual([{ line: 4, why: 'twice' }]);
  });

  it('Meta Ads: the currency in the head, link clicks before all clicks, months from the reporting days', async () => {
    const read = await campaignsIn(
      [
        'Reporting starts,Reporting ends,Campaign name,Campaign delivery,Reach,Impressions,Amount spent (GBP),Clicks (all),Link clicks,Purchases',
        '2026-01-01,2026-03-31,Prospecting,active,41220,120400,1810.40,2200,1490,33',
        '2026-01-01,2026-03-31,Retargeting,active,9020,51020,640.10,1010,802,41',
      ].join('\n'),
    );
    expect(told(read, 'cost', 'clicks', 'sales')).toEqual([
      ['Prospecting', 1_810.4, 1_490, 33],
      ['Retargeting', 640.1, 802, 41],
    ]);
    expect(read?.campaigns[0]?.currency).toBe('GBP');
    expect(read?.campaigns[0]?.months).toBe(3);
  });

  it('LinkedIn: total spent and leads, a row a day', async () => {
    const read = await campaignsIn(
      [
        'Start Date (in UTC)\tCurrency\tCampaign Name\tImpressions\tClicks\tTotal Spent\tLeads',
        '2026-01-05\tUSD\tOps managers\t5200\t61\t402.50\t3',
        '2026-02-05\tUSD\tOps managers\t4900\t55\t377.25\t2',
        '2026-02-05\tUSD\tFinance leads\t2100\t18\t160.00\t0',
      ].join('\n'),
      'linkedin.tsv',
    );
    expect(told(read, 'cost', 'clicks', 'leads', 'sales')).toEqual([
      ['Ops managers', 779.75, 116, 5, null],
      ['Finance leads', 160, 18, 0, null],
    ]);
    expect(read?.campaigns[0]?.months).toBe(2);
  });

  it('Google Analytics: a channel group with cost', async () => {
    const read = await campaignsIn(
      [
        'Session default channel group,Sessions,Key events,Ads cost',
        'Paid Search,5120,101,3300.5',
        'Paid Social,2210,20,1400.25',
      ].join('\n'),
    );
    expect(told(read, 'cost', 'clicks', 'sales')).toEqual([
      ['Paid Search', 3_300.5, 5_120, 101],
      ['Paid Social', 1_400.25, 2_210, 20],
    ]);
  });

  it('an own German workbook by month adds the months of each channel', async () => {
    const rows = [
      ['Monat', 'Kanal', 'Kosten (EUR)', 'Klicks', 'Anfragen', 'Bestellungen'],
      ['2026-01', 'Suche', 1200, 900, 44, 18],
      ['2026-01', 'Newsletter', 200, 410, 12, 9],
      ['2026-02', 'Suche', 1300, 940, 51, 21],
      ['2026-02', 'Newsletter', 200, 388, 10, 7],
    ];
    const read = await campaignsIn(makeWorkbook([{ name: 'Plan', rows }]), 'kanäle.xlsx');
    expect(told(read, 'cost', 'clicks', 'leads', 'sales')).toEqual([
      ['Suche', 2_500, 1_840, 95, 39],
      ['Newsletter', 400, 798, 22, 16],
    ]);
    expect(read?.campaigns[0]?.months).toBe(2);
  });

  it('a German export with decimal commas', async () => {
    const read = await campaignsIn(
      'Kampagne;Klicks;Impressionen;Kosten;Conversions\nMarke;412;9.120;310,55;22,0\nAllgemein;1.203;40.077;1.480,10;30,5\nGesamt;1.615;49.197;1.790,65;52,5\n',
    );
    expect(told(read, 'cost', 'clicks', 'impressions', 'sales')).toEqual([
      ['Marke', 310.55, 412, 9_120, 22],
      ['Allgemein', 1_480.1, 1_203, 40_077, 30.5],
    ]);
  });
});

describe('rows that are not counted', () => {
  it('a row without spend is refused with its line, not taken for free', async () => {
    const read = await campaignsIn(
      'Channel,Spend,Clicks,Sales\nSearch,100,50,5\nSearch,,40,6\nMail,20,30,2\n',
    );
    expect(told(read, 'cost', 'sales')).toEqual([
      ['Search', 100, 5],
      ['Mail', 20, 2],
    ]);
    expect(read?.refused).toEqual([{ line: 3, why: 'cost' }]);
  });

  it('clicks that are all written with a mark are thousands: counts have no decimals', async () => {
    const read = await campaignsIn('Channel;Spend;Clicks;Sales\nSearch;100;1,204;5\nMail;20;2,911;2\n');
    expect(told(read, 'clicks')).toEqual([
      ['Search', 1_204],
      ['Mail', 2_911],
    ]);
  });

  it('spend in two currencies is not added up', async () => {
    const read = await campaignsIn(
      'Channel,Currency,Spend,Clicks,Sales\nSearch,EUR,100,50,5\nSearch,USD,90,40,6\nMail,EUR,20,30,2\n',
    );
    expect(read?.campaigns).toEqual([]);
    expect(read?.roles.refused.find(({ role }) => role === 'cost')?.why).toBe('mixed_currencies');
  });

  it('a table of something else is none', async () => {
    expect(await campaignsIn('Date,Close\n2026-01-01,12\n2026-01-02,13\n')).toBeNull();
    expect(await campaignsIn('Account,Cost\nRent,100\nPower,40\n')).toBeNull();
  });
});
