import { byCode } from '@loupe/shared/lib/text-order';
import { findPeriods } from '../../claims/periods.ts';
import type { Block } from '../../claims/blocks.ts';
import { givesOrders, isOrder } from '../../claims/gives-orders.ts';
import { sentencesOf } from '../../claims/sentence-split.ts';
import { countryEventKinds, type CountryEventKind } from '../../packs/country/event-kinds.ts';
import { articlesOf } from '../../screening/articles.ts';
import type { Dossier } from '../ground/dossier.ts';

/** A sentence of the news that names the country and something an exporter wants to know. */
export interface CountryEvent {
  readonly kind: CountryEventKind;
  /** YYYY-MM-DD, of the sentence or else of its article. */
  readonly day: string | null;
  readonly text: string;
  readonly dossier: Dossier;
  readonly place: string;
  /** Where the day of its article is; null where the sentence says it, or nothing does. */
  readonly dayBlock: Block | null;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const named = (names: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${names.map(escaped).join('|')})(?:s|’s|'s)?(?!\\p{L})`, 'iu');

/** Words of the sector that are long enough to tell something. */
const leastLetters = 5;

function kindOf(text: string, sector: RegExp | null): CountryEventKind | null {
  const found = countryEventKinds.find(({ words }) => words.test(text));
  return found?.id ?? (sector?.test(text) === true ? 'sector' : null);
}

/** The only day that a sentence says itself. */
function dayIn(text: string): string | null {
  const days = findPeriods(text).flatMap(({ period }) => (period?.kind === 'day' ? [period.date] : []));
  return days.length === 1 ? (days[0] ?? null) : null;
}

/** "12 June 2026, Nairobi Ledger. Police …", "5. Mai 2026: Rumänien …": the day that an item of a digest begins with. */
function dayAtHead({ text }: Block): string | null {
  const [first] = findPeriods(text);
  if (first?.period?.kind !== 'day' || first.start > 2) return null;
  return /^.{0,2}$/u.test(text.slice(0, first.start)) ? first.period.date : null;
}

export interface CountryNews {
  readonly events: readonly CountryEvent[];
  /** How many sentences name the country and nothing that is looked for. */
  readonly others: number;
}

/** Events of news, the newest first, those without a day last; a sentence that comes twice counts once. */
export function newsOf(dossiers: readonly Dossier[], names: readonly string[], sector: string): CountryNews {
  const country = named(names);
  const words = (sector.match(/\p{L}+/gu) ?? []).filter((one) => one.length >= leastLetters);
  const trade = words.length === 0 ? null : named(words);
  const others = new Set<string>();
  const events = dossiers.flatMap((dossier) =>
    articlesOf(dossier.document).flatMap(({ blocks, day, dayBlock, language: own }) => {
      const language = own === 'de' ? 'de' : 'en';
      return blocks
        .filter((block) => block.kind !== 'heading' && !isOrder(block))
        .flatMap((block) => {
          const head = dayAtHead(block);
          return sentencesOf(block, language).flatMap(({ text, start }): CountryEvent[] => {
            if (!country.test(text) || givesOrders(text)) return [];
            const kind = kindOf(text, trade);
            if (kind === null) {
              others.add(text);
              return [];
            }
            const place = block.placeOf(start, start + text.length);
            const said = dayIn(text);
            const ofBlock = said === null && head !== null;
            const told = head ?? (dayBlock === null ? null : day);
            return [
              {
                kind,
                day: said ?? told,
                text,
                dossier,
                place,
                dayBlock: ofBlock ? block : said === null ? dayBlock : null,
              },
            ];
          });
        });
    }),
  );
  const once = new Map(events.map((one) => [one.text, one]));
  return {
    events: [...once.values()].toSorted((a, b) => byCode(b.day ?? '', a.day ?? '')),
    others: others.size,
  };
}
