import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { makeWorkbook } from '../../tools/testing/make-workbook.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../testing/run-agent.ts';

type Content = string | Uint8Array;

/** Runs the agent over files by field. */
async function plan(
  inputs: Readonly<Record<string, string>>,
  files: Readonly<Record<string, readonly [name: string, content: Content]>> = {},
  language: 'en' | 'de' = 'en',
): Promise<FinishedRun> {
  const bytes = (one: Content) => (typeof one === 'string' ? new TextEncoder().encode(one) : one);
  const entries = Object.entries(files).map(
    ([field, [name, content]], i) => [field, `fil_${i + 1}`, { name, bytes: bytes(content) }] as const,
  );
  const given = {
    depth: 'standard',
    ...Object.fromEntries(entries.map(([field, id]) => [field, id])),
    ...inputs,
  };
  return await speaking(language, () =>
    runAgent(agentOf('upskilling-roadmap', language), given, {
      tools: memoryTools(Object.fromEntries(entries.map(([, id, file]) => [id, file]))),
    }),
  );
}

const valueOf = (run: FinishedRun, id: string) =>
  run.figures.find((one) => one.id === id)?.value.replaceAll('\u00a0', ' ');
const statusOf = (run: FinishedRun, title: string) => run.findings.find((one) => one.title === title)?.status;
const doubted = (run: FinishedRun) =>
  run.claims.filter(({ supported }) => !supported).map(({ text }) => text);

const shown = (run: FinishedRun) =>
  run.figures.map(({ id, value }) => `${id} ${/[\d,.]+/.exec(value)?.[0].replace(',', '.')}`);

const list = `Course;Skills gained;Prerequisites;Effort
Knives;knife skills;none;4-6 hours
Stocks;stocks;Knives;10 hours
Sauces;sauces;Stocks;12 h
Menus;menu planning;Sauces;three days
`;
const courses = ['list.csv', list] as const;

