import { describe, expect, it } from 'vitest';
import { goalOf, readCosts } from '../../emissions/measures.ts';
import { speaking } from '../../language/language.ts';
import { makeWorkbook } from '../../tools/testing/make-workbook.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../testing/run-agent.ts';

type Content = string | Uint8Array;

async function compute(
  files: Readonly<Record<string, Content>>,
  inputs: Readonly<Record<string, string>> = {},
  language: 'en' | 'de' = 'en',
): Promise<FinishedRun> {
  const bytes = (one: Content) => (typeof one === 'string' ? new TextEncoder().encode(one) : one);
  const entries = Object.entries(files).map(
    ([name, one], i) => [`fil_${i + 1}`, { name, bytes: bytes(one) }] as const,
  );
  const lanes = entries.map(([id]) => id).join(',');
  const given = { ...(lanes === '' ? {} : { lanes }), depth: 'standard', ...inputs };
  return await speaking(language, () =>
    runAgent(agentOf('logistics-sustainability', language), given, {
      tools: memoryTools(Object.fromEntries(entries)),
    }),
  );
}

const figure = (run: FinishedRun, id: string) => run.figures.find((one) => one.id === id);
const valueOf = (run: FinishedRun, id: string) => figure(run, id)?.value.replaceAll('\u00a0', ' ');
const doubted = (run: FinishedRun) =>
  run.claims.filter(({ supported }) => !supported).map(({ text }) => text);

/** kg CO2e for a tonne over a kilometre, tank to wheel and well to tank, from the rows of the published table. */
const artic = 0.07703 + 0.01799;
const anyTruck = 0.10163 + 0.02359;
const rail = 0.02779 + 0.00691;
const ship = 0.01612 + 0.00365;
const longFlight = 0.89939 + 0.13516;
const mile = 1.609344;
const pound = 0.45359237;

const lanes = `From,To,Vehicle,Weight (kg),Distance (km)
Arden,Belton,40 t,21500,620
Belton,Corley,Truck,9000,180
Corley,Dunmere,Rail,48000,900
`;

