import { setImmediate as immediate } from 'node:timers/promises';
import { AppError } from '../../errors/app-error.ts';
import { shown } from '../../language/texts.ts';
import { isMeant, pairOfFile, pairOfHead, splitPair, type PairName } from '../../packs/market/pair-names.ts';
import type { Table } from '../../table/table.ts';
import { makeStudy, type Period, type Study } from '../../tools/indicators/study.ts';
import { asCandles } from '../../tools/market-data/candles.ts';
import { textsOf } from '../../tools/market-data/column-texts.ts';
import { looksLikePrices, symbolsIn } from '../../tools/market-data/find-columns.ts';
import { cutHistory, titleOfFile } from '../../tools/market-data/load-series.ts';
import { readPrices } from '../../tools/market-data/read-prices.ts';
import { priceTexts } from '../../tools/messages/prices-texts.ts';
import type { Dossier } from '../ground/dossier.ts';
import { cryptoTexts } from './messages/crypto-texts.ts';

/** A matrix of more is read by nobody. */
const mostCoins = 12;
const leastSessions = 30;

/** The prices of one coin, ready to measure. */
export interface Coin {
  /** Begins the ids of its figures. */
  readonly id: string;
  readonly title: string;
  readonly pair: PairName;
  readonly study: Study;
  readonly dossier: Dossier;
  /** Position of its table in the document. */
  readonly table: number;
}

export interface ReadCoins {
  readonly coins: readonly Coin[];
  /** Why others were not used, one sentence each. */
  readonly leftOut: readonly string[];
}

interface Asked {
  readonly period: Period;
  readonly coins: readonly string[];
}

/** One series that may be read. */
interface Candidate {
  readonly dossier: Dossier;
  readonly table: Table;
  readonly position: number;
  readonly symbol: string | null;
  readonly pair: PairName;
  readonly title: string;
}

const isName = (text: string) => /^(?!\d+$)[\p{L}\p{N}^][\p{L}\p{N} .&/=:_-]{0,29}$/u.test(text);

function candidatesOf(dossier: Dossier): Candidate[] {
  return dossier.text.tables.flatMap((given, position) => {
    const table = asCandles(given) ?? given;
    if (!looksLikePrices(table) && symbolsIn(table).length < 2) return [];
    const symbols = symbolsIn(table);
    return (symbols.length === 0 ? [null] : symbols).map((symbol): Candidate => {
      const head = symbol === null ? null : pairOfHead(symbol);
      const named = head?.pair ?? (symbol === null || !isName(symbol) ? null : splitPair(symbol));
      const pair = named ?? pairOfFile(dossier.name);
      // What is over a column is what the reader finds there.
      const title = head?.title ?? pair?.base ?? titleOfFile(dossier.name);
      return {
        dossier,
        table,
        position,
        symbol,
        title,
        pair: pair ?? { base: title, quote: null, like: null },
      };
    });
  });
}

const venueNames = new Set(['exchange', 'venue', 'exchangename', 'börse', 'boerse', 'handelsplatz']);

/** Trading places of the rows of a security: prices of several are several series. */
function venuesOf(table: Table, symbol: string | null): string[] {
  const venue = table.columns.find(({ name }) =>
    venueNames.has(name.toLowerCase().replace(/[^\p{L}]/gu, '')),
  );
  if (venue === undefined) return [];
  const symbols = table.columns.filter((one) => one.kind === 'text' && one !== venue).map(textsOf);
  const venueAt = textsOf(venue);
  const rows = Array.from({ length: table.rowCount }, (_, row) => row).filter(
    (row) => symbol === null || symbols.some((textAt) => textAt(row) === symbol),
  );
  return [...new Set(rows.map(venueAt))].filter((text) => text !== '');
}

/** Reads one series; a sentence where it cannot be used. */
function readOne(candidate: Candidate, period: Period): Study | string {
  const { dossier, table, symbol, title, position } = candidate;
  const texts = cryptoTexts();
  const where = symbol === null ? dossier.name : `${dossier.name}, ${title}`;
  const venues = venuesOf(table, symbol);
  if (venues.length > 1) return texts.left.venues(where);
  try {
    const read = readPrices(table, { symbol: symbol ?? '', question: '', hasMoved: true });
    if (read.close.length < leastSessions)
      return priceTexts().tooShort(where, read.close.length, leastSessions);
    const loaded = {
      series: cutHistory({ ...read, name: dossier.name, table: position }),
      file: dossier.name,
      title,
      fileId: dossier.fileId,
      isSample: dossier.isSample,
      document: dossier.key,
      keptAt: new Date(dossier.keptAt),
    };
    return makeStudy(loaded, period);
  } catch (error) {
    if (error instanceof AppError) return `${where}: ${shown(error.sentence)}`;
    throw error;
  }
}

function chosen(
  all: readonly Candidate[],
  typed: readonly string[],
): { use: Candidate[]; leftOut: string[] } {
  const { left } = cryptoTexts();
  const meant = typed.map((word) => ({ word, found: all.filter(({ pair }) => isMeant(word, pair)) }));
  const wanted = typed.length === 0 ? [...all] : [...new Set(meant.flatMap(({ found }) => found))];
  const unknown = meant.filter(({ found }) => found.length === 0).map(({ word }) => word);
  return {
    use: wanted.slice(0, mostCoins),
    leftOut: [
      ...(unknown.length > 0 ? [left.unknown(unknown)] : []),
      ...(wanted.length > mostCoins ? [left.tooMany] : []),
    ],
  };
}

const keyOf = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

/**
 * Every coin of the files: one for each security that a table of prices names, else one for each table. Coins that were
 * asked for are looked for by ticker, pair or name. Others have their turn between two of them.
 */
export async function readCoins(dossiers: readonly Dossier[], asked: Asked): Promise<ReadCoins> {
  const all = dossiers.map((dossier) => ({ dossier, found: candidatesOf(dossier) }));
  const { left } = cryptoTexts();
  const leftOut = all
    .filter(({ found }) => found.length === 0)
    .map(({ dossier }) => left.noPrices(dossier.name));
  const { use, leftOut: notUsed } = chosen(
    all.flatMap(({ found }) => found),
    asked.coins,
  );
  const coins: Coin[] = [];
  for (const candidate of use) {
    await immediate();
    const study = readOne(candidate, asked.period);
    if (typeof study === 'string') {
      leftOut.push(study);
      continue;
    }
    const isTwice = use.some((one) => one !== candidate && one.title === candidate.title);
    const title = isTwice
      ? `${candidate.title} (${candidate.symbol ?? candidate.dossier.name})`
      : candidate.title;
    const same = coins.filter((one) => keyOf(one.title) === keyOf(title)).length;
    const id = `${keyOf(title)}${same === 0 ? '' : `-${same + 1}`}`;
    coins.push({
      id,
      title,
      pair: candidate.pair,
      study: { ...study, loaded: { ...study.loaded, title } },
      dossier: candidate.dossier,
      table: candidate.position,
    });
  }
  return { coins, leftOut: [...leftOut, ...notUsed] };
}
