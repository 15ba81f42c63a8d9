import { describe, expect, it } from 'vitest';
import { readDocument } from '../tools/readers/read-document.ts';
import { nameKey, weigh } from './criteria.ts';
import { readWanted } from './read-wanted.ts';
import { checkMustHaves, readMustHaves } from './must-haves.ts';
import { readAnswer } from './read-answer.ts';
import { readOffers, type OfferTable } from './read-offers.ts';
import { isTotal, openPrices, totalCost } from './total-cost.ts';

async function tablesOf(name: string, text: string): Promise<OfferTable[]> {
  const read = await readDocument('tests', new TextEncoder().encode(text), name);
  return read.typedTables.map((table, at) => ({
    source: { document: name, at, table },
    name: name.replace(/\..*/u, ''),
    mark: null,
  }));
}

describe('an answer', () => {
  it.each([
    ['yes', { kind: 'points', value: 1 }],
    ['teilweise', { kind: 'points', value: 0.5 }],
    ['Nein', { kind: 'points', value: 0 }],
    ['4 of 5', { kind: 'points', value: 0.8 }],
    ['3/5', { kind: 'points', value: 0.6 }],
    ['EUR 1,250.50', { kind: 'number', value: 1250.5, unit: 'EUR' }],
    ['1.250,50 €', { kind: 'number', value: 1250.5, unit: 'EUR' }],
    ['99.95 %', { kind: 'number', value: 99.95, unit: '%' }],
    ['24 months', { kind: 'number', value: 24, unit: 'month' }],
    ['24 Monate', { kind: 'number', value: 24, unit: 'month' }],
    ['n/a', { kind: 'empty' }],
    ['', { kind: 'empty' }],
    ['1.250', { kind: 'unclear' }],
    ['24 months if it is paid in advance', { kind: 'words' }],
    ['returned within 30 days', { kind: 'words' }],
    ['7/5', { kind: 'words' }],
  ])('“%s” is %j', (text, answer) => {
    expect(readAnswer(text, null)).toEqual(answer);
  });

  it('that can be read two ways is read as its document proves', () => {
    expect(readAnswer('1.250', ',')).toMatchObject({ value: 1250 });
    expect(readAnswer('1.250', '.')).toMatchObject({ value: 1.25 });
  });
});

const rfp = `Requirement,Weight,Arden,Belmar
Licence per user and month (EUR),60,10,15
Setup fee (EUR),,2000,0
Uptime (%),40,99.5,99.9
Single sign-on,,yes,no
Exit plan,,data returned in a month,
`;