describe('emissions of lanes', () => {
  it('are tonnes × kilometres × the factor of the vehicle, with cells, factor and its ID', async () => {
    const run = await compute({ 'lanes.csv': lanes });
    expect(valueOf(run, 'co2e-arden-belton-artic-40')).toBe(`${((21.5 * 620 * artic) / 1_000).toFixed(2)} t`);
    expect(valueOf(run, 'co2e-belton-corley-hgv')).toBe(`${((9 * 180 * anyTruck) / 1_000).toFixed(3)} t`);
    expect(valueOf(run, 'co2e-corley-dunmere-rail')).toBe(`${((48 * 900 * rail) / 1_000).toFixed(2)} t`);
    expect(
      figure(run, 'co2e-arden-belton-artic-40')?.inputs.map(
        ({ name, value }) => `${name} ${value.replace('\u00a0', ' ')}`,
      ),
    ).toEqual([
      'weight 21,500 kg',
      'distance 620 km',
      'factor tank to wheel 0.07703',
      'factor well to tank 0.01799',
    ]);
    expect(run.report).toContain('27_304_3132_14_1');
    expect(run.report).toContain('those of the government of the United Kingdom for 2025');
    expect(doubted(run)).toEqual([]);
  });

  it('convert pounds and miles exactly', async () => {
    const run = await compute({
      'us.csv':
        'Shipment,Mode,Weight,Weight UoM,Distance,Distance UoM\nA1,Truck,42000,lb,612,mi\nA2,Ocean FCL,48000,lb,5400,mi\n',
    });
    const [a, b] = [42 * pound * 612 * mile, 48 * pound * 5_400 * mile];
    expect(valueOf(run, 'tkm-a1-hgv')).toBe(Math.round(a).toLocaleString('en-US'));
    expect(valueOf(run, 'co2e-total')).toBe(`${((a * anyTruck + b * ship) / 1_000).toFixed(2)} t`);
  });

  it('say rail, ship and full trucks against today, with a range of loads', async () => {
    const run = await compute({ 'lanes.csv': `${lanes}Dunmere,Eastport,Air,500,6000\n` });
    const tkm = 21.5 * 620;
    expect(valueOf(run, 'saved-rail')).toBe(`${((tkm * (artic - rail)) / 1_000).toFixed(3)} t`);
    expect(valueOf(run, 'least-rail')).toBe(`${((tkm * (0.05988 + 0.01403 - rail)) / 1_000).toFixed(3)} t`);
    expect(valueOf(run, 'most-rail')).toBe(`${((tkm * (0.09612 + 0.02244 - rail)) / 1_000).toFixed(2)} t`);
    expect(valueOf(run, 'saved-sea')).toBe(`${((3_000 * (longFlight - ship)) / 1_000).toFixed(2)} t`);
    const full = tkm * (artic - 0.05988 - 0.01403) + 9 * 180 * (anyTruck - 0.07431 - 0.01757);
    expect(valueOf(run, 'saved-full')).toBe(`${(full / 1_000).toFixed(3)} t`);
  });

  it('count a row without weight as not computed, and not as zero', async () => {
    const run = await compute({
      'lanes.csv': `${lanes}Dunmere,Eastport,Truck,,400\nEastport,Arden,Truck,800,\n`,
    });
    expect(valueOf(run, 'rows')).toBe('3');
    expect(valueOf(run, 'rows-refused')).toBe('2');
    expect(run.report).toContain('lanes.csv: no weight (line 5)');
    expect(run.report).toContain('lanes.csv: no distance (line 6)');
  });

  it('leave out totals, and add the rows of one lane', async () => {
    const run = await compute({ 'lanes.csv': `${lanes}Arden,Belton,40 t,10000,620\nTotal,,,88500,\n` });
    expect(valueOf(run, 'rows')).toBe('4');
    expect(valueOf(run, 'co2e-arden-belton-artic-40')).toBe(`${((31.5 * 620 * artic) / 1_000).toFixed(2)} t`);
  });

  it.each([
    ['en', 'ID', 'the same row again, with its number: counted once (line 4)'],
    ['de', 'Sendungsnr.', 'dieselbe Zeile noch einmal, mit ihrer Nummer: einmal gezählt (Zeile 4)'],
  ] as const)('count a shipment once that comes twice with its number (%s)', async (language, id, said) => {
    const rows = ['7,Arden,Belton,40 t,21500,620', '8,Arden,Belton,40 t,21500,620'];
    const text = [`${id},From,To,Vehicle,Weight (kg),Distance (km)`, ...rows, rows[0], ''].join('\n');
    const run = await compute({ 'l.csv': text }, {}, language);
    expect(valueOf(run, 'rows')).toBe('2');
    expect(valueOf(run, 'rows-refused')).toBeUndefined();
    expect(run.report).toContain(said);
    expect(doubted(run)).toEqual([]);
  });

  it('count equal rows without a number each: they may be two trips', async () => {
    const run = await compute({ 'lanes.csv': `${lanes}Arden,Belton,40 t,21500,620\n` });
    expect(valueOf(run, 'rows')).toBe('4');
  });
});

describe('vehicle and mode', () => {
  it.each([
    ['Ocean', 'Reefer 40 ft', 'ship-container'],
    ['Road', 'Container', 'hgv'],
    ['Rail', '40 t trailer', 'rail'],
    ['LTL', 'Van', 'hgv'],
    ['Road', 'Van', 'van'],
    ['Road', '40 t', 'artic-40'],
  ])('%s with %s is computed as %s', async (mode, vehicle, key) => {
    const run = await compute({
      'l.csv': `Lane,Mode,Vehicle,Weight (t),Distance (km)\nX,${mode},${vehicle},12,340\nY,${mode},${vehicle},9,120\n`,
    });
    expect(run.figures.map(({ id }) => id)).toContain(`co2e-x-${key}`);
  });
});

describe('goal and payback', () => {
  it('hold the best measure against the goal, and give years only where something comes back', async () => {
    const run = await compute(
      { 'lanes.csv': lanes },
      {
        goal: '20 % by 2030',
        costs: 'rail: EUR 40,000 once, -12,000 a year\nload: EUR 9,000 once, 500 a year\nhope: 3',
      },
    );
    const whole = 21.5 * 620 * artic + 9 * 180 * anyTruck + 48 * 900 * rail;
    expect(valueOf(run, 'goal-need')).toBe(`${((0.2 * whole) / 1_000).toFixed(3)} t`);
    expect(valueOf(run, 'payback-rail')).toBe('3.3 years');
    expect(run.report).toContain('never: nothing comes back each year');
    expect(run.report).toContain('Not understood among the costs: hope: 3');
  });

  it('read costs and goals in both languages, and nothing that is unclear', () => {
    expect(readCosts('Schiene: 40.000 EUR einmalig, -12.000 EUR pro Jahr').costs.get('rail')).toEqual({
      once: 40_000,
      yearly: -12_000,
      currency: 'EUR',
    });
    expect(readCosts('rail: EUR 40,5 once, 1 a year').costs.size).toBe(0);
    expect(readCosts('rail: EUR 40 once, USD 1 a year').notUnderstood).toHaveLength(1);
    expect(goalOf('minus 42,5 % bis 2030')).toBeCloseTo(0.425);
    expect(goalOf('net zero')).toBeNull();
  });
});

