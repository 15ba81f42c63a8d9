import { expect, it } from 'vitest';
import { currencyAt } from '../../commerce/price-cell.ts';
import { speaking } from '../../language/language.ts';
import { paragraph, title } from '../../report/build-blocks.ts';
import { words } from '../../report/words.ts';
import { runAgent } from '../testing/run-agent.ts';
import { smallAgent } from '../testing/small-agent.ts';
import { moneyText, sumsByCurrency, type NamedAmount } from './money-figures.ts';
import { foot, writeStep } from './write-steps.ts';

const adding = (amounts: readonly NamedAmount[]) =>
  runAgent(
    smallAgent(async (run) => {
      await run.stage('work', async () => {
        await writeStep(run, { id: 'all', title: 'Write', millicredits: 1_000 }, (step) => [
          title('Lamps: added up'),
          ...sumsByCurrency({ step, dossiers: [] }, { id: 'sum', label: 'Sum' }, amounts).map(({ figure }) =>
            paragraph(words`All: ${figure}`),
          ),
          ...foot(true, 'data'),
        ]);
        return { value: undefined, summary: '' };
      });
    }),
    {},
  );

it('adds up what is of one currency, and what is of none apart', async () => {
  const { figures } = await adding([
    { name: 'Orla', value: 12.5, currency: 'EUR' },
    { name: 'Teva', value: 1_000, currency: 'JPY' },
    { name: 'Ulva', value: 0.75, currency: 'EUR' },
    { name: 'Vara', value: 3, currency: '' },
  ]);
  expect(figures.map(({ id, value }) => [id, value.replace('\u00a0', ' ')])).toEqual([
    ['sum-eur', 'EUR 13.25'],
    ['sum-jpy', 'JPY 1,000'],
    ['sum-none', '3.00'],
  ]);
  expect(figures[0]?.inputs.map(({ name }) => name)).toEqual(['Orla', 'Ulva']);
});

it('writes an amount in the language that is spoken', () => {
  expect(speaking('de', () => moneyText({ currency: 'EUR', value: 1234.5 }))).toBe('EUR\u00a01.234,50');
});

it('reads a code of a currency in small letters', () => {
  const column = { kind: 'text', name: 'Currency', plainName: 'Currency', at: 0, period: null } as const;
  expect(currencyAt({ ...column, codes: Uint32Array.of(1), words: ['', 'eur'] }, 0)).toBe('EUR');
});