describe('offers', () => {
  it('are read with a column for each vendor, a vendor in each row, and a sheet of one vendor', async () => {
    const shapes = [
      ...(await tablesOf('rfp.csv', rfp)),
      ...(await tablesOf('list.csv', 'Vendor,Uptime (%),Single sign-on\nCorvo,98,partly\n')),
      ...(await tablesOf('Dunmore.csv', 'Requirement,Answer\nUptime (%),97\nSingle sign-on,yes\n')),
    ];
    const { cells, weights, unread } = readOffers(shapes);
    const of = (vendor: string, criterion: string) =>
      cells.find((one) => one.vendor === vendor && one.criterion === criterion)?.answer;
    expect([...new Set(cells.map(({ vendor }) => vendor))]).toEqual(['Arden', 'Belmar', 'Corvo', 'Dunmore']);
    expect(of('Belmar', 'Uptime (%)')).toMatchObject({ value: 99.9 });
    expect(of('Corvo', 'Single sign-on')).toEqual({ kind: 'points', value: 0.5 });
    expect(of('Dunmore', 'Uptime (%)')).toMatchObject({ value: 97 });
    expect(of('Belmar', 'Exit plan')).toEqual({ kind: 'empty' });
    expect([...weights]).toEqual([
      ['Licence per user and month (EUR)', 60],
      ['Uptime (%)', 40],
    ]);
    expect(unread).toEqual([]);
  });

  it('that name neither vendors nor criteria are reported', async () => {
    const { cells, unread } = readOffers(
      await tablesOf('sales.csv', 'Month,Revenue\n2026-01,4\n2026-02,5\n'),
    );
    expect([cells, unread.length]).toEqual([[], 1]);
  });

  it('cost once, and each month and user over the term; a price without a time is in no total', async () => {
    const tables = await tablesOf('rfp.csv', `${rfp}Training price (EUR),,300,400\n`);
    const weighed = weigh(readOffers(tables), []);
    const cost = totalCost('Arden', weighed, { months: 24, quantity: 5 });
    // 10 a user and month, five users, 24 months, and 2,000 once.
    expect(isTotal(cost) && cost.total).toBe(10 * 5 * 24 + 2000);
    expect(totalCost('Arden', weighed, { months: 24, quantity: null })).toMatchObject({ why: 'quantity' });
    expect(openPrices(weighed)).toEqual(['Training price (EUR)']);
  });

  it('with a missing price or another currency have no total', async () => {
    const gap = weigh(
      readOffers(await tablesOf('a.csv', 'Requirement,Arden,Belmar\nPrice per month (EUR),5,\n')),
      [],
    );
    expect(totalCost('Belmar', gap, { months: 12, quantity: null })).toMatchObject({
      why: 'missing',
      criterion: 'Price per month (EUR)',
    });
    const text = 'Requirement,Arden,Belmar\nFee per month,EUR 5,EUR 6\nSetup fee,USD 10,EUR 9\n';
    const mixed = weigh(readOffers(await tablesOf('b.csv', text)), []);
    expect(totalCost('Arden', mixed, { months: 12, quantity: null })).toMatchObject({ why: 'currency' });
    expect(totalCost('Belmar', mixed, { months: 12, quantity: null })).toMatchObject({ total: 6 * 12 + 9 });
  });
});

describe('criteria', () => {
  it('are read from lines with weight and direction in any order', () => {
    expect(readWanted('Licence 40 lower\nUptime: 35 % higher; Support response 25')).toEqual([
      { name: 'Licence', weight: 40, better: 'lower' },
      { name: 'Uptime', weight: 35, better: 'higher' },
      { name: 'Support response', weight: 25, better: null },
    ]);
    expect(readWanted('annual profit: 40% (higher is better)\nInvestition 20 niedriger ist besser')).toEqual([
      { name: 'annual profit', weight: 40, better: 'higher' },
      { name: 'Investition', weight: 20, better: 'lower' },
    ]);
    expect(
      readWanted(
        'set-up cost: weight 30, lower is better\n- load: weight 20 (5 = easy, lower = hard), higher is better\nNoise (EUR) 10 higher is worse\nGewinn – Gewicht 25 % – je höher, desto besser\nLower deck space 5 more',
      ),
    ).toEqual([
      { name: 'set up cost', weight: 30, better: 'lower' },
      { name: 'load', weight: 20, better: 'higher' },
      { name: 'Noise EUR', weight: 10, better: 'lower' },
      { name: 'Gewinn', weight: 25, better: 'higher' },
      { name: 'Lower deck space', weight: 5, better: 'higher' },
    ]);
    expect(nameKey('  Single-Sign-On (SSO) ')).toBe('single sign on sso');
  });

  it('weigh as the form says, else as the file says, else all the same; what cannot be compared is not scored', async () => {
    const text = `${rfp}Notice,,3 months,90 days\nColour,,4,5\n`;
    const offers = readOffers(await tablesOf('rfp.csv', text));
    const byFile = weigh(offers, []);
    expect(byFile.weightsFrom).toBe('file');
    // Price 60: Arden 1, Belmar 0; uptime 40: Arden 0, Belmar 1.
    expect(byFile.result?.scores.map(({ option, score }) => [option, score])).toEqual([
      ['Arden', 0.6],
      ['Belmar', 0.4],
    ]);
    const lines = 'uptime 10\nsingle sign-on 10\nnotice 10\ncolour 10\nexit plan 10\nparking 10';
    const byForm = weigh(offers, readWanted(lines));
    expect(byForm.notScored).toContainEqual(expect.objectContaining({ criterion: 'Notice', why: 'units' }));
    expect(byForm.notScored).toContainEqual(
      expect.objectContaining({ criterion: 'Colour', why: 'direction' }),
    );
    expect(byForm.notScored).toContainEqual(
      expect.objectContaining({ criterion: 'Exit plan', why: 'words' }),
    );
    expect(byForm.unknown).toEqual(['parking']);
    expect(byForm.result?.scores.map(({ score }) => score)).toEqual([0.5, 0.5]);
    const equal = weigh(readOffers(await tablesOf('list.csv', 'Vendor,Uptime (%)\nA,98\nB,99\n')), []);
    expect(equal.weightsFrom).toBe('equal');
  });

  it('of one vendor give no result', async () => {
    expect(weigh(readOffers(await tablesOf('a.csv', 'Vendor,Uptime (%)\nA,98\n')), []).result).toBeNull();
  });
});

