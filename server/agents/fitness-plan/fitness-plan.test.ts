import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { makeWorkbook } from '../../tools/testing/make-workbook.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../testing/run-agent.ts';

type Content = string | Uint8Array;
type Inputs = Readonly<Record<string, string>>;

/** Runs the agent, with a training log where one is given. */
async function plan(
  inputs: Inputs,
  log?: readonly [name: string, content: Content],
  language: 'en' | 'de' = 'en',
): Promise<FinishedRun> {
  const bytes = (one: Content) => (typeof one === 'string' ? new TextEncoder().encode(one) : one);
  const files = log === undefined ? {} : { fil_1: { name: log[0], bytes: bytes(log[1]) } };
  const given = { depth: 'standard', ...inputs, ...(log !== undefined && { log: 'fil_1' }) };
  return await speaking(language, () =>
    runAgent(agentOf('fitness-plan', language), given, { tools: memoryTools(files) }),
  );
}

const plain = (text: string) =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\[\d+\]\(#source:\d+\)/g, '')
    .replaceAll(/\[([^\]]*)\]\(#[^)]*\)/g, '$1');

const valueOf = (run: FinishedRun, id: string) =>
  run.figures.find((one) => one.id === id)?.value.replaceAll('\u00a0', ' ');
const statusOf = (run: FinishedRun, title: string) => run.findings.find((one) => one.title === title)?.status;
const doubted = (run: FinishedRun) =>
  run.claims.filter(({ supported }) => !supported).map(({ text, missing }) => [text, missing]);

const home = {
  goal: 'general',
  level: 'beginner',
  days: 'Mon, Wed, Fri',
  minutes: '45',
  equipment: 'dumbbells, bench',
  start: '2027-03-01',
};

describe('a plan', () => {
  it('says what to do on the first day, with minutes that are the sum of its exercises', async () => {
    const run = await plan(home);
    expect(plain(run.report)).toMatch(/^# Your twelve weeks: they begin on Monday, 1 Mar 2027/);
    const times = run.figures.filter(({ id }) => id.startsWith('time-A-'));
    expect(times.length).toBeGreaterThan(3);
    const sum = times.reduce((all, { value }) => all + Number.parseFloat(value), 5);
    expect(valueOf(run, 'session-A')).toBe(`${Math.ceil(sum)} min`);
    // Two sets: a minute to change, 2 × 45 s, 120 s of rest are 270 s; with 75 s of rest 225 s.
    expect(valueOf(run, 'plan-A-Dumbbell_Bench_Press')).toBe('2 × 8');
    expect(valueOf(run, 'time-A-Dumbbell_Bench_Press')).toBe('4.5 min');
    const curl = run.figures.find(({ id }) => /^time-[ABC]-(?:Dumbbell_Bicep|Hammer)_Curls?$/.test(id));
    expect(curl?.value.replaceAll('\u00a0', ' ')).toBe('3.75 min');
    expect(doubted(run)).toEqual([]);
  });

  it('dates twelve weeks of three sessions, none longer than the minutes given, every fourth week lighter', async () => {
    const run = await plan(home);
    const days = run.figures.filter(({ id }) => id.startsWith('day-'));
    expect(days).toHaveLength(36);
    expect(days.map(({ id }) => id.slice(4))).toContain('2027-05-21');
    expect(days.every(({ value }) => Number.parseFloat(value) <= 45)).toBe(true);
    const minutesOn = (day: string) => Number.parseFloat(valueOf(run, `day-${day}`) ?? '');
    expect(minutesOn('2027-03-22')).toBeLessThan(minutesOn('2027-03-15'));
    expect(plain(run.report)).toMatch(/\| 4 \| 2027-03-22 \| lighter \| 50 % of them/);
    expect([1, 3, 5, 9].map((week) => valueOf(run, `week-${week}`))).toEqual([
      '8 repetitions',
      '12 repetitions',
      '8 repetitions',
      '8 repetitions',
    ]);
    // 1.025 × 1.025 = 1.0506.
    expect(plain(run.report)).toContain('5.1 % on top');
  });

  it('counts sets for each muscle as its tables say', async () => {
    const run = await plan(home);
    const sets = (id: string) =>
      run.figures
        .filter((one) => new RegExp(`^plan-[A-C]-(?:${id})$`).test(one.id))
        .reduce((sum, { value }) => sum + Number.parseInt(value, 10), 0);
    const chest = sets('Dumbbell_Bench_Press|Dumbbell_Flyes|Pushups|Incline_Push-Up');
    expect(valueOf(run, 'sets-chest')).toBe(`${chest} sets`);
    expect(statusOf(run, 'chest')).toBe('verified');
  });

  it('computes energy and protein as by hand, and shows both sexes where none is said', async () => {
    const body = { age: '34', height: '176 cm', weight: '78 kg', goal: 'muscle' };
    const run = await plan({ ...home, ...body, sex: 'male' });
    // 780 + 1100 - 170 + 5 = 1715; times 1.5; 5 % more.
    expect(valueOf(run, 'resting-male')).toBe('1,715 kcal');
    expect(valueOf(run, 'upkeep-male')).toBe('2,573 kcal');
    expect(valueOf(run, 'eat-male')).toBe('2,701 kcal');
    // 78 × 1.4 and 78 × 2.0.
    expect(valueOf(run, 'protein')).toBe('109–156 g');
    const both = await plan({ ...home, ...body });
    // 780 + 1100 - 170 - 161.
    expect(valueOf(both, 'resting-female')).toBe('1,549 kcal');
    expect(valueOf(both, 'resting-male')).toBe('1,715 kcal');
    expect(doubted(both)).toEqual([]);
    const pounds = await plan({ ...home, ...body, sex: 'male', weight: '172 lb', height: '5 ft 9 in' });
    // 78.0 kg and 175.3 cm: 780 + 1095.6 - 170 + 5.
    expect(valueOf(pounds, 'resting-male')).toBe('1,711 kcal');
  });

  it('leaves out what a limit speaks against, and says why and what instead', async () => {
    const run = await plan({ ...home, equipment: 'gym', limits: 'lower back' });
    const table = plain(run.report.slice(run.report.indexOf('## What to do first'), run.report.indexOf('## Week')));
    expect(table).not.toMatch(/Deadlift|Bent Over|Barbell|Goblet|Leg Press|Shoulder Press/);
    expect(plain(run.report)).toMatch(
      /\| Goblet Squat \| back: bends knees and hips under load \| Bodyweight Squat/,
    );
    expect(doubted(run)).toEqual([]);
  });

  it('says which equipment a muscle without an exercise would need', async () => {
    const run = await plan({ ...home, equipment: '' });
    expect(plain(run.report)).toContain('No exercise is left for: upper back, back of the thighs, shoulders, biceps, triceps and calves. With dumbbells there would be.');
    expect(statusOf(run, 'upper back')).toBe('not verified');
    expect(statusOf(run, 'calves')).toBe('for review');
    expect(plain(run.report)).not.toContain('on top');
    expect(doubted(run)).toEqual([]);
  });

  it('keeps days beyond those that are published free, and says so', async () => {
    const run = await plan({ ...home, days: 'every day' });
    expect(plain(run.report)).toContain('You train on Monday, Wednesday and Friday');
    expect(plain(run.report)).toContain('2–3 days a week are published');
  });

  it('says which minutes would be enough, and with those it is so', async () => {
    const short = await plan({ ...home, days: '2', minutes: '25' });
    const enough = /\d+/.exec(valueOf(short, 'enough') ?? '')?.[0] ?? '';
    expect(short.findings.some(({ status }) => status === 'for review')).toBe(true);
    const long = await plan({ ...home, days: '2', minutes: enough });
    expect(long.findings.filter(({ status }) => status === 'for review')).toEqual([]);
    expect(doubted(short)).toEqual([]);
  });

  it('takes numbers that a person changes, and shows whose they are', async () => {
    const run = await plan({ ...home, assumptions: 'rest between sets = 90\nsomething = 4' });
    // 60 + 2 × 45 + 90 = 240 s.
    expect(valueOf(run, 'time-A-Dumbbell_Bench_Press')).toBe('4 min');
    expect(plain(run.report)).toMatch(/rest between sets \| 90 s \| no range given \| your number/);
    expect(plain(run.report)).toContain('“something = 4” was not understood');
  });

  it('finds the same in German', async () => {
    const inputs = { ...home, limits: 'knee', age: '34', height: '176 cm', weight: '78 kg', goal: 'loss' };
    const [en, de] = [await plan(inputs), await plan(inputs, undefined, 'de')];
    const shown = (run: FinishedRun) => run.figures.map(({ id }) => id);
    expect(shown(de)).toEqual(shown(en));
    expect(valueOf(de, 'resting-male')).toBe('1.715 kcal');
    expect(plain(de.report)).toContain('| Knie: ');
    expect(doubted(de)).toEqual([]);
  });
});

const germanLog = `Datum;Name der Übung;Satz;Gewicht (lbs);Wdh;Notizen
05.10.2026 18:20;Bankdrücken (Langhantel);1;132,5;6;
12.10.2026 18:20;Bankdrücken (Langhantel);1;135,0;6;
12.10.2026 18:20;Bankdrücken (Langhantel);2;140,5;2;zu schwer
26.10.2026 18:20;Klimmzüge;1;;7;
26.10.2026 18:20;Farmers Walk;1;70,5;20;
`;

describe('a training log', () => {
  const strong = { ...home, goal: 'strength', level: 'advanced', equipment: 'gym', start: '2026-11-23' };

  it('gives the weight to begin with, in the unit and with the decimal comma of the log', async () => {
    const run = await plan(strong, ['log.csv', germanLog]);
    // The last day it was done, at least four repetitions: not the 140.5 that went twice.
    expect(valueOf(run, 'start-B-Barbell_Bench_Press_-_Medium_Grip')).toBe('135 lb');
    expect(valueOf(run, 'logged')).toBe('5 sets');
    expect(plain(run.report)).toContain('5 Oct 2026 to 26 Oct 2026');
    expect(plain(run.report)).toContain('does not know by that name: Farmers Walk');
    expect(doubted(run)).toEqual([]);
  });

  it('reads a workbook with warm-up sets, which are none to go by', async () => {
    const rows = [
      ['start_time', 'exercise_title', 'set_type', 'weight_kg', 'reps'],
      ['2026-11-09', 'Bench Press (Barbell)', 'warmup', 100, 5],
      ['2026-11-09', 'Bench Press (Barbell)', 'normal', 62.5, 5],
      ['2026-11-16', 'Bench Press (Barbell)', 'normal', 60, 5],
    ];
    const run = await plan(strong, ['log.xlsx', makeWorkbook([{ name: 'Log', rows }])]);
    expect(valueOf(run, 'start-A-Barbell_Bench_Press_-_Medium_Grip')).toBe('60 kg');
    expect(valueOf(run, 'logged')).toBe('2 sets');
  });

  it('does not use weights of a log that ended long ago', async () => {
    const run = await plan({ ...strong, start: '2027-03-01' }, ['log.csv', germanLog]);
    expect(run.figures.filter(({ id }) => id.startsWith('start-'))).toEqual([]);
    expect(plain(run.report)).toContain('longer ago than eight weeks');
  });

  it('prints no unit where the log says none', async () => {
    const run = await plan(strong, ['log.csv', 'Date,Exercise,Weight,Reps\n2026-11-16,Back Squat,100,5\n2026-11-17,Back Squat,101.5,5\n']);
    expect(run.figures.find(({ id }) => id.startsWith('start-'))?.value).toBe('101.5 (unit as in your log)');
  });

  it('plans without a log that lacks a column, and says which', async () => {
    const run = await plan(home, ['log.csv', 'Date,Exercise,Weight (kg)\n2026-11-16,Back Squat,100\n']);
    expect(plain(run.report)).toContain('no column with repetitions was found');
    expect(run.isUnanswered).toBe(false);
    expect(doubted(run)).toEqual([]);
  });
});

describe('what is not planned', () => {
  it.each([
    [{ days: '0' }, 'days', /One day is enough/],
    [{ days: '9' }, 'days', /seven days/],
    [{ days: 'whenever' }, 'days', /No day was understood/],
    [{ days: '4: Mon, Wed' }, 'days', /4 days a week and name 2/],
    [{ minutes: '10' }, 'minutes', /at least 20/],
    [{ minutes: '500' }, 'minutes', /More than 180/],
    [{ equipment: 'Rudergerät' }, 'equipment', /was not understood as equipment/],
    [{ goal: 'strength', level: 'advanced', equipment: 'bench' }, 'equipment', /needs weights/],
    [{ weight: '150' }, 'weight', /kilograms or pounds/],
    [{ weight: '80 kg (150 lb)' }, 'weight', /Two weights/],
    [{ weight: '82 lb', height: '185 cm', age: '30' }, 'weight', undefined],
    [{ weight: '300 kg', height: '160 cm' }, 'weight', /one of the two is wrong/],
    [{ height: '5.10' }, 'height', /no unit that can be guessed/],
    [{ age: '3' }, 'age', /between 5 and 110/],
    [{ goal: 'loss', weight: '80 kg', target_weight: '85 kg' }, 'target_weight', /not below yours/],
    [{ goal: 'muscle', weight: '80 kg', target_weight: '70 kg' }, 'target_weight', /Choose “Lose weight”/],
    [{ start: '2026-01-01' }, 'start', /in the past/],
    [{ assumptions: 'energy deficit = 50 %' }, 'assumptions', /between 0.05 and 0.2/],
  ])('%j', async (inputs, field, sentence) => {
    const { check } = agentOf('fitness-plan');
    const checked = check?.(inputs as unknown as Inputs, memoryTools(), { prompt: '', fileIds: [] });
    if (sentence === undefined) return await expect(checked).resolves.toBeUndefined();
    await expect(checked).rejects.toMatchObject({
      code: 'agent.inputs_invalid',
      field,
      message: expect.stringMatching(sentence) as string,
    });
  });

  it.each([
    [{ limits: 'chest pain on stairs' }, /You write “chest pain on stairs”/],
    [{ limits: 'schwanger, Knie' }, /You write “schwanger”/],
    [{ limits: 'knee surgery in October' }, /cleared by my physician/],
    [{ limits: 'it hurts' }, /not said which part of the body/],
    [{ age: '15' }, /Nobody younger than 16/],
    [{ weight: '82 lb', height: '185 cm' }, /body mass index of 10.9/],
  ])('nothing and no charge: %j', async (inputs, sentence) => {
    const run = await plan({ ...home, ...inputs });
    expect(run.isUnanswered).toBe(true);
    expect(run.figures).toEqual([]);
    expect(run.report).toMatch(/^# No plan yet: see a physician first/);
    expect(plain(run.report)).toMatch(sentence);
  });

  it.each([
    // 50 / 1.7² = 17.3.
    [{ weight: '50 kg', height: '170 cm' }, /body mass index is 17.3, and below 18.5/],
    // 18.5 × 1.7² = 53.465, rounded up.
    [{ weight: '60 kg', height: '170 cm', target_weight: '50 kg' }, /lowest weight that is not is 53.5 kg/],
    // 18 kg in 12 weeks are 1.5 kg; one hundredth of 80 kg is 0.8, and 80 - 9.6 = 70.4.
    [
      { weight: '80 kg', height: '170 cm', target_weight: '62 kg' },
      /Losing 1.50 kg a week is not planned: at most 0.80 kg a week .* leads to 70.4 kg/,
    ],
  ])('losing weight is refused and the training stays: %j', async (inputs, sentence) => {
    const run = await plan({ ...home, goal: 'loss', age: '30', sex: 'female', ...inputs });
    expect(plain(run.report)).toMatch(sentence);
    expect(plain(run.report)).toContain('see a physician');
    expect(run.figures.filter(({ id }) => id.startsWith('eat-'))).toEqual([]);
    expect(run.figures.filter(({ id }) => id.startsWith('day-'))).toHaveLength(36);
    expect(doubted(run)).toEqual([]);
  });

  it('computes no energy outside the ages of the formula, nor with something missing', async () => {
    const young = await plan({ ...home, age: '17', weight: '60 kg', height: '170 cm', goal: 'loss' });
    expect(young.figures.filter(({ id }) => /^(?:resting|eat|protein)/.test(id))).toEqual([]);
    expect(plain(young.report)).toContain('adults of 19–78 years');
    const some = await plan({ ...home, age: '40', weight: '60 kg' });
    expect(plain(some.report)).toContain('Energy was not computed: height was not given');
    expect([...doubted(young), ...doubted(some)]).toEqual([]);
  });

  it('never plans less energy than at rest', async () => {
    const inputs = { goal: 'loss', age: '70', weight: '55 kg', height: '160 cm', sex: 'female' };
    const run = await plan({ ...home, ...inputs, assumptions: 'activity factor = 1.2\nenergy deficit = 20 %' });
    // 550 + 1000 - 350 - 161 = 1039; 1039 × 1.2 × 0.8 = 997 lies below it.
    expect(valueOf(run, 'eat-female')).toBe('1,039 kcal');
  });

  it('says so where no exercise is left', async () => {
    const limits = 'knee, back, hip, shoulder, elbow, wrist, neck, ankle';
    const run = await plan({ ...home, equipment: '', limits });
    expect(run.isUnanswered).toBe(true);
    expect(run.report).toContain('# No plan: no exercise is left');
  });
});
