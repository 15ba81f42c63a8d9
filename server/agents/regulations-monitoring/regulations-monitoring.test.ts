import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { bytesOf, makeDocx, makePdf } from '../../tools/testing/make-files.ts';
import { makeWorkbook } from '../../tools/testing/make-workbook.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

type Files = readonly (readonly [string, string | Uint8Array])[];

/** A run over files in their order: the earlier text, then the new one. */
async function compare(
  files: Files,
  inputs: Readonly<Record<string, string>> = {},
  language: 'en' | 'de' = 'en',
) {
  const given = Object.fromEntries(
    files.map(([name, text], i) => [
      `f${i}`,
      { name, bytes: typeof text === 'string' ? bytesOf(text) : text },
    ]),
  );
  const asked = { tools: memoryTools(given), fileIds: Object.keys(given) };
  const run = await speaking(language, () =>
    runAgent(agentOf('regulations-monitoring', language), inputs, asked),
  );
  const figure = (id: string) => run.figures.find((one) => one.id === id)?.value;
  return {
    ...run,
    figure,
    unsupported: run.claims.filter(({ supported }) => !supported).map(({ text }) => text),
  };
}

const old = `# Dog Rules

## Article 1 Leads

(1) The owner shall lead the dog on a lead of 2 metres.

(2) The owner may remove the muzzle.

## Article 2 Tax

The owner shall pay EUR 60 by 30 June 2026.

## Article 3 Parks

Dogs should not enter the rose garden.
`;
const now = `# Dog Rules

## Article 1 Leads

(1) The owner shall lead the dog on a lead of 1.5 metres.

(2) The owner may not remove the muzzle.

## Article 2 Chips

The owner must have the dog chipped within 30 days of receipt of the notice.

## Article 3 Tax

The owner shall pay EUR 75 by 31 January 2027.
`;

describe('two texts', () => {
  it('finds every planted change: three changed, one new, one gone, a renumbered clause is not new', async () => {
    const { figure, report, unsupported, findings } = await compare([
      ['old.md', old],
      ['new.md', now],
    ]);
    expect([figure('changed'), figure('new'), figure('gone'), figure('high')]).toEqual(['3', '1', '1', '4']);
    expect(report).toContain('~~EUR 60~~');
    expect(report).toContain('**EUR 75**');
    expect(report).toContain('| 2027-01-31 | until |');
    expect(findings.find(({ title }) => title === 'Article 1 (2)')?.detail).toContain(
      'duty, ban or permission',
    );
    expect(unsupported).toEqual([]);
  });

  it('invents no day for “within 30 days of receipt”', async () => {
    const { report } = await compare([
      ['old.md', old],
      ['new.md', now],
    ]);
    const days = [...report.matchAll(/^\| (\d{4}-\d\d-\d\d) /gmu)].map(([, day]) => day);
    expect(days).toEqual(['2027-01-31']);
    expect(report).toContain('within 30 days of receipt of the notice | counted from an event');
  });

  it('does not say that a sentence has no time where one is in it that is not read', async () => {
    const { report } = await compare([
      ['old.md', old],
      ['new.md', `${now}\n## Article 4 Count\n\nThe keeper shall count the dogs on 15 March 2027.\n`],
    ]);
    expect(report).toContain('| no time recognised | The keeper |');
  });

  it('puts the duties on who is asked about first, and counts them', async () => {
    const { report, figure } = await compare(
      [
        ['old.md', old],
        ['new.md', `${now}\n## Article 4 Walkers\n\nThe dog walker shall carry a permit.\n`],
      ],
      { role: 'dog walker' },
    );
    expect(figure('asked-for')).toBe('1');
    const actions = report.slice(report.indexOf('## What to change by when'));
    expect(actions.indexOf('The dog walker')).toBeLessThan(actions.indexOf('The owner'));
  });

  it('says the same figures in German', async () => {
    const files: Files = [
      ['old.md', old],
      ['new.md', now],
    ];
    const [english, german] = [await compare(files), await compare(files, {}, 'de')];
    const values = ({ figures }: typeof english) => figures.map(({ id, value }) => [id, value]);
    expect(values(german)).toEqual(values(english));
    expect(german.report).toMatch(/nächster Tag 31\.\sJan\.\s2027/u);
    expect(german.unsupported).toEqual([]);
  });
});