describe('a roadmap', () => {
  it('orders courses after what they require, and fills no week with more than its hours', async () => {
    const run = await plan({ target: 'sauces', hours: '9', start: '2027-03-01' }, { courses });
    const names = ['Knives', 'Stocks', 'Sauces'];
    const section = run.report.slice(run.report.indexOf('## Courses in their order'));
    expect(names.map((name) => section.indexOf(`| ${name}`))).toEqual(
      names.map((name) => section.indexOf(`| ${name}`)).toSorted((a, b) => a - b),
    );
    // (4 + 6) / 2 + 10 + 12 = 27 h: three weeks of nine.
    expect(valueOf(run, 'hours')).toBe('27 h');
    expect(valueOf(run, 'weeks')).toBe('3 weeks');
    expect(valueOf(run, 'range-course-1')).toBe('4–6 h in the list');
    const hours = [1, 2, 3].map((week) =>
      run.figures
        .filter(({ id }) => id.startsWith(`week-${week}-`))
        .reduce((sum, { value }) => sum + Number.parseFloat(value), 0),
    );
    expect(hours).toEqual([9, 9, 9]);
    expect(run.report).toContain('| 2027-03-15 |');
    expect(doubted(run)).toEqual([]);
  });

  it('knows a required course by its number, and takes both that stand with “and”', async () => {
    const catalogue = `ID;Course title;You will learn;Prerequisite(s);Duration
K-1;Knives;knife skills;none;2 h
K-2;Stocks;stocks;-;1h 30m
K-3;Sauces;sauces;K-1 and K-2;12 h
`;
    const run = await plan({ target: 'sauces', hours: '9' }, { courses: ['catalogue.csv', catalogue] });
    expect(valueOf(run, 'hours')).toBe('15.5 h');
    expect(run.report).not.toContain('also requires');
    expect(doubted(run)).toEqual([]);
  });

  it('counts lessons of 45 minutes as what they are, and says so', async () => {
    const lessons =
      'Lehrgang;Inhalte;Zugang;Umfang (UE à 45 Min.)\nSoßen I;Soßen;keine;16\nFonds;Brühen;;8-12\n';
    const run = await plan({ target: 'Soßen\nBrühen' }, { courses: ['liste.csv', lessons] }, 'de');
    // 16 x 45 min = 12 h and (8 + 12) / 2 x 45 min = 7.5 h.
    expect(valueOf(run, 'hours')).toBe('19,5 Std.');
    const sauces = run.figures.find(({ id }) => id === 'hours-course-1')!;
    expect(sauces.inputs.map(({ value }) => value.replaceAll('\u00a0', ' '))).toEqual(['16', '45 Min.']);
    expect(doubted(run)).toEqual([]);
  });

  it('asks for no course that only the name of the role names', async () => {
    const run = await plan({ target: 'Stocks specialist\nsauces' }, { courses });
    expect(statusOf(run, 'stocks')).toBeUndefined();
    expect(run.report).toContain('“Stocks specialist” is taken for the name of the role');
    expect(doubted(run)).toEqual([]);
  });

  it('says how many hours would make it fit, and with those it does', async () => {
    const short = await plan({ target: 'sauces', hours: '2' }, { courses });
    // 13 weeks of 2 h hold 26 of 27 h.
    expect([valueOf(short, 'left'), valueOf(short, 'fit')]).toEqual(['1 h', '2.5 h']);
    expect(short.report).toContain('it is not finished within thirteen weeks');
    const enough = await plan({ target: 'sauces', hours: '2.5' }, { courses });
    expect(valueOf(enough, 'weeks')).toBe('11 weeks');
    expect(enough.report).toContain('Everything fits into thirteen weeks.');
  });

  it('quotes what the person says of a skill, and takes “no experience” for a lack and “basic” for too little', async () => {
    const cv = ['cv.txt', 'Kitchen hand.\nTwo years of knife skills.\nNo experience with stocks.\n'] as const;
    const run = await plan(
      { target: 'knife skills\nstocks\nsauces', skills: 'basic sauces' },
      { courses, cv },
    );
    expect(['knife skills', 'stocks', 'sauces'].map((one) => statusOf(run, one))).toEqual([
      'verified',
      'not verified',
      'not verified',
    ]);
    expect(run.sources.map(({ excerpt }) => excerpt)).toContain('Two years of knife skills.');
    expect(run.report).toContain('not yet: “No experience with stocks.”');
    // What Knives teaches is there, so Stocks does not ask for it.
    expect(run.report).not.toMatch(/^\| Knives/mu);
    expect(doubted(run)).toEqual([]);
  });

  it('plans nothing where everything is there', async () => {
    const run = await plan({ target: 'stocks', skills: 'stocks for ten years' }, { courses });
    expect(run.report).toMatch(/^# Your role: you name every skill the role asks for/);
    expect(run.report).toContain('There is nothing to plan.');
    expect(doubted(run)).toEqual([]);
  });

  it('names courses without hours and entries that nobody teaches, and never a course that is not in the list', async () => {
    const run = await plan({ target: 'menu planning\nice carving' }, { courses });
    expect(run.report).toContain('the list does not say its hours');
    expect(run.report).toContain('ice carving: no course that can be planned teaches it.');
    expect(run.report).toContain('No course of the list teaches any of them');
    expect(statusOf(run, 'ice carving')).toBe('for review');
  });

  it('reads a workbook with weeks and hours a week, as a workbook writes them', async () => {
    const rows = [
      ['Course title', 'Topics', 'Weeks', 'Hours per week'],
      ['Bread', 'bread', 3, 4],
      ['Pastry', 'pastry', '2-4', 5],
    ];
    const sheet = makeWorkbook([{ name: 'Courses', rows }]);
    const run = await plan({ target: 'bread\npastry' }, { courses: ['courses.xlsx', sheet] });
    expect([valueOf(run, 'hours-course-1'), valueOf(run, 'hours-course-2')]).toEqual(['12 h', '15 h']);
  });

  it('reads what courses teach from a column of contents, and says where no column tells it', async () => {
    const target = 'Vertragsrecht\nPower BI';
    const contents = `Kurs;Inhalt;Voraussetzung;Umfang (Std.)
Verträge kompakt;Vertragsrecht;;12
Berichte bauen;Power BI;"Excel, Vertragsrecht";20
`;
    const named = await plan({ target }, { courses: ['kurse.csv', contents] }, 'de');
    expect(valueOf(named, 'hours')).toBe('32 Std.');
    expect(named.report).toContain('setzt auch Excel voraus');
    const bare = contents.replace('Inhalt', 'Raum');
    const unnamed = await plan({ target }, { courses: ['kurse.csv', bare] }, 'de');
    expect(unnamed.report).toContain('Keine Spalte der Liste sagt, was ihre Kurse lehren');
    expect(unnamed.report).not.toContain('Kein Kurs der Liste lehrt etwas davon');
    expect(unnamed.report).not.toContain('Alles passt');
  });

  it('supports the names of columns it did not use by the head of the list, planned or not', async () => {
    const used = 'Kurs;Fähigkeiten;Stunden;Zertifizierungsstelle\nKnives;knife skills;5;Kammer\n';
    const none = 'Zertifizierungsstelle;Ansprechpartnerin\nKammer;am Empfang\n';
    for (const text of [used, none]) {
      const run = await plan({ target: 'knife skills' }, { courses: ['kurse.csv', text] }, 'de');
      expect(run.report).toMatch(/nicht verwendete Spalten: Zertifizierungsstelle.*\(#source:\d+\)/);
      expect(doubted(run)).toEqual([]);
    }
  });

  it('quotes what is said of a prerequisite that nobody teaches', async () => {
    const csv = 'Course;Skills;Requires;Hours\nBoxes;Docker;Linux;8\n';
    const cv = 'SQL (advanced) | Linux (basic)';
    const run = await plan({ target: 'Docker' }, { courses: ['c.csv', csv], cv: ['cv.txt', cv] });
    expect(run.report).toMatch(/also requires Linux, which no course .* a little, “SQL \(advanced\)/u);
    expect(run.report).not.toContain('you do not name it');
  });

  it('takes the packaged list where there is none, with its address as the source', async () => {
    const run = await plan({ target: 'machine learning\nversion control', skills: 'linear algebra' });
    // 11 weeks of 4-6 h, and 2 of 12.
    expect([valueOf(run, 'hours')]).toEqual([`${(11 * 4 + 11 * 6) / 2 + 2 * 12} h`]);
    expect(run.sources.some(({ title }) => title.includes('open-courses'))).toBe(true);
    expect(doubted(run)).toEqual([]);
  });

  it('finds the same in German', async () => {
    const inputs = { target: 'sauces\nstocks', hours: '6', skills: 'keine Erfahrung mit stocks' };
    const [en, de] = [await plan(inputs, { courses }), await plan(inputs, { courses }, 'de')];
    expect(shown(de)).toEqual(shown(en));
    expect(doubted(de)).toEqual([]);
  });
});

describe('what cannot be planned', () => {
  it.each([
    [{ target: 'sauces', hours: '0' }, 'hours', /at least half an hour/],
    [{ target: 'sauces', hours: '90' }, 'hours', /More than 60 hours a week/],
    [{ hours: '5' }, 'target', /Say what the role asks for/],
  ])('%j is refused with a sentence', async (inputs, field, sentence) => {
    const { check } = agentOf('upskilling-roadmap');
    await expect(check?.(inputs, memoryTools(), { prompt: '', fileIds: [] })).rejects.toMatchObject({
      code: 'agent.inputs_invalid',
      field,
      message: expect.stringMatching(sentence) as string,
    });
  });

  it.each([
    ['names no skill', 'We want somebody nice who is on time.', courses],
    ['has a list without courses', 'sauces', ['list.csv', 'Dish,Price\nSoup,4\n'] as const],
    ['has an empty list', 'A cook with sauces experience is wanted here.', ['list.csv', 'Course\n'] as const],
  ])('a role that %s is charged nothing', async (_, target, file) => {
    const run = await plan({ target: `${target} Thank you.` }, { courses: file });
    expect(run.isUnanswered).toBe(true);
    expect(run.report).toContain('no skill was recognised');
  });
});
