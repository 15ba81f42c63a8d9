import { describe, expect, it } from 'vitest';
import { chatIn } from '../../chat.agent.ts';
import { agentsDe } from '../../messages/agents-de.ts';
import { agentsEn } from '../../messages/agents-en.ts';
import { runAgent } from '../../testing/run-agent.ts';
import { speaking } from '../../../language/language.ts';

async function result(prompt: string, language: 'en' | 'de' = 'en') {
  const agent = chatIn(language === 'de' ? agentsDe : agentsEn);
  const run = await speaking(language, async () => await runAgent(agent, {}, { prompt }));
  return { value: run.figures[0]?.value ?? null, answer: run.answer, isUnanswered: run.isUnanswered };
}

describe('arithmetic', () => {
  it.each([
    ['7!', '5,040'],
    ['what is 2 + 2?', '4'],
    ['100 - 15 %', '85'],
    ['100 − 15 %', '85'],
    ['(80 + 20) + 10%', '110'],
    ['15 % of 240', '36'],
    ['15 percent of 240', '36'],
    ['15 Prozent von 240', '36'],
    ['1,500 * 2', '3,000'],
    ['3,5 * 2', '7'],
    ['12.5 * 4', '50'],
    ['max(3, 9)', '9'],
    ['5 km in miles', '3.106856 mi'],
    ['convert 10 pounds to kg', '4.535924 kg'],
    ['100 °F in °C', '37.777778 °C'],
    ['how many minutes are in 3 hours?', '180 min'],
    ['days between 2025-03-01 and 2025-07-15', '136'],
    ['How many days are there between 1 March 2024 and 1 March 2025?', '365'],
    ['90 days after 2025-03-01', '2025-05-30'],
    ['what date is 1 month after 31 January 2025?', '2025-02-28'],
    ['2 weeks before 2025-03-10', '2025-02-24'],
    ['2025-03-01 - 2025-02-01', '28'],
    ['1 March 2025 minus 1 February 2025', '28'],
    ['15 % of 3.4 million EUR', '510,000 EUR'],
    ['what is 7.5 % of $1,200?', '90 USD'],
    ['100 EUR + 19 %', '119 EUR'],
    ['EUR 50 minus 10 %', '45 EUR'],
    ['12 percent of 5 billion', '600,000,000'],
    ['which weekday was 2025-03-01?', 'Saturday'],
    ['3 h 20 min + 45 min', '245 min'],
    ['1 h 15 min * 4', '300 min'],
    ['2 h - 30 min', '90 min'],
    ['3 h 20 min in minutes', '200 min'],
    ['5 feet 11 inches in cm', '180.34 cm'],
    ['3 kg + 500 g', '3,500 g'],
    ['5 km + 300 m in miles', '3.293267 mi'],
    ['100 minus 15 percent', '85'],
    ['what is 20 % off 80?', '64'],
    ['increase 80 by 15 %', '92'],
    ['what is 3 times 4', '12'],
    ['10 mod 3', '1'],
    ['2025-03-01 + 30 days', '2025-03-31'],
    ['29 February 2024 plus 1 year', '2025-02-28'],
    ['weeks between 2025-01-01 and 2025-03-01', '59 d'],
  ])('“%s” is %s', async (prompt, value) => {
    expect((await result(prompt)).value).toBe(value);
  });

  it.each([
    ['3,5 * 2', '7'],
    ['1.500 * 2', '3.000'],
    ['Was ist 15 % von 80?', '12'],
    ['100 − 15 %', '85'],
    ['5 km in Meilen', '3,106856 mi'],
    ['Tage zwischen 01.03.2025 und 15.07.2025', '136'],
    ['Wie viele Tage sind es vom 1. März 2025 bis zum 15. Juli 2025?', '136'],
    ['90 Tage nach dem 01.03.2025', '2025-05-30'],
    ['Änderung von 80 auf 100', '25'],
    ['100 minus 15 Prozent', '85'],
    ['100 € plus 19 %', '119 EUR'],
    ['3 Stunden 20 Minuten + 45 Minuten', '245 min'],
    ['1,5 kg + 250 g', '1.750 g'],
    ['3 mal 4', '12'],
    ['Wurzel aus 16', '4'],
  ])('in German “%s” is %s', async (prompt, value) => {
    expect((await result(prompt, 'de')).value).toBe(value);
  });

  it.each([
    ['100 - 15 %', 'read as 15 % of what is before it (100)'],
    ['3,5 * 2', '“3,5” is read as 3.5'],
    ['1,500 * 2', '“1,500” is read as 1,500'],
    ['7!', 'factorial of 7'],
    ['days between 2025-03-01 and 2025-07-15', 'with both days included it is one more'],
    ['1 month after 2025-01-31', 'its last day is taken'],
    ['3 h 20 min + 45 min', 'That is [4 h 5 min]'],
    ['weeks between 2025-01-01 and 2025-03-01', 'That is [8 weeks and 3 days]'],
  ])('says how “%s” was read', async (prompt, said) => {
    expect((await result(prompt)).answer).toContain(said);
  });

  it.each([
    '2026-11-19',
    '01/02/2025',
    '100 euros in dollars',
    '5 km in kg',
    '5 gallons in litres',
    '10 - 5 % + 3',
    'days between March and July',
    'days between 01/02/2025 and 03/04/2025',
    '90 days after the merger',
    '-500 °C in °F',
    '1,5.2,3 + 4',
    '3!!',
    '100 € + 50 $',
    '3 kg + 2 km',
    '20 °C + 5 °C',
    '3 h 20 min',
    'invoice 12 plus 3 copies',
    'working days between 2025-03-03 and 2025-03-07',
    'days between 2025-02-30 and 2025-03-01',
  ])('computes nothing for “%s”', async (prompt) => {
    expect(await result(prompt)).toMatchObject({ value: null, isUnanswered: true });
  });

  it.each([
    '3.5!',
    '3,5!',
    '10 % of 5 apples',
    '20 % of 50 kg',
    '10 % of 10 % of 50 EUR',
    '2025-13-01 - 2025-02-01',
  ])('gives none for “%s”', async (prompt) =>
    expect(await result(prompt)).toMatchObject({ value: null, isUnanswered: true }),
  );

  it('says which logarithm and which angles it took', async () => {
    expect((await result('log(100)')).answer).toContain('natural logarithm');
    expect((await result('sin(90)')).answer).toContain('radians');
    expect((await result('15 % von 3,4 Mio. EUR', 'de')).value).toBe('510.000 EUR');
  });
});
