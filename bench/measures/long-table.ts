import { askTables } from '../../server/table-question/ask-tables.ts';
import { readDocument } from '../../server/tools/readers/read-document.ts';
import type { Table } from '../../server/table/table.ts';
import { median, rounded } from '../machine.ts';
import type { Measure } from '../measure.ts';

const rowCount = 1_000_000;
const rounds = 5;

const questions = [
  'total sales in region R3',
  'sales by region and month',
  'top 3 items by sales',
  'sales in March 2024 without R1',
  'change in sales from January to March 2024',
  'share of R2 in sales',
  'median sales',
  'sales per unit by region',
  'how many rows per note',
];

/** Milliseconds of each time a question is asked. */
function timesOf(question: string, table: Table): number[] {
  return Array.from({ length: rounds }, () => {
    const began = performance.now();
    const said = askTables(question, [{ id: 'long', name: 'long.csv', table }]);
    if (said?.kind !== 'answer') throw new Error(`“${question}” was not answered.`);
    return performance.now() - began;
  });
}

/** How long it takes from the bytes of a long file to a sum over some of its rows. */
export const longTable: Measure = {
  target: { questionMs: 1_500, askSlowestMs: 1_500 },
  how: `A file of ${rowCount.toLocaleString('en-US')} rows and 8 columns (months, texts, counts, money in two scales, percent; 25 MB, as much as may be uploaded) is read as every file is, in a reader thread from start to end of it, and typed; then the sum of one column over the rows of one region is taken, as a question does. Median of ${rounds} rounds in one process after one to warm up; processorMs is the time of all cores together, which a busy machine changes least. askMedianMs and askSlowestMs: ${questions.length} questions in words to the table that was read, each from its words to the answer, the median of ${rounds} times each.`,
  async run() {
    const bytes = makeFile();
    const readings: number[] = [];
    const sums: number[] = [];
    const work: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const began = performance.now();
      const before = process.cpuUsage();
      const { typedTables } = await readDocument('bench', bytes, 'long.csv');
      const read = performance.now();
      const sum = sumOf(typedTables[0]);
      const asked = performance.now();
      const { user, system } = process.cpuUsage(before);
      if (sum === null) throw new Error('The table was not read as written.');
      if (round === 0) continue;
      readings.push(read - began);
      sums.push(asked - read);
      work.push((user + system) / 1000);
    }
    const [table] = (await readDocument('bench', bytes, 'long.csv')).typedTables;
    if (table === undefined) throw new Error('The table was not read.');
    const asks = questions.map((question) => median(timesOf(question, table)));
    return {
      rows: rowCount,
      megabytes: rounded(bytes.length / 1e6, 1),
      readAndTypeMs: rounded(median(readings)),
      sumMs: rounded(median(sums), 1),
      questionMs: rounded(median(readings.map((reading, i) => reading + (sums[i] ?? 0)))),
      processorMs: rounded(median(work)),
      askMedianMs: rounded(median(asks)),
      askSlowestMs: rounded(Math.max(...asks)),
    };
  },
};

function makeFile(): Uint8Array {
  const parts = ['Month;Region;Item;Units;Sales (EUR);Cost (Tsd. €);Rate %;Note\n'];
  for (let i = 0; i < rowCount; i += 1)
    parts.push(
      `2024-0${1 + (i % 9)};R${i % 7};${'abcd'[i % 4]};${i % 9};${i % 10},${i % 8};${i % 5};${i % 7};${'xyz'[i % 3]}\n`,
    );
  return new TextEncoder().encode(parts.join(''));
}

/** Sales of one region; null when a column is not what was written. */
function sumOf(table: Table | undefined): number | null {
  const region = table?.columns.find(({ name }) => name === 'Region');
  const sales = table?.columns.find(({ name }) => name === 'Sales (EUR)');
  if (region?.kind !== 'text' || sales?.kind !== 'number' || table?.rowCount !== rowCount) return null;
  const wanted = region.words.indexOf('R3');
  let sum = 0;
  for (let row = 0; row < table.rowCount; row += 1)
    if (region.codes[row] === wanted) sum += sales.values[row] ?? 0;
  return sum;
}
