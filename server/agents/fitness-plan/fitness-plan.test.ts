import { describe, expect, it } from 'vitest';
import { calendarEntries } from '../../report/ics/calendar-entries.ts';
import { readReport } from '../../report/markdown/read-report.ts';
import { makeWorkbook } from '../../tools/testing/make-workbook.ts';
import { doubted, home, plain, plan, statusOf, valueOf } from '../testing/plan-fitness.ts';

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

  it('is a calendar: each session on its day, with its exercises', async () => {
    const run = await plan(home);
    const entries = calendarEntries(readReport(run.report, '.'));
    expect(entries).toHaveLength(36);
    const [first] = entries;
    expect(new Date(first?.from.at ?? 0).toISOString().slice(0, 10)).toBe('2027-03-01');
    expect(first?.summary).toMatch(/^Session A\. 2 × 8: Dumbbell Squat, /);
    expect(first?.details).toContain('Week: 1');
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
    const table = plain(
      run.report.slice(run.report.indexOf('## What to do first'), run.report.indexOf('## Week')),
    );
    expect(table).not.toMatch(/Deadlift|Bent Over|Barbell|Goblet|Leg Press|Shoulder Press/);
    expect(plain(run.report)).toMatch(
      /\| Goblet Squat \| back: bends knees and hips and carries the load \| Bodyweight Squat/,
    );
    expect(doubted(run)).toEqual([]);
  });

  it('says before the week what of the limits was not understood', async () => {
    const run = await plan({ ...home, limits: 'no burpees' });
    const head = plain(run.report.slice(0, run.report.indexOf('## Week by week')));
    expect(head).toContain('“no burpees” was not understood: nothing is left out for it.');
    expect(doubted(run)).toEqual([]);
  });

  it('says which equipment a muscle without an exercise would need', async () => {
    const run = await plan({ ...home, equipment: '' });
    expect(plain(run.report)).toContain('You name no equipment');
    expect(plain(run.report)).toContain(
      'No exercise is left for: upper back, back of the thighs, shoulders, biceps, triceps and calves. With dumbbells there would be.',
    );
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
    expect(de.figures.map(({ id }) => id)).toEqual(en.figures.map(({ id }) => id));
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

  it.each([
    [
      'Fitbod',
      'Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier\n' +
        '2026-11-16 17:55:32 +0000,Barbell Bench Press,5,80.5,0,0,0,0,1,,1\n' +
        '2026-11-16 17:55:32 +0000,Barbell Bench Press,5,70.5,0,0,0,0,0,,1\n',
      '70.5 kg',
    ],
    [
      'Strong',
      'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n' +
        '2026-11-16 18:02:11,Push,45m,Bench Press (Barbell),W,90.5,5,0,0,,,\n' +
        '2026-11-16 18:02:11,Push,45m,Bench Press (Barbell),1,71.5,5,0,0,,,8\n' +
        '2026-11-16 18:02:11,Push,45m,Plank,1,0.0,0,0,60,,,\n',
      '71.5 (unit as in your log)',
    ],
  ])('reads what %s exports', async (_, log, weight) => {
    const run = await plan(strong, ['log.csv', log]);
    expect(run.figures.find(({ id }) => id.startsWith('start-'))?.value.replaceAll('\u00a0', ' ')).toBe(
      weight,
    );
    expect(valueOf(run, 'logged')).toBe('1 set');
    expect(doubted(run)).toEqual([]);
  });

  it('does not use weights of a log that ended long ago', async () => {
    const run = await plan({ ...strong, start: '2027-03-01' }, ['log.csv', germanLog]);
    expect(run.figures.filter(({ id }) => id.startsWith('start-'))).toEqual([]);
    expect(plain(run.report)).toContain('longer ago than eight weeks');
  });

  it('prints no unit where the log says none', async () => {
    const run = await plan(strong, [
      'log.csv',
      'Date,Exercise,Weight,Reps\n2026-11-16,Back Squat,100,5\n2026-11-17,Back Squat,101.5,5\n',
    ]);
    expect(run.figures.find(({ id }) => id.startsWith('start-'))?.value).toBe('101.5 (unit as in your log)');
  });

  it('plans without a log that lacks a column, and says which', async () => {
    const run = await plan(home, ['log.csv', 'Date,Exercise,Weight (kg)\n2026-11-16,Back Squat,100\n']);
    expect(plain(run.report)).toContain('no column with repetitions was found');
    expect(run.isUnanswered).toBe(false);
    expect(doubted(run)).toEqual([]);
  });
});
