import { readFileSync, readdirSync } from 'node:fs';
import { appError } from '../errors/app-error.ts';
import { priceTexts } from '../tools/messages/prices-texts.ts';

/** A price series of the sample library. */
export interface SampleSeries {
  readonly slug: string;
  readonly title: string;
  readonly isIndex: boolean;
  /** File name shown to people. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A document of the sample library. */
export interface SampleDocument {
  /** Stable name, e.g. "northwind-freight/profile.md". */
  readonly id: string;
  readonly company: string;
  /** File name shown to people, e.g. "Northwind Freight, profile.md". */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const seriesTitles: Readonly<Record<string, string>> = {
  'northwind-freight': 'Northwind Freight (NWF)',
  'halden-solar': 'Halden Solar (HLS)',
  'meridian-foods': 'Meridian Foods (MDF)',
  'okafor-instruments': 'Okafor Instruments (OKI)',
  'sample-index': 'Sample index',
};

const companyTitles: Readonly<Record<string, string>> = {
  'northwind-freight': 'Northwind Freight',
  'halden-solar': 'Halden Solar',
  'okafor-instruments': 'Okafor Instruments',
};

/** Choices for start forms, in the order shown. */
export const sampleSeriesChoices = (indexTitle: string) =>
  Object.entries(seriesTitles).map(([value, label]) => ({
    value,
    label: value === 'sample-index' ? indexTitle : label,
  }));
export const sampleCompanyChoices = Object.entries(companyTitles).map(([value, label]) => ({ value, label }));

/** A sample price series by slug. Throws `file.not_found`. */
export function sampleSeries(slug: string): SampleSeries {
  const title = Object.hasOwn(seriesTitles, slug) ? seriesTitles[slug] : undefined;
  if (title === undefined) throw appError('file.not_found', { sentence: priceTexts.said((t) => t.noSample) });
  return {
    slug,
    title,
    isIndex: slug === 'sample-index',
    name: `${slug}.csv`,
    bytes: readFileSync(new URL(`./series/${slug}.csv`, import.meta.url)),
  };
}

/**
 * The sample document or series of a name, e.g. "northwind-freight/profile.md" or "series/halden-solar.csv", or of a title
 * that begins with its file name; null when there is none.
 */
export function sampleFile(nameOrTitle: string): { id: string; name: string; bytes: Uint8Array } | null {
  const document = sampleDocuments().find(
    ({ id, name }) => id === nameOrTitle || nameOrTitle === name || nameOrTitle.startsWith(`${name} (`),
  );
  if (document !== undefined) return document;
  const slug = /^(?:series\/)?([a-z-]+)\.csv(?: \(.*\))?$/.exec(nameOrTitle)?.[1] ?? '';
  if (!Object.hasOwn(seriesTitles, slug)) return null;
  const { name, bytes } = sampleSeries(slug);
  return { id: `series/${name}`, name, bytes };
}

let documents: readonly SampleDocument[] | null = null;

/** The documents about one sample company, or all of them: what a chat without files searches. Read once. */
export function sampleDocuments(company?: string): readonly SampleDocument[] {
  documents ??= Object.keys(companyTitles).flatMap(readCompany);
  return company === undefined ? documents : documents.filter((one) => one.company === company);
}

function readCompany(slug: string): SampleDocument[] {
  return readdirSync(new URL(`./companies/${slug}/`, import.meta.url))
    .sort()
    .map((file) => ({
      id: `${slug}/${file}`,
      company: slug,
      name: `${companyTitles[slug]}, ${file}`,
      bytes: readFileSync(new URL(`./companies/${slug}/${file}`, import.meta.url)),
    }));
}

/** Slug of the sample company of a name; null when there is none. */
export function sampleCompanyOf(name: string): string | null {
  const wanted = name
    .trim()
    .toLowerCase()
    .replace(/\s+(n\.?v\.?|as|ltd\.?|inc\.?|gmbh|plc)$/i, '');
  const found = Object.entries(companyTitles).find(
    ([slug, title]) => slug === wanted || title.toLowerCase() === wanted,
  );
  return found?.[0] ?? null;
}