describe('what would mislead', () => {
  it('a limit in one unit is not met by a number in another', async () => {
    const text =
      'Requirement,Arden,Belmar\nResponse time,2 days,6 hours\nSetup fee,EUR 900,EUR 800\nUptime (%),99,98\n';
    const weighed = weigh(readOffers(await tablesOf('a.csv', text)), []);
    const lines = 'Response time at most 8 hours\nSetup fee at most USD 1000\nUptime at least 98.5 %';
    expect(checkMustHaves(readMustHaves(lines), weighed).map(({ status, why }) => [status, why])).toEqual([
      ['for review', 'unit'],
      ['verified', 'yes'],
      ['for review', 'unit'],
      ['for review', 'unit'],
      ['verified', 'yes'],
      ['not verified', 'no'],
    ]);
  });

  it('a limit in hours is not met by days of which every vendor writes', async () => {
    const text =
      'Requirement,Arden,Belmar\nResponse time,2 days,3 days\nSetup fee,EUR 900,EUR 800\nUptime (%),99,98\n';
    const weighed = weigh(readOffers(await tablesOf('a.csv', text)), []);
    const found = checkMustHaves(readMustHaves('Response time at most 8 hours'), weighed);
    expect(found.map(({ status, why }) => [status, why])).toEqual([
      ['for review', 'unit'],
      ['for review', 'unit'],
    ]);
    const inDays = checkMustHaves(readMustHaves('Response time at most 2 days'), weighed);
    expect(inDays.map(({ status }) => status)).toEqual(['verified', 'not verified']);
  });

  it('an amount in thousands is one of its size beside an offer in full', async () => {
    const offers = readOffers([
      ...(await tablesOf(
        'a.csv',
        'Requirement,Arden,Belmar\nSetup fee (EUR thousand),2,3\nUptime (%),99,98\n',
      )),
      ...(await tablesOf('Corvo.csv', 'Requirement,Answer\nSetup fee,EUR 2500\n')),
    ]);
    expect(offers.cells.flatMap(({ answer }) => (answer.kind === 'number' ? [answer] : []))).toMatchObject([
      { value: 2000, unit: 'EUR' },
      { value: 3000, unit: 'EUR' },
      { value: 99, unit: '%' },
      { value: 98, unit: '%' },
      { value: 2500, unit: 'EUR' },
    ]);
  });

  it('a row that adds others up is neither added to them nor scored beside them', async () => {
    const text =
      'Requirement,Arden,Belmar\nLicence per year (EUR),1000,900\nSupport per year (EUR),200,400\nTotal cost per year (EUR),1200,1300\n';
    const weighed = weigh(readOffers(await tablesOf('a.csv', text)), []);
    expect(totalCost('Arden', weighed, { months: 12, quantity: null })).toMatchObject({ total: 1200 });
    expect(weighed.notScored).toContainEqual(
      expect.objectContaining({ criterion: 'Total cost per year (EUR)', why: 'total' }),
    );
    const alone = weigh(
      readOffers(await tablesOf('b.csv', 'Requirement,A,B\nTotal cost per year (EUR),5,6\n')),
      [],
    );
    expect(totalCost('A', alone, { months: 12, quantity: null })).toMatchObject({ total: 5 });
  });

  it('of two answers to one question neither is used, and both are reported', async () => {
    const tables = [
      ...(await tablesOf('a.csv', 'Vendor,Uptime (%),Rating\nArden,99,4\nBelmar,98,5\n')),
      ...(await tablesOf('b.csv', 'Vendor,uptime (%)\nARDEN,90\nBelmar,98\n')),
    ];
    const weighed = weigh(readOffers(tables), []);
    expect(weighed.vendors).toEqual(['Arden', 'Belmar']);
    expect(weighed.criteria).toEqual(['Uptime (%)', 'Rating']);
    expect(weighed.conflicts.map(({ first, second }) => [first.vendor, first.text, second.text])).toEqual([
      ['Arden', '99', '90'],
    ]);
    expect(weighed.result?.scores.find(({ option }) => option === 'Arden')?.coverage).toBe(0.5);
  });

  it('a price on request is no answer, and leaves the others comparable', async () => {
    const text = 'Requirement,Arden,Belmar,Corvo\nPrice per month (EUR),10,on request,20\n';
    const weighed = weigh(readOffers(await tablesOf('a.csv', text)), []);
    expect(weighed.notScored).toMatchObject([]);
    expect(weighed.result?.scores.map(({ option, score }) => [option, score])).toEqual([
      ['Arden', 1],
      ['Corvo', 0],
      ['Belmar', null],
    ]);
    expect(totalCost('Belmar', weighed, { months: 12, quantity: null })).toMatchObject({ why: 'words' });
  });

  it('a number of licences is no price', async () => {
    const weighed = weigh(readOffers(await tablesOf('a.csv', 'Requirement,A,B\nLicence seats,5,6\n')), []);
    expect(weighed.notScored).toMatchObject([{ criterion: 'Licence seats', why: 'direction' }]);
  });
});