describe('own exports', () => {
  it('a German file with decimal commas gives the same figures in German', async () => {
    const csv =
      'Relation;Verkehrsträger;Gewicht (t);Entfernung (km)\nA-B;LKW;1.250,5;412,0\nB-C;Bahn;3.400,0;680,5\nGesamt;;4.650,5;\n';
    const [de, en] = [
      await compute({ 'relationen.csv': csv }, {}, 'de'),
      await compute({ 'relationen.csv': csv }),
    ];
    expect(valueOf(de, 'co2e-a-b-hgv')).toBe(
      `${((1_250.5 * 412 * anyTruck) / 1_000).toFixed(1).replace('.', ',')} t`,
    );
    expect(de.figures.map(({ id }) => id)).toEqual(en.figures.map(({ id }) => id));
    expect(doubted(de)).toEqual([]);
  });

  it('weights with marks for thousands are read where every number shows it, and it is said', async () => {
    const rows = [
      'S1,A,B,Road,"21,400",778',
      'S2,A,B,Road,"19,850",778',
      'S3,C,D,Rail,"24,000",1105',
      'S4,E,F,Van,620,72',
    ];
    const run = await compute({
      'tms.csv': `Shipment ID,Origin City,Destination City,Mode,Gross Weight (kg),Distance (km)\n${rows.join('\n')}\n`,
    });
    expect(valueOf(run, 'tkm-a-b-hgv')).toBe(Math.round((21.4 + 19.85) * 778).toLocaleString('en-US'));
    expect(run.report).toContain('the mark was read as one of thousands');
    const unclear = await compute({
      'tms.csv': `Origin,Destination,Mode,Weight (kg),Distance (km)\nA,B,Road,"21,400",778\nA,C,Road,"19,850",70\n`,
    });
    expect(unclear.isUnanswered).toBe(true);
  });

  it('a fuel card export as a workbook is held against the lanes; AdBlue is no diesel', async () => {
    const rows = [
      ['Date', 'Registration', 'Product', 'Quantity', 'Unit'],
      ['2025-01-31', 'AB 1', 'Diesel', 300, 'l'],
      ['2025-02-28', 'AB 1', 'Diesel', 200, 'l'],
      ['2025-02-28', 'AB 1', 'AdBlue', 40, 'l'],
    ];
    const run = await compute({ 'lanes.csv': lanes, 'fuel.xlsx': makeWorkbook([{ name: 'Fuel', rows }]) });
    expect(valueOf(run, 'fuel-litres')).toBe('500 l');
    expect(valueOf(run, 'fuel-co2e')).toBe(`${((500 * (2.57082 + 0.61101)) / 1_000).toFixed(2)} t`);
    expect(run.report).toContain('no diesel: AdBlue');
  });

  it('a fleet list with litres of diesel is computed without lanes; litres of an unknown fuel are not', async () => {
    const run = await compute({
      'fleet.csv': 'Registration,Vehicle,Diesel (l),Km\nAB 1,40t,12400,38200\nAB 2,Van,2100,21000\n',
    });
    expect(valueOf(run, 'fuel-co2e')).toBe(`${((14_500 * (2.57082 + 0.61101)) / 1_000).toFixed(1)} t`);
    expect(run.report).toContain('No lanes were given');
    const unsaid = await compute({ 'fleet.csv': 'Registration,Litres\nAB 1,12400\nAB 2,2100\n' });
    expect(unsaid.isUnanswered).toBe(true);
    expect(unsaid.report).toContain('the fuel is not said');
  });

  it('takes the weight that moved, and no shipment that was cancelled', async () => {
    const csv = [
      'Load ID,Origin City,Dest City,Service,Status,Chargeable Wt (lb),Actual Wt (lb),Miles',
      'L-1,Arden,Belton,FTL Dry Van,Delivered,44000,41200,1045',
      'L-2,Arden,Corley,FTL Reefer,Cancelled,40000,38500,780',
      'L-3,Belton,Corley,LTL,Delivered,6500,5900,570',
      'L-4,Belton,Dunmere,LTL,Delivered,7000,,570',
    ].join('\n');
    const run = await compute({ 'tms.csv': csv });
    const tkm = (41_200 * 1_045 * pound * mile) / 1_000;
    expect(valueOf(run, 'tkm-arden-belton-artic')).toBe(Math.round(tkm).toLocaleString('en'));
    expect(run.report).toContain('“Actual Wt (lb)” was read as the weight');
    expect(run.report).toContain('not carried by its status: Cancelled');
    expect(run.report).toContain('no weight (line 5)');
    expect(doubted(run)).toEqual([]);
  });

  it('takes a credit of the fuel card off, and says so', async () => {
    const csv =
      'Datum;Warenart;Menge;ME\n31.03.2024;Diesel;1.000,50;Liter\n30.06.2024;Diesel;-420,00;Liter\n30.06.2024;Maut;;\n';
    const run = await compute({ 'karte.csv': csv }, {}, 'de');
    expect(valueOf(run, 'fuel-co2e')).toBe(
      `${((580.5 * (2.57082 + 0.61101)) / 1_000).toFixed(2).replace('.', ',')} t`,
    );
    expect(run.report).toContain('negative Liter, als Gutschrift abgezogen (Zeile 3)');
    expect(doubted(run)).toEqual([]);
  });

  it('a number of trips beside a weight is not multiplied, and that is said', async () => {
    const run = await compute({
      'l.csv': 'Lane,Mode,Weight (t),Distance (km),Trips per year\nX,Road,12,340,52\nY,Road,9,120,26\n',
    });
    expect(valueOf(run, 'tkm-x-hgv')).toBe('4,080');
    expect(run.report).toContain('Trips per year was not multiplied; each weight was taken once');
    expect(doubted(run)).toEqual([]);
  });

  it('lanes without a vehicle are computed with the one of the form, which is said', async () => {
    const csv = 'Lane,Weight (t),Distance (km)\nX,1200,340\nY,900,120\n';
    expect((await compute({ 'l.csv': csv })).report).toContain('no vehicle said; choose one in the form');
    const run = await compute({ 'l.csv': csv }, { vehicle: 'hgv' });
    expect(valueOf(run, 'co2e-total')).toBe(
      `${(((1_200 * 340 + 900 * 120) * anyTruck) / 1_000).toFixed(1)} t`,
    );
    expect(valueOf(run, 'rows-default')).toBe('2');
  });
});