const law = (days: string, fine: string) => `Verordnung über Leitern (LeiterV)

§ 1 Pflichten
(1) Der Betreiber hat Leitern ${days} zu prüfen.
(2) Die Prüfung ist bis zum 31. März 2027 der Behörde nachzuweisen.

§ 2 Bußgeld
Die Ordnungswidrigkeit kann mit einer Geldbuße bis zu ${fine} Euro geahndet werden.

§ 3 Inkrafttreten
Diese Verordnung tritt am 1. Januar 2027 in Kraft.
`;
const article = (n: number, name: string, text: string) =>
  `<p class="oj-ti-art">Article ${n}</p><p class="oj-sti-art">${name}</p><p>${text}</p>`;
const page = (years: number, more: string) =>
  `<html><head><title>EUR-Lex</title></head><body><p>REGULATION on ladders</p>${article(1, 'Scope', '1. This Regulation applies to ladders that are placed on the market of the Union.')}${article(2, 'Manufacturers', `1. Manufacturers shall keep the documents for ${years} years.`)}${article(3, 'Lists', 'Importers shall:')}<table><tr><td>(a)</td><td>check the mark;</td></tr><tr><td>(b)</td><td>keep a list.</td></tr></table>${more}</body></html>`;
const clauses = (rent: string) => [
  'Lease of Unit 4',
  `1. Rent`,
  `1.1 The Tenant shall pay rent of ${rent} per month.`,
  '2. Repairs',
  '2.1 The Tenant must report damage within five days of discovery.',
];
const synopsis = [
  ['Clause', 'Current text', 'Proposed text'],
  [
    '4.1',
    'The supplier shall deliver within 10 days of the order.',
    'The supplier shall deliver within 5 days of the order.',
  ],
  ['4.2', 'The buyer may inspect the goods.', 'The buyer may inspect the goods.'],
  ['4.3', '', 'The supplier must not subcontract.'],
] as const;

describe('texts as people have them', () => {
  it('reads German law by its paragraphs', async () => {
    const { figure, report, unsupported } = await compare(
      [
        ['alt.txt', law('alle zwei Jahre', '10 000')],
        ['neu.txt', law('jährlich', '50 000')],
      ],
      {},
      'de',
    );
    expect(figure('changed')).toBe('2');
    expect(report).toContain('§ 1 (1)');
    expect(report).toContain('| 2027-03-31 | bis |');
    expect(unsupported).toEqual([]);
  });

  it('finds the entry into force again by its heading, and an end of force is no exception', async () => {
    const before = `§ 1 Pflichten
Der Halter muss den Hund an der Leine führen.

§ 2 Inkrafttreten
Diese Satzung tritt am 01.01.2019 in Kraft.
`;
    const after = `§ 1 Pflichten
Der Halter muss den Hund an der Leine führen.

§ 2 Beauftragter
Betriebe haben bis zum 31.03.2027 einen Beauftragten zu bestellen.

§ 3 Inkrafttreten
Diese Satzung tritt am 01.01.2027 in Kraft. Gleichzeitig tritt die Satzung vom 12.12.2018 außer Kraft.
`;
    const files = [
      ['alt.txt', before],
      ['neu.txt', after],
    ] as const;
    const run = await compare(files, {}, 'de');
    expect(['changed', 'new', 'gone'].map(run.figure)).toEqual(['1', '1', '0']);
    expect(run.findings.map(({ title, status }) => [title, status])).toContainEqual(['§ 2', 'high risk']);
    expect(run.report).toMatch(/bis zum 31\.03\.2027 \| Betriebe \| muss/u);
    expect(run.report).not.toContain('eine Ausnahme');
  });

  it('reads a page of EUR-Lex with its short lines and its lists in tables', async () => {
    const { figure, report } = await compare([
      ['old.html', page(5, '')],
      ['new.html', page(10, article(4, 'Portal', 'Importers must register by 30 June 2027.'))],
    ]);
    expect([figure('changed'), figure('new'), figure('gone')]).toEqual(['1', '1', '0']);
    expect(report).toContain('Article 3 (b)');
    expect(report).toContain('Article 4');
  });

  it('reads a contract of Word, and compares it with its text', async () => {
    const { figure, report } = await compare([
      ['lease-old.docx', makeDocx(clauses('GBP 4,200'))],
      ['lease-new.docx', makeDocx(clauses('GBP 4,600'))],
    ]);
    expect([figure('changed'), figure('new'), figure('gone')]).toEqual(['1', '0', '0']);
    expect(report).toContain('**GBP 4,600**');
  });

  it('reads the text of a PDF by its pages', async () => {
    const { figure, sources } = await compare([
      [
        'old.pdf',
        makePdf(['The carrier shall keep the log for 2 years.', 'The carrier must report damage at once.']),
      ],
      [
        'new.pdf',
        makePdf(['The carrier shall keep the log for 3 years.', 'The carrier must report damage at once.']),
      ],
    ]);
    expect(figure('changed')).toBe('1');
    expect(sources.some(({ locator }) => locator?.includes('page 1'))).toBe(true);
  });

  it.each([
    ['synopsis.csv', synopsis.map((row) => row.join(';')).join('\n')],
    ['synopsis.xlsx', makeWorkbook([{ name: 'Synopsis', rows: synopsis.map((row) => [...row]) }])],
  ])('reads old and new side by side in %s', async (name, content) => {
    const { figure, report, unsupported } = await compare([[name, content]]);
    expect([figure('changed'), figure('new'), figure('gone')]).toEqual(['1', '1', '0']);
    expect(report).toContain('~~10~~');
    expect(unsupported).toEqual([]);
  });

  it('gives the duties and days of one text alone, and says that nothing was compared', async () => {
    const { report, figure } = await compare([['new.md', now]]);
    expect(figure('duties')).toBe('4');
    expect(report).toContain('nothing was compared');
    expect(report).not.toContain('## Changed clauses');
  });

  it('takes seconds for a table of ten thousand rows', async () => {
    const rows = Array.from(
      { length: 10_000 },
      (_, i) =>
        `${i + 1};The keeper shall report loss ${i} within 7 days.;The keeper shall report loss ${i} within ${i === 4_000 ? 5 : 7} days.`,
    );
    const begun = performance.now();
    const { figure } = await compare([['long.csv', ['No.;Old text;New text', ...rows].join('\n')]]);
    expect(figure('changed')).toBe('1');
    expect(performance.now() - begun).toBeLessThan(20_000);
  }, 30_000);
});

