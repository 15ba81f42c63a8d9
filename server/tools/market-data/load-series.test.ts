import { expect, it } from 'vitest';
import { memoryTools, testNow } from '../../agents/testing/memory-tools.ts';
import { appError } from '../../errors/app-error.ts';
import { bytesOf } from '../testing/make-files.ts';
import { loadSeries } from './load-series.ts';
import { isoDay } from './price-series.ts';

/** Too long to be read at once. */
const prices = bytesOf(
  `Date,Close\n${Array.from({ length: 6_000 }, (_, i) => `${isoDay(14_000 + i)},${100 + (i % 17)}`).join('\n')}\n`,
);

it('U2 lets a run wait for its prices where a message is asked to come back', async () => {
  const isOpen = Promise.withResolvers<undefined>();
  const toolsOf = (isCheck: boolean) =>
    memoryTools(
      {},
      {
        isCheck,
        openFile: (id) =>
          Promise.resolve({
            id,
            name: 'prices.csv',
            mime: 'text/csv',
            kind: 'table',
            bytes: prices.length,
            createdAt: testNow,
            read: async () => {
              await isOpen.promise;
              // A process for each of them would take longer than a test.
              if (isCheck) throw appError('server.unavailable');
              return prices;
            },
          }),
      },
    );
  const check = (n: number) => loadSeries({ file_id: `fil_check_${n}` }, toolsOf(true));
  const waiting = Array.from({ length: 21 }, (_, n) => check(n).catch((error: unknown) => error));
  const run = loadSeries({ file_id: 'fil_run' }, toolsOf(false));
  await expect(check(21)).rejects.toMatchObject({ code: 'file.queue_full', status: 429 });
  isOpen.resolve(undefined);
  for (const gone of waiting) expect(await gone).toMatchObject({ code: 'server.unavailable' });
  expect((await run).series.close).toHaveLength(2_800);
});
