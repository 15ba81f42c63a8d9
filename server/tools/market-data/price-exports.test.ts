import { describe, expect, it } from 'vitest';
import { bytesOf, makeXlsx } from '../testing/make-files.ts';
import { isoDays, readBytes, readText, workdays } from './testing/read-text.ts';
import { isoDay } from './price-series.ts';

const closes = [96.24, 97.42];
const days = ['2026-11-18', '2026-11-19'];

describe('reading the exports people have', () => {
  it.each([
    [
      'yfinance, one security, three header lines',
      'Price,Close,High,Low,Open,Volume\nTicker,ACME,ACME,ACME,ACME,ACME\nDate,,,,,\n2026-11-18,96.24,97.0,94.5,95.0,1200\n2026-11-19,97.42,98.0,95.5,96.0,1300\n',
    ],
    [
      'yfinance with Adj Close and a corner left blank',
      ',Adj Close,Close,High,Low,Open,Volume\n,V,V,V,V,V,V\nDate,,,,,,\n2026-11-18,96.1,96.24,97,94.5,95,1200\n2026-11-19,97.3,97.42,98,95.5,96,1300\n',
    ],
    [
      'yfinance grouped by ticker, with dividends and splits',
      'Ticker,ACME,ACME,ACME,ACME,ACME,ACME,ACME\nPrice,Open,High,Low,Close,Volume,Dividends,Stock Splits\nDate,,,,,,,\n2026-11-18,95,97,94.5,96.24,1200,0.0,0.0\n2026-11-19,96,98,95.5,97.42,1300,0.0,0.0\n',
    ],
    [
      'yfinance history with the midnight of the exchange',
      'Date,Open,High,Low,Close,Volume,Dividends,Stock Splits\n2026-11-18 00:00:00-05:00,95,97,94.5,96.24,1200,0.0,0.0\n2026-11-19 00:00:00-05:00,96,98,95.5,97.42,1300,0.24,0.0\n',
    ],
    [
      'Stooq',
      '<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>\nACME.US,D,20261118,000000,95,97,94.5,96.24,1200,0\nACME.US,D,20261119,000000,96,98,95.5,97.42,1300,0\n',
    ],
    [
      'MetaTrader',
      '<DATE>\t<OPEN>\t<HIGH>\t<LOW>\t<CLOSE>\t<TICKVOL>\t<SPREAD>\n2026.11.18\t95\t97\t94.5\t96.24\t1200\t2\n2026.11.19\t96\t98\t95.5\t97.42\t1300\t2\n',
    ],
    [
      'Investing.com in German',
      '\ufeff"Datum","Zuletzt","Eröffn.","Hoch","Tief","Vol.","+/- %"\n"19.11.2026","97,42","96,00","98,00","95,50","1,30K","1,23%"\n"18.11.2026","96,24","95,00","97,00","94,50","1,20K","-0,40%"\n',
    ],
    [
      'Ariva, with the money traded beside the pieces',
      'Datum;Erster;Hoch;Tief;Schlusskurs;Volumen;Stücke\n19.11.2026;96,00;98,00;95,50;97,42;126.646;1.300\n18.11.2026;95,00;97,00;94,50;96,24;115.488;1.200\n',
    ],
    [
      'Investing.com in English',
      '\ufeff"Date","Price","Open","High","Low","Vol.","Change %"\n"11/19/2026","97.42","96.00","98.00","95.50","1.30K","1.23%"\n"11/18/2026","96.24","95.00","97.00","94.50","1.20K","-0.40%"\n',
    ],
    [
      'Nasdaq',
      'Date,Close/Last,Volume,Open,High,Low\n11/19/2026,$97.42,"1,300",$96.00,$98.00,$95.50\n11/18/2026,$96.24,"1,200",$95.00,$97.00,$94.50\n',
    ],
    [
      'titles above and a remark below',
      'ACME AG;;;;;\nKurse vom 18.11.2026 bis 19.11.2026;;;;;\n\nDatum;Eröffnung;Hoch;Tief;Schlusskurs;Stücke\n18.11.2026;95,00;97,00;94,50;96,24;1.200\n19.11.2026;96,00;98,00;95,50;97,42;1.300\nQuelle: eigene Berechnung, ohne Gewähr;;;;;\n',
    ],
    [
      'a title with commas and a line of units',
      'Historical prices of ACME, Inc., daily\nDate,Open,High,Low,Close,Volume\n,USD,USD,USD,USD,shares\n2026-11-18,95,97,94.5,96.24,1200\n2026-11-19,96,98,95.5,97.42,1300\n,,,,,\n"Source: own sheet, unaudited"\n',
    ],
    [
      'Unix seconds of a New York session',
      'time,open,high,low,close,Volume\n1795012200,95,97,94.5,96.24,1200\n1795098600,96,98,95.5,97.42,1300\n',
    ],
    [
      'an exchange of coins, closed by a time in milliseconds',
      'open_time,open,high,low,close,volume,close_time\n1794960000000,95,97,94.5,96.24,1200,1795046399999\n1795046400000,96,98,95.5,97.42,1300,1795132799999\n',
    ],
    [
      'quantmod names',
      'Date,ACME.Open,ACME.High,ACME.Low,ACME.Close,ACME.Volume\n2026-11-18,95,97,94.5,96.24,1200\n2026-11-19,96,98,95.5,97.42,1300\n',
    ],
    [
      'Last beside Close',
      'Date;Open;High;Low;Last;Close;Number of Shares\n18/11/2026;95;97;94.5;96.20;96.24;1200\n19/11/2026;96;98;95.5;97.40;97.42;1300\n',
    ],
  ])('reads %s', async (_, text) => {
    const series = await readText(text);
    expect(isoDays(series)).toEqual(days);
    expect(Array.from(series.close)).toEqual(closes);
    expect(Array.from(series.high ?? [])).toEqual([97, 98]);
    expect(Array.from(series.volume ?? [])).toEqual([1200, 1300]);
  });

  it('leaves out rows of dividends, splits and days without a price, and says on which lines', async () => {
    const series = await readText(
      'Date,Open,High,Low,Close,Adj Close,Volume\n2026-11-18,95,97,94.5,96.24,96.1,1200\n2026-11-18,0.24 Dividend,,,,,\n2026-11-19,null,null,null,null,null,null\n2026-11-20,96,98,95.5,97.42,97.3,1300\n2026-11-23,4:1 Stock Splits,,,,,\n2026-11-23,0,0,0,0,0,0\n',
    );
    expect(Array.from(series.close)).toEqual(closes);
    expect(Array.from(series.adjusted ?? [])).toEqual([96.1, 97.3]);
    expect(series.quality).toMatchObject({ events: [3, 6], gaps: [4, 7] });
  });

  it('reads a FRED series: a column named after it, a point for a holiday', async () => {
    const series = await readText(
      'DATE,SP500\n2026-11-18,96.24\n2026-11-19,97.42\n2026-11-26,.\n2026-11-27,n/a\n',
    );
    expect([isoDays(series), Array.from(series.close)]).toEqual([days, closes]);
    expect(series.quality.gaps).toEqual([4, 5]);
    const newer = await readText('observation_date,SP500\n2026-11-18,96.24\n2026-11-19,97.42\n2026-11-26,\n');
    expect(newer.quality.gaps).toEqual([4]);
  });

  it('reads volumes in German millions', async () => {
    const series = await readText(
      '"Datum","Zuletzt","Vol."\n"18.11.2026","1.196,24","1,23M"\n"19.11.2026","1.197,42","1,1 Mio."\n',
    );
    expect(Array.from(series.close)).toEqual([1196.24, 1197.42]);
    expect(Array.from(series.volume ?? [])).toEqual([1_230_000, 1_100_000]);
  });

  it('reads a sheet whose table is below its titles', async () => {
    const bytes = makeXlsx({
      Notes: [['Read me', 'first']],
      Prices: [
        ['ACME', 'daily'],
        ['As of', new Date('2026-11-20T00:00:00Z')],
        ['Date', 'Close'],
        [20261118, 96.24],
        [20261119, 97.42],
        ['Source', 'own sheet'],
      ],
    });
    const series = await readBytes(bytes, 'prices.xlsx');
    expect([isoDays(series), Array.from(series.close)]).toEqual([days, closes]);
    expect(Array.from(series.lines)).toEqual([4, 5]);
  });

  it.each([
    [
      'page',
      'prices.html',
      '<h1>Kurse</h1><table><tr><th>Datum</th><th>Schluss</th></tr><tr><td>18.11.2026</td><td>96,24</td></tr><tr><td>19.11.2026</td><td>97,42</td></tr></table>',
    ],
    [
      'note',
      'prices.md',
      '# Kurse\n\n| Datum | Schluss |\n|---|---|\n| 18.11.2026 | 96,24 |\n| 19.11.2026 | 97,42 |\n',
    ],
  ])('reads the table of a %s', async (_, name, text) => {
    const series = await readBytes(bytesOf(text), name);
    expect([isoDays(series), Array.from(series.close)]).toEqual([days, closes]);
  });

  it('refuses whole German prices whose point may be one of decimals', async () => {
    await expect(readText('Datum;Schluss\n18.11.2026;15.234\n19.11.2026;15.310\n')).rejects.toMatchObject({
      message: expect.stringContaining('Line 2, column Schluss: the point in “15.234” can be read'),
      details: { line: 2, column: 'Schluss' },
    });
  });

  it('refuses prices in two currencies, and takes those of the one security that has one', async () => {
    await expect(readText('Date,Close\n2026-11-18,$96.24\n2026-11-19,€97.42\n')).rejects.toMatchObject({
      message: expect.stringContaining(
        'Line 2, column Close: the values of this column are in several units',
      ),
    });
    const rows = days.map((day, i) => `${day},ACME,USD,${closes[i]}\n${day},BORA,EUR,${i + 5}.5`);
    const series = await readText(`Date,Symbol,Currency,Close\n${rows.join('\n')}\n`, { symbol: 'ACME' });
    expect(Array.from(series.close)).toEqual(closes);
  });

  it('joins the times of a column beside the date', async () => {
    const series = await readText(
      'Date,Time,Close\n20261118,090000,95.5\n20261118,160000,96.24\n20261119,160000,97.42\n',
    );
    expect([isoDays(series), Array.from(series.close)]).toEqual([days, closes]);
    expect(series.quality.joinedIntraday).toBe(1);
  });

  it('keeps refusing a broken row inside the table, by its line', async () => {
    const head = 'ACME Inc. prices\n\nDate,Close\n2026-11-18,96.24\n';
    await expect(readText(`${head}see below,97.1\n2026-11-20,98\n`)).rejects.toMatchObject({
      message: 'Line 5, column Date: “see below” is not a date.',
    });
    await expect(readText(`${head}2026-11-19,about 97\n2026-11-20,98\n`)).rejects.toMatchObject({
      message: 'Line 5, column Close: “about 97” is not a number.',
      details: { line: 5, column: 'Close' },
    });
  });
});

