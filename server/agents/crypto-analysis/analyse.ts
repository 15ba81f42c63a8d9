import type { Block } from '../../report/blocks.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { unreadLines } from '../ground/left-out.ts';
import { readDocuments } from '../ground/read-documents.ts';
import { sayNothingFound } from '../ground/say-nothing.ts';
import { writeStep } from '../ground/write-steps.ts';
import { Book } from '../writing/book.ts';
import { addCoin, addPairs, type CoinWriting } from './coin-writing.ts';
import { cryptoTexts } from './messages/crypto-texts.ts';
import { readCoins } from './read-coins.ts';
import { readCryptoRequest } from './request.ts';
import { writeClosing } from './write-closing.ts';
import { addMean, writeHead } from './write-head.ts';
import {
  writeFalls,
  writeMoved,
  writeStable,
  writeTogether,
  writeTrend,
  writeVolume,
  writeWeekends,
} from './write-sections.ts';

/** The built-in analyst's work: read every coin, measure each, compare them, write. */
export async function analyseCoins(run: AnalystRun): Promise<void> {
  const texts = cryptoTexts();
  const request = readCryptoRequest(run.facts.inputs, run.facts);
  const depth = depthOf(run.facts.inputs);
  const { coins, leftOut } = await run.stage('read', async () => {
    const { dossiers, failed } = await readDocuments(run, request.files.wanted);
    const read = await readCoins(dossiers, request);
    const value = { coins: read.coins, leftOut: [...unreadLines(failed), ...read.leftOut] };
    return { value, summary: texts.steps.read(value.coins.length) };
  });
  const { isSample } = request.files;
  if (coins.length === 0)
    return await sayNothingFound(run, {
      ...texts.nothing,
      leftOut,
      isSample,
      what: 'data',
      step: texts.parts.head,
      summary: texts.steps.written,
    });
  const book = new Book();
  const part = (id: keyof typeof texts.parts, millicredits: number, work: (w: CoinWriting) => Block[]) =>
    writeStep(run, { id, title: texts.parts[id], millicredits }, (step) => work({ step, coins, book }));

  await run.stage('compute', () => {
    const count = coins.reduce((sum, coin) => sum + addCoin(book, coin), 0);
    return Promise.resolve({ value: undefined, summary: texts.steps.computed(count) });
  });
  await run.stage('pairs', async () => {
    const count = addPairs(book, coins);
    if (depth === 'deep') addPairs(book, coins, '90');
    addMean({ book, coins });
    const question = run.facts.inputs.question || run.facts.prompt;
    await part('head', 4_000, (w) => {
      const { head, risk } = writeHead(w, question);
      return [...head, ...writeMoved(w), ...risk];
    });
    await part('pairs', 2_000, (w) => writeTogether(w, depth === 'deep'));
    return { value: undefined, summary: texts.steps.compared(count) };
  });
  await run.stage('report', async () => {
    if (depth !== 'quick')
      await part('details', 3_000, (w) => [
        ...writeFalls(w),
        ...writeTrend(w),
        ...writeWeekends(w),
        ...writeVolume(w, depth === 'deep'),
        ...writeStable(w),
      ]);
    await part('closing', 1_000, (w) => writeClosing(w, leftOut, isSample));
    return { value: undefined, summary: texts.steps.written };
  });
}
