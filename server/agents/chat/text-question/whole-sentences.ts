import { addressesMachines } from '../../../claims/addresses-machines.ts';

/** Abbreviations and initials whose point ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:\p{Lu}|[Dd]r|[Pp]rof|Mr|Mrs|Ms|St|[Nn]o|[Nn]r|[Aa]rt|[Ff]ig|Inc|Ltd|Corp|Co|approx|ca|bzw|vgl|usw|etc|inkl|zzgl|Mio|Mrd|Tsd|Abs|Ziff|z|B|d|h|u|a|e\.g|i\.e|N\.V|S\.A|[Jj]r|[Ss]r|\d{1,2})\.\s*$/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const isMark = (line: string) => /^\s*(?:[#>|]|[-*+]\s|\d+[.)]\s)/.test(line);

/** Lines that belong together as one paragraph; headings, list items and rows stand alone. */
function paragraphsOf(text: string): string[] {
  const paragraphs: string[] = [];
  let open = '';
  for (const line of text.split('\n')) {
    if (line.trim() === '' || isMark(line)) {
      paragraphs.push(open, isMark(line) ? line : '');
      open = '';
    } else open = open === '' ? line : `${open} ${line.trim()}`;
  }
  return [...paragraphs, open].filter((paragraph) => paragraph.trim() !== '');
}

const bare = (line: string) =>
  line
    .replace(/^\s*(?:#{1,6}\s+|[-*+]\s+|\d+[.)]\s+|>\s*)/, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Whole sentences of a passage in English or German; headings are none, and what speaks to a machine is no statement. */
export function wholeSentences(text: string): string[] {
  return paragraphsOf(text)
    .filter((paragraph) => !addressesMachines(paragraph))
    .filter((paragraph) => !/^\s*(?:#|\|)/.test(paragraph))
    .flatMap((paragraph) => {
      const sentences: string[] = [];
      let open = '';
      for (const { segment } of segmenter.segment(bare(paragraph))) {
        open += segment;
        if (abbreviation.test(open)) continue;
        sentences.push(open.trim());
        open = '';
      }
      return [...sentences, open.trim()].filter((sentence) => sentence !== '');
    });
}