const longRules = (days: number) =>
  `# Long Rules\n\n${Array.from({ length: 3_000 }, (_, i) => `## Article ${i + 1}\n\nThe keeper shall report loss ${i} within ${days} days.\n`).join('\n')}`;

describe('what cannot be compared', () => {
  it.each([
    [
      'the same file twice',
      [
        ['a.md', now],
        ['b.md', now],
      ],
      'Both files have the same content',
    ],
    [
      'the same words',
      [
        ['a.md', now],
        ['b.md', `${now}\n\n`],
      ],
      'the same clauses with the same words',
    ],
    [
      'two laws',
      [
        ['a.md', now],
        [
          'b.md',
          '# Boat Rules\n\n## Section 1\n\nSkippers shall carry flares.\n\n## Section 2\n\nCrews must train weekly.\n\n## Section 3\n\nHarbours shall post tides.\n\n## Section 4\n\nPilots must not sleep.\n',
        ],
      ],
      'no two versions of one text',
    ],
    [
      'a recipe',
      [['cake.md', '# Cake\n\n1. Mix flour and butter.\n\n2. It must rest, then bake it.\n']],
      'No numbered clauses with duties',
    ],
    [
      'prices',
      [['prices.csv', 'Date,Close\n2026-01-05,100.2\n2026-01-06,101.3\n']],
      'No numbered clauses with duties',
    ],
    [
      'two languages',
      [
        ['a.md', now],
        ['b.txt', law('jährlich', '50 000')],
      ],
      'in different languages',
    ],
    [
      'texts longer than what is read',
      [7, 5].map((days) => [`${days}.md`, longRules(days)] as const),
      'longer than what is read of one file',
    ],
    ['an empty file', [['a.md', '']], 'None of the files could be read'],
  ] as const)('says of %s why nothing was done', async (_, files, sentence) => {
    const { isUnanswered, report, figures } = await compare(files);
    expect(isUnanswered).toBe(true);
    expect(report).toContain(sentence);
    expect(figures).toEqual([]);
  });
});