describe('must-haves', () => {
  it('keep a limit as it is said: “no more than” holds it, “below” leaves it out, and nothing costs nothing', async () => {
    const text = 'Requirement,Arden,Belmar\nSetup fee,EUR 500,0\n';
    const weighed = weigh(readOffers(await tablesOf('a.csv', text)), []);
    const said = (line: string) => checkMustHaves(readMustHaves(line), weighed).map(({ why }) => why);
    expect(said('Setup fee no more than EUR 500')).toEqual(['yes', 'yes']);
    expect(said('Setup fee below EUR 500')).toEqual(['no', 'yes']);
    expect(said('Setup fee not below EUR 500')).toEqual(['yes', 'no']);
    expect(said('Setup fee nicht mehr als EUR 499')).toEqual(['no', 'yes']);
    expect(said('Setup fee more than EUR 500')).toEqual(['no', 'no']);
  });

  it('are verified by yes or within the limit, and never without an answer', async () => {
    const weighed = weigh(readOffers(await tablesOf('rfp.csv', rfp)), []);
    const lines = 'Single sign-on\nUptime at least 99.8\nSetup fee at most 1000\nExit plan\nISO 27001';
    const checks = checkMustHaves(readMustHaves(lines), weighed);
    expect(checks.map(({ mustHave: { name }, vendor, status, why }) => [name, vendor, status, why])).toEqual([
      ['Single sign-on', 'Arden', 'verified', 'yes'],
      ['Single sign-on', 'Belmar', 'not verified', 'no'],
      ['Uptime', 'Arden', 'not verified', 'no'],
      ['Uptime', 'Belmar', 'verified', 'yes'],
      ['Setup fee', 'Arden', 'not verified', 'no'],
      ['Setup fee', 'Belmar', 'verified', 'yes'],
      ['Exit plan', 'Arden', 'for review', 'words'],
      ['Exit plan', 'Belmar', 'not verified', 'empty'],
      ['ISO 27001', 'Arden', 'not verified', 'unknown'],
      ['ISO 27001', 'Belmar', 'not verified', 'unknown'],
    ]);
  });
});
