import { languageOfText } from '../../claims/text-language.ts';
import { pageLimits } from '../../packs/page/rules.ts';
import { faultsOf, type Check, type Fault } from '../fault.ts';
import type { AuditPage, Said } from '../page.ts';
import { addressFor, addressKey, resolved } from '../site.ts';

/** Language, structured data, screen width, redirects by tag, weight: what is in a page's own tags. */
export const checkTechnical: Check = (page) => {
  if (!page.knows.has('tags')) return [];
  const { broken, untyped } = dataFaults(page.data);
  return [
    ...(page.language === null ? faultsOf('language_missing', page, [page.itself]) : []),
    ...(isUnlike(page) ? faultsOf('language_unlike', page, [page.itself]) : []),
    ...(page.hasViewport ? [] : faultsOf('viewport_missing', page, [page.itself])),
    ...(page.refresh === null ? [] : faultsOf('refresh', page, [page.refresh])),
    ...faultsOf('data_broken', page, broken),
    ...faultsOf('data_untyped', page, untyped),
    ...(page.bytes !== null && page.bytes > pageLimits.bytes ? faultsOf('heavy', page, [page.itself]) : []),
  ];
};

/** Fewer words are too few to say in which language a page is. */
const fewestWords = 40;

/** The language that a page says is another than that of its text, where the text is long enough to tell. */
function isUnlike({ language, text, words }: AuditPage): boolean {
  const [said = ''] = (language ?? '').toLowerCase().split(/[-_]/);
  const read = (words ?? 0) < fewestWords ? null : languageOfText(text);
  return /^[a-z]{2}$/.test(said) && (read === 'en' || read === 'de') && read !== said;
}

/** Blocks of JSON-LD that are no JSON, and those that say no type. */
function dataFaults(data: readonly Said[]): { broken: Said[]; untyped: Said[] } {
  const [broken, untyped]: [Said[], Said[]] = [[], []];
  for (const one of data) {
    try {
      const value: unknown = JSON.parse(one.text);
      if (!isTyped(value)) untyped.push(one);
    } catch {
      broken.push(one);
    }
  }
  return { broken, untyped };
}

function isTyped(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isTyped);
  if (typeof value !== 'object' || value === null) return false;
  return '@type' in value || ('@graph' in value && isTyped(value['@graph']));
}

/** A language, with script and region: "de", "de-AT", "zh-Hant-HK" (BCP 47), or the page for all others. */
const languageTag = /^(?:x-default|[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)$/i;
/** Countries that are taken for languages and languages of none: "uk" is Ukrainian, "en-UK" no country. */
const wrongRegions = /-uk$/i;

/** Versions in other languages: codes that exist, and a link back from each version that was read. */
export const checkLanguages: Check = (page, site) => {
  const wrong = page.alternates.filter(
    ({ language }) => !languageTag.test(language) || wrongRegions.test(language),
  );
  const lost = page.alternates.filter((one) => {
    const address = resolved(one.text, page);
    const other = address === null ? null : site.find(address);
    if (other === null || other === page || !other.knows.has('tags')) return false;
    return !other.alternates.some((back) => leadsTo(back.text, other, page, site));
  });
  return [...faultsOf('hreflang_code', page, wrong), ...faultsOf('hreflang_return', page, lost)];
};

function leadsTo(
  href: string,
  ...[from, to, site]: [Fault['page'], Fault['page'], Parameters<Check>[1]]
): boolean {
  const address = resolved(href, from);
  return (
    address !== null && (site.find(address) === to || addressKey(address) === addressKey(addressFor(to)))
  );
}