describe('bad input', () => {
  it('places without distances are said, and not guessed', async () => {
    const run = await compute({
      'places.csv': 'Von;Nach;Gewicht (kg)\nHamburg;Berlin;12000\nBerlin;Dresden;8000\n',
    });
    expect(run.isUnanswered).toBe(true);
    expect(run.report).toContain('places alone are not turned into kilometres');
  });

  it('a weight without a unit, or in tons, is not taken for kilograms', async () => {
    const csv = 'Lane,Weight,Distance (km),Vehicle\nX,1200,340,Truck\nY,900,120,Truck\n';
    expect((await compute({ 'l.csv': csv })).isUnanswered).toBe(true);
    expect(valueOf(await compute({ 'l.csv': csv }, { weight_unit: 'kg' }), 'tkm-x-hgv')).toBe('408');
    const tons = await compute({
      'l.csv': 'Lane,Weight (tons),Distance (km),Vehicle\nX,12,340,Truck\nY,9,120,Truck\n',
    });
    expect(tons.report).toContain('weight without a unit that is known');
  });

  it('where no lane can be computed, words and columns of the file are supported by where they are', async () => {
    const run = await compute({
      'lanes.csv':
        'From,To,Vehicle,Weight (kg),Distance (km),Dispatcher\nArden,Belton,Dogsled,900,62,Ostrow\n',
    });
    expect(run.isUnanswered).toBe(true);
    expect(run.report).toMatch(/Dogsled\[\d+\]\(#source:/);
    expect(run.report).toMatch(/Dispatcher\[\d+\]\(#source:/);
    expect(doubted(run)).toEqual([]);
  });

  it('an unknown vehicle, a price series, an empty file and no file each have their sentence', async () => {
    expect((await compute({ 'lanes.csv': `${lanes}Dunmere,Eastport,Drone,5,3\n` })).report).toContain(
      'vehicle or mode not known: Drone',
    );
    const prices = await compute({ 'prices.csv': 'Date,Close\n2025-01-01,12\n2025-01-02,13\n' });
    expect(prices.report).toContain('prices.csv: neither lanes with a weight nor litres of diesel');
    await expect(compute({})).rejects.toMatchObject({ code: 'agent.inputs_invalid' });
  });
});
