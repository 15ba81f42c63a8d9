import type { AnalystRun } from '../agent-definition.ts';
import { keyOf } from '../ground/agent-files.ts';
import type { Dossier } from '../ground/dossier.ts';
import { rowLines, unreadLines } from '../ground/left-out.ts';
import { readDocuments } from '../ground/read-documents.ts';
import type { TableCell } from '../ground/table-figures.ts';
import { countryKey } from './country-names.ts';
import { countryTexts } from './messages/country-texts.ts';
import { plainKey, readIndicators, type IndicatorValue } from './read-indicators.ts';
import type { CountryRequest } from './request.ts';

/** What the report is written from. */
export interface Gathered {
  readonly dossiers: readonly Dossier[];
  readonly news: readonly Dossier[];
  /** Of all countries of the file. */
  readonly values: readonly IndicatorValue[];
  /** What the country asked for is compared by; null when none was named. */
  readonly key: string | null;
  readonly groups: readonly TableCell[];
  readonly expected: readonly TableCell[];
  readonly leftOut: readonly string[];
}

/** The country of the form by name or code, else the one country of the file that the question names. */
function askedKey(
  { country }: CountryRequest,
  prompt: string,
  values: readonly IndicatorValue[],
  codes: ReadonlyMap<string, string>,
): string | null {
  if (country !== '') {
    const known = [...codes].find(([, code]) => code !== '' && code.toLowerCase() === country.toLowerCase());
    return known === undefined ? countryKey(country) : countryKey(known[0]);
  }
  const spoken = ` ${prompt.toLowerCase().replace(/[^\p{L}\p{M}\d]+/gu, ' ')} `;
  const names = new Set(values.map((one) => one.country));
  const named = new Set(
    [...names]
      .filter((name) =>
        spoken.includes(
          ` ${name
            .toLowerCase()
            .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
            .trim()} `,
        ),
      )
      .map(countryKey),
  );
  return named.size === 1 ? ([...named][0] ?? null) : null;
}

const isTabular = ({ text }: Dossier) => text.tables.length > 0;

/** Reads every file: tables for indicators, texts for news. */
export async function gatherCountry(run: AnalystRun, request: CountryRequest): Promise<Gathered> {
  const texts = countryTexts().report;
  const { wanted, of } = request.files;
  const today = run.facts.askedAt.getUTCFullYear();
  const { dossiers, failed } = await readDocuments(run, wanted);
  const asNews = new Set((of.news ?? []).map(keyOf));
  const reads = dossiers
    .filter(isTabular)
    .map((dossier) => ({ dossier, read: readIndicators(dossier, today) }));
  const withFigures = new Set(
    reads.filter(({ read }) => read.values.length > 0).map(({ dossier }) => dossier.key),
  );
  const news = dossiers.filter(({ key, document }) => !withFigures.has(key) && document.blocks.length > 0);
  const unused = dossiers.filter(
    ({ key }) => !withFigures.has(key) && !asNews.has(key) && !news.some((one) => one.key === key),
  );
  const values = reads.flatMap(({ read }) => read.values);
  const codes = new Map(reads.flatMap(({ read }) => [...read.codes]));
  return {
    dossiers,
    news,
    values,
    key: askedKey(request, run.facts.prompt, values, codes),
    groups: reads.flatMap(({ read }) => read.groups),
    expected: reads.flatMap(({ read }) => read.expected),
    leftOut: [
      ...unreadLines(failed),
      ...unused.map(({ name }) => texts.noTable(name)),
      ...reads.flatMap(({ dossier, read }) => rowLines(dossier.name, read.refused)),
      ...reads
        .filter(({ read }) => read.values.length > 0)
        .flatMap(({ read }) => read.unread.map(({ name }) => texts.unread(name))),
      ...reads.flatMap(({ read }) => read.undated.map(({ name }) => texts.undated(name))),
    ],
  };
}

/** The figures to compare: of the country and of those named to compare with, of all when none is named. */
export function comparedValues(
  { values, key }: Pick<Gathered, 'values' | 'key'>,
  { peers }: Pick<CountryRequest, 'peers'>,
): { readonly compared: readonly IndicatorValue[]; readonly unknown: readonly string[] } {
  const held = new Set(values.map(({ country }) => countryKey(country)));
  const named = new Set(peers.map(countryKey));
  const unknown = peers.filter((name) => plainKey(name) !== '' && !held.has(countryKey(name)));
  if (named.size === 0) return { compared: values, unknown };
  const isMeant = ({ country }: IndicatorValue) =>
    countryKey(country) === key || named.has(countryKey(country));
  return { compared: values.filter(isMeant), unknown };
}
