import { aliasOf, findAlias, namesWithForm } from '../claims/company-names.ts';
import { formPattern, nameKey, splitName } from '../claims/legal-forms.ts';
import type { Article } from '../screening/articles.ts';
import { sentencesOf } from '../claims/sentence-split.ts';
import { datelineOf } from '../claims/dateline.ts';
import type { LaunchWords } from '../packs/launch/words.ts';

/** A competitor by its name, with what finds it in a text. */
export interface Competitor {
  readonly name: string;
  readonly aliases: readonly ReturnType<typeof aliasOf>[];
}

export interface CompetitorMention {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** "Pellet & Rose GmbH (P&R)" is found by "Pellet & Rose" and by "P&R". */
export function competitorOf(listed: string): Competitor {
  const [, name = listed, other] = /^([^()]+?)\s*(?:\(([^()]+)\))?$/u.exec(listed.trim()) ?? [];
  const names = [splitName(name).core || name, ...(other === undefined ? [] : [other.trim()])];
  return { name: name.trim(), aliases: [...new Set(names)].map(aliasOf) };
}

/** "GmbH & Co. KG" behind a name belongs to it, and to no product. */
const formBehind = new RegExp(
  `^,? (?:${formPattern})(?: (?:&|und|u\\.) Co\\.?)?(?: (?:KGaA|KG|OHG))?(?![\\p{L}\\p{N}])`,
  'u',
);

/** Where competitors are named, with the legal form behind the name; a longer name with a legal form of its own is another's. */
export function competitorsIn(text: string, competitors: readonly Competitor[]): CompetitorMention[] {
  const formal = namesWithForm(text);
  const found = competitors.flatMap(({ name, aliases }) =>
    aliases.flatMap((alias) => {
      const places: CompetitorMention[] = [];
      alias.pattern.lastIndex = 0;
      for (const { index, 0: written } of text.matchAll(alias.pattern)) {
        const bare = index + written.length;
        // What follows may be the name of its product: "Halden Brewline 3".
        const form = formBehind.exec(text.slice(bare))?.[0].length ?? 0;
        const place = findAlias(text.slice(0, bare + form), alias).find(({ start }) => start === index);
        const isInWord = /^(?:[\p{L}\p{N}]|-\p{L})/u.test(text.slice(bare).replace(/^['’]?s(?!\p{L})/u, ''));
        const isOther = formal.some(
          (one) => one.start <= index && index < one.end && nameKey(splitName(one.name).core) !== alias.key,
        );
        const genitive = /^['’]?s(?!\p{L})|^['’](?!\p{L})/u.exec(text.slice(bare))?.[0].length ?? 0;
        if (place !== undefined && !isInWord && !isOther)
          places.push({ name, start: index, end: bare + genitive + form });
      }
      return places;
    }),
  );
  return found
    .filter(
      (one) =>
        !found.some(
          (o) =>
            o !== one && o.start <= one.start && one.end <= o.end && o.end - o.start > one.end - one.start,
        ),
    )
    .toSorted((a, b) => a.start - b.start);
}

/** Capitalised words in a row, without the small ones that open a sentence. */
export interface NameRun {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const run =
  /(?<![\p{L}\p{N}-])(?:\p{Lu}[\p{L}\p{N}+&’'-]*|\p{Ll}\p{Lu}[\p{L}\p{N}]*)(?:(?: & | )(?:\p{Lu}[\p{L}\p{N}+’'-]*|\p{N}+(?:[.]\p{N}+)?[\p{L}+]*(?![\p{L}\p{N}])))*/gu;

export function nameRuns(text: string, { noName }: LaunchWords): NameRun[] {
  return [...text.matchAll(run)].flatMap(({ index, 0: whole }) => {
    const parts = [...whole.matchAll(/\S+/gu)].map(({ index: at, 0: word }) => ({ at, word }));
    while (parts[0] !== undefined && (noName.test(parts[0].word) || parts[0].word === '&')) parts.shift();
    while (parts.length > 0 && noName.test(parts.at(-1)?.word ?? '')) parts.pop();
    const [first, last] = [parts[0], parts.at(-1)];
    if (first === undefined || last === undefined || !/\p{L}/u.test(first.word)) return [];
    // The letters of "U.S." are no names.
    if (first === last && first.word.length === 1) return [];
    const [start, end] = [first.at, last.at + last.word.length];
    return [{ start: index + start, end: index + end, text: whole.slice(start, end) }];
  });
}

/** "which competes with the Brewline from Halden": held against it, however far before. */
const rivals =
  /(?<!\p{L})(?:compet(?:es?|ed|ing) with|rivals|similar|resembl\p{L}*|konkurrier\p{L}*|ähnel\p{L}*|ähnlich\p{L}*|vergleichbar\p{L}*)(?!\p{L})[^,;]*$/iu;

/** "unlike Halden", "gegen Halden": not who acts. */
export const isBeside = (
  text: string,
  { start }: { readonly start: number },
  { beside }: LaunchWords,
): boolean =>
  beside.test(text.slice(Math.max(0, start - 40), start)) ||
  rivals.test(text.slice(Math.max(0, start - 80), start));

/** Who opens a sentence or a title: a listed competitor, somebody or something else, or nobody that has a name. */
export function openerOf(
  text: string,
  competitors: readonly Competitor[],
  words: LaunchWords,
): { readonly listed: string | null; readonly isNamed: boolean } {
  const [opening] = nameRuns(text, words);
  if (opening === undefined || opening.start > 4) return { listed: null, isNamed: false };
  const own = competitorsIn(text, competitors).find(({ start }) => start <= opening.start);
  return { listed: own?.name ?? null, isNamed: true };
}

const joinsNext = /^\s?(?:,|and|und|&|vs\.?|versus|oder|or)\s/iu;

/** Whom an article is about: whom its title begins with or is by, else the only one it names, where its text begins with it. */
export function subjectOf(
  article: Article,
  competitors: readonly Competitor[],
  words: LaunchWords,
): string | null {
  const { title, blocks, language } = article;
  const [first] = competitorsIn(title, competitors);
  if (first !== undefined) {
    const [before, after] = [title.slice(0, first.start), title.slice(first.end)];
    if (openerOf(title, competitors, words).listed === first.name && !joinsNext.test(after))
      return first.name;
    const isBy = /(?:^|\s)(?:von|by|from|at|bei)\s$/iu.test(before) || after.startsWith(':');
    return isBy && competitorsIn(after, competitors).every(({ name }) => name === first.name)
      ? first.name
      : null;
  }
  const all = new Set(blocks.flatMap(({ text }) => competitorsIn(text, competitors).map(({ name }) => name)));
  if (all.size !== 1) return null;
  const body = blocks.find(({ kind, text }) => kind !== 'heading' && text.length > 50);
  const [sentence] = body === undefined ? [] : sentencesOf(body, language === 'de' ? 'de' : 'en');
  const text = sentence?.text.slice(datelineOf(sentence.text)?.end ?? 0) ?? '';
  return openerOf(text, competitors, words).listed;
}

/** Whose page a document is: the only one its own title names, which says "we" there. */
export function speakerOf({ document }: Article, competitors: readonly Competitor[]): string | null {
  const [name, second] = new Set(competitorsIn(document.title, competitors).map((one) => one.name));
  return second === undefined ? (name ?? null) : null;
}
