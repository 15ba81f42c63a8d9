import { describe, expect, it } from 'vitest';
import { researchTexts } from './testing/research-texts.ts';

type Room = readonly [file: string, text: string][];

async function expectedIn(company: string, room: Room, language: 'en' | 'de'): Promise<string> {
  const { report } = await researchTexts(company, Object.fromEntries(room), language);
  return report.replaceAll(/\[\d+\]\(#source:\d+\)/gu, '').replaceAll('\u00a0', ' ');
}
const english = (...room: Room) => expectedIn('Hollin Gears plc', room, 'en');
const german = (...room: Room) => expectedIn('Brandau Pumpen AG', room, 'de');

const march: [string, string] = [
  'results.md',
  '# Hollin Gears plc\n\nLeeds, 4 March 2025\n\nHollin Gears plc makes gears in Leeds. Hollin Gears plc expects revenue of £50 million for 2025.\n',
];
const maerz: [string, string] = [
  'bericht.md',
  '# Brandau Pumpen AG\n\nHusum, 4. März 2025\n\nDie Brandau Pumpen AG baut Pumpen in Husum. Für 2025 erwartet die Brandau Pumpen AG einen Umsatz von 50 Mio. Euro.\n',
];

describe('what is expected is given with its day (C1)', () => {
  it('at the head of the report and in its table', async () => {
    const told = await english(march);
    expect(told).toContain('Revenue 2025 is expected at GBP 50 million (as of 4 Mar 2025)');
    expect(told).toContain('| Revenue 2025 | GBP 50 million (as of 4 Mar 2025) | — |');
    const gesagt = await german(maerz);
    expect(gesagt).toContain('Umsatz 2025: erwartet werden 50 Mio. EUR (Stand 4. März 2025)');
    expect(gesagt).toContain('| Umsatz 2025 | 50 Mio. EUR (Stand 4. März 2025) | — |');
  });

  it('and a budget is called one', async () => {
    const told = await english([
      'pack.md',
      '# Hollin Gears plc\n\nHollin Gears plc makes gears in Leeds.\n\n| £ million | 2024 | Budget 2025 |\n| - | - | - |\n| Revenue | 44.0 | 51.0 |\n| EBITDA | 6.1 | 7.2 |\n',
    ]);
    expect(told).toContain('GBP 51.0 million (budget, no date read)');
    const gesagt = await german([
      'mappe.md',
      '# Brandau Pumpen AG\n\nDie Brandau Pumpen AG baut Pumpen in Husum.\n\n| Mio. EUR | 2024 | Plan 2025 |\n| - | - | - |\n| Umsatz | 44,0 | 51,0 |\n| EBITDA | 6,1 | 7,2 |\n',
    ]);
    expect(gesagt).toContain('51,0 Mio. EUR (Plan, kein Datum gelesen)');
  });

  it('an old plan has not the day of the minutes that tell of it', async () => {
    const gesagt = await german([
      'protokoll.md',
      '# Brandau Pumpen AG\n\nHusum, 4. März 2025\n\nDie Brandau Pumpen AG baut Pumpen in Husum. Geplant war 2024 bei der Brandau Pumpen AG ein Umsatz von 48 Mio. Euro.\n',
    ]);
    expect(gesagt).toContain('48 Mio. EUR (Plan, kein Datum gelesen)');
  });
});

describe('what may be overtaken is not given as what is expected (C1)', () => {
  it.each([
    'The budget and the outlook for revenue are no longer realistic, she said in passing.',
    'We have had to trim the guidance, as everybody in this room knows.',
    'Revenue guidance was cut a little after the summer.',
    'On revenue the guidance we gave is out of reach.',
  ])('in English: %s', async (said) => {
    const told = await english(march, [
      'call.md',
      `# Hollin Gears plc: call\n\n6 October 2025\n\nHollin Gears plc spoke to its banks. ${said}\n`,
    ]);
    expect(told).not.toContain('is expected at');
    expect(told).toMatch(/GBP 50 million \(as of 4 Mar 2025, (?:may be superseded|outlook changed)/u);
    expect(told).toContain(`“${said}” |`);
  });

  it.each([
    'An der Prognose halten wir so nicht länger fest.',
    'Die Umsatzerwartungen haben wir inzwischen etwas nach unten angepasst.',
    'Beim Umsatz sind die Ziele aus heutiger Sicht nicht mehr zu schaffen.',
    'Das Budget ist für uns vom Tisch.',
  ])('in German: %s', async (said) => {
    const gesagt = await german(maerz, [
      'gespraech.md',
      `# Brandau Pumpen AG: Bankgespräch\n\n6. Oktober 2025\n\nDie Brandau Pumpen AG sprach mit ihren Banken. ${said}\n`,
    ]);
    expect(gesagt).not.toContain('erwartet werden');
    expect(gesagt).toMatch(
      /50 Mio\. EUR \(Stand 4\. März 2025, (?:möglicherweise überholt|Prognose seither)/u,
    );
  });

  it('where a memo gives up the budget of its own table', async () => {
    const gesagt = await german([
      'memo.md',
      '# Brandau Pumpen AG\n\nDie Brandau Pumpen AG baut Pumpen in Husum.\n\n| Mio. EUR | 2024 | Budget 2025 |\n| - | - | - |\n| Umsatz | 44,0 | 51,0 |\n| EBITDA | 6,1 | 7,2 |\n\nDas Budget 2025 ist kaum zu halten.\n',
    ]);
    expect(gesagt).not.toContain('erwartet werden');
    expect(gesagt).toContain(
      '51,0 Mio. EUR (Budget, kein Datum gelesen, möglicherweise überholt): „Das Budget 2025 ist kaum zu halten.“',
    );
  });

  it.each([
    'Hollin Gears plc confirmed its revenue guidance of £50 million for 2025.',
    'The budget for the new canteen was cut by half.',
    'Bright Cogs Ltd has cut its outlook.',
    'The third quarter was 3 % ahead of budget.',
  ])('but stays where nothing of the kind is said: %s', async (said) => {
    const told = await english(march, [
      'call.md',
      `# Hollin Gears plc: call\n\n6 October 2025\n\nHollin Gears plc spoke to its banks.\n\n${said}\n`,
    ]);
    expect(told).toContain('Revenue 2025 is expected at GBP 50 million');
  });
});

const paper = (day: string): [string, string] => [
  'paper.md',
  `# Hollin Gears stumbles\n\n${day}\n\nShares in Hollin Gears plc fell 17% after it cut its forecast.\n`,
];

it('a paper that tells days later of a cut that was read does not overtake it', async () => {
  const cut: [string, string] = [
    'update.md',
    '# Hollin Gears plc\n\n9 September 2025\n\nHollin Gears plc now expects revenue of £46 million for 2025 (previously £50 million).\n',
  ];
  expect(await english(march, cut, paper('11 September 2025'))).toContain(
    'Revenue 2025 is expected at GBP 46 million (as of 9 Sep 2025)',
  );
  expect(await english(march, cut, paper('20 October 2025'))).not.toContain('is expected at');
});
