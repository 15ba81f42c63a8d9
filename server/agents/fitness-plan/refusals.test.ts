import { describe, expect, it } from 'vitest';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { doubted, home, plain, plan, valueOf } from '../testing/plan-fitness.ts';

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
    const checked = check?.(inputs as unknown as Readonly<Record<string, string>>, memoryTools(), {
      prompt: '',
      fileIds: [],
    });
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
    [{ limits: 'I had an ACL repair last month' }, /cleared by my physician/],
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
    const head = plain(run.report.slice(0, run.report.indexOf('## Week by week')));
    expect(head).toContain('Losing weight is not planned');
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
    const run = await plan({
      ...home,
      ...inputs,
      assumptions: 'activity factor = 1.2\nenergy deficit = 20 %',
    });
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