describe('several securities in one file', () => {
  const rows = days.flatMap((day, i) => [`${day},ACME,${closes[i]}`, `${day},BORA,${(closes[i] ?? 0) * 3}`]);
  const long = `Date,Symbol,Close\n${rows.join('\n')}\n`;
  const wide = `Date,ACME Close,BORA Close,ACME Volume,BORA Volume\n${days.map((day, i) => `${day},${closes[i]},${i + 5},1,2`).join('\n')}\n`;
  const bare = `Date,ACME,BORA\n${days.map((day, i) => `${day},${closes[i]},${i + 5}`).join('\n')}\n`;
  const pandas = `Price,Close,Close,Volume,Volume\nTicker,ACME,BORA,ACME,BORA\nDate,,,,\n${days.map((day, i) => `${day},${closes[i]},${i + 5},1,2`).join('\n')}\n`;

  it.each([
    ['on rows', long],
    ['in columns', wide],
    ['in bare columns', bare],
    ['under two header lines', pandas],
  ])('%s are refused, naming them, until one is named', async (_, text) => {
    await expect(readText(text)).rejects.toMatchObject({
      code: 'prices.invalid',
      message: expect.stringContaining('the file holds 2 securities: “ACME”, “BORA”'),
      details: { line: expect.any(Number), column: expect.any(String) },
    });
    await expect(readText(text, { symbol: 'NOVA' })).rejects.toMatchObject({ code: 'prices.invalid' });
    for (const wanted of [{ symbol: 'acme' }, { question: 'Is the trend of ACME intact?' }]) {
      const series = await readText(text, wanted);
      expect(Array.from(series.close)).toEqual(closes);
      expect(series.symbol).toBe('ACME');
    }
  });

  it('are not chosen between when the question names both, or names one only as a word', async () => {
    await expect(readText(long, { question: 'Compare ACME with BORA' })).rejects.toMatchObject({
      code: 'prices.invalid',
    });
    const words = long.replaceAll('ACME', 'IT').replaceAll('BORA', 'ON');
    await expect(readText(words, { question: 'How is it going on the market?' })).rejects.toMatchObject({
      code: 'prices.invalid',
    });
  });

  it('on sheets of a workbook are chosen by the sheet’s name', async () => {
    const sheet = (by: number) => [
      ['Date', 'Close'],
      ...days.map((day, i) => [new Date(`${day}T00:00:00Z`), (closes[i] ?? 0) * by]),
    ];
    const bytes = makeXlsx({
      ACME: sheet(1),
      BORA: sheet(3),
      Dividends: [
        ['Date', 'Paid'],
        [new Date(`${days[0]}T00:00:00Z`), 0.2],
      ],
    });
    await expect(readBytes(bytes, 'both.xlsx')).rejects.toMatchObject({
      message: expect.stringContaining('the file holds 2 securities: “ACME”, “BORA”'),
    });
    const series = await readBytes(bytes, 'both.xlsx', { question: 'Is ACME falling?' });
    expect([Array.from(series.close), series.table]).toEqual([closes, 0]);
  });

  it('are seen where days come twice without a name', async () => {
    const twice = workdays(30).flatMap((day, i) => [`${isoDay(day)},${50 + i}`, `${isoDay(day)},${150 + i}`]);
    await expect(readText(`Date,Close\n${twice.join('\n')}\n`)).rejects.toMatchObject({
      message: expect.stringContaining('Line 3, column Date: this day, like others, comes twice'),
    });
  });

  it('refuses a file of another security than the one named', async () => {
    const one = long
      .split('\n')
      .filter((row) => !row.includes('BORA'))
      .join('\n');
    expect((await readText(one)).symbol).toBe('ACME');
    await expect(readText(one, { symbol: 'NOVA' })).rejects.toMatchObject({
      message: 'Line 2, column Symbol: the file holds “ACME”, not “NOVA”.',
    });
  });

  it('refuses two columns of closes that have the same name', async () => {
    await expect(readText('Date,Close,Close\n2026-11-18,1.5,2.5\n')).rejects.toMatchObject({
      code: 'prices.invalid',
    });
  });
});
