import type { Column, Table } from '../table/table.ts';
import type { Block } from './blocks.ts';
import type { ClaimDocument } from './claim-document.ts';
import { findCompanies, type KnownCompany, type OtherName } from './company-names.ts';
import { plainName } from './room-names.ts';
import { saysPlan } from './plan-heads.ts';

/**
 * What a table is about by what is above it, where that is not what the company achieved: its plans, or figures of
 * a market, of a business that was bought, of associates, of a scenario, of the parent company alone.
 */
export type TableTopic = 'planned' | 'foreign';

interface Names {
  readonly company: KnownCompany;
  readonly others: readonly OtherName[];
}

const word = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}])`, 'iu');

/** Words that make a table, or a whole document, one of plans. */
const plans = word(
  String.raw`budgets?|budgeted|forecasts?|projections?|projected|(?:business|financial|operating|annual|strategic|(?:three|five|\d)-year|medium-term|mid-term|long-term) plan|plan(?:ned)? (?:figures|income|balance|cash|profit|p&l|20\d\d)|(?:wirtschafts|geschäfts|business|finanz|ertrags|umsatz|erfolgs|liquiditäts|jahres|unternehmens|mittelfrist|ergebnis|investitions|absatz|personal)plan(?:ung)?(?:en)?|planung(?:en|srechnung(?:en)?)?|plan(?:rechnung|zahlen|werte|bilanz|ergebnis(?:se|rechnung)?|guv|-guv|-bilanz)(?:en)?|mittelfristige planung|prognosen?|prognoserechnung|hochrechnung(?:en)?`,
);
/** The same of a heading right above the table. */
const outlooks = word(String.raw`outlook|guidance|estimates?|targets?|ausblick|ziele?|erwartungen`);
/** "Budget against actual", "Soll-Ist-Vergleich", "Results 2024 and budget 2025": there the columns tell which is which. */
const tellsBoth = word(
  String.raw`actuals?|ist|historical|results?|vs\.?|versus|against|compared|variance|vergleich|gegenüber|abweichung(?:en)?|ergebnisse|annual report|geschäftsbericht|lagebericht`,
);

/** Subjects of a heading under which figures are not what the company itself reports of all it is. */
const strangers = word(
  [
    String.raw`(?<!(?:capital|stock|by|to|per|money|financial)[ -])market(?! (?:segments?|day|cap\p{L}*|value|price|risks?|data|regions?))|(?<!by )industry|sector (?:overview|average|data)|competition|competitors?|peers?(?: group)?|benchmark(?:s|ing)?`,
    String.raw`acquisitions?|acquired|acquirees?|business combinations?|purchase price allocation|disposals?|disposal groups?|discontinued operations?|held for sale|joint ventures?|associates|associated (?:companies|undertakings|entities)|pro[ -]?forma|like[- ]for[- ]like|constant currenc(?:y|ies)|sensitivit(?:y|ies)|scenarios?|stress tests?|illustrative|illustration|hypothetical|worked examples?`,
    String.raw`(?:adjusted|underlying|non-gaap|normali[sz]ed) (?:results?|figures|performance|earnings|income statement|profit (?:and|&) loss|p&l)`,
    String.raw`(?:gesamt|welt)?markt(?:übersicht|umfeld|entwicklung|zahlen|volumen|größe|daten|analyse|studie)?|branchen?(?:entwicklung|zahlen|überblick|übersicht|vergleich|daten|kennzahlen)?|wettbewerb(?:er|s\p{L}*)?`,
    String.raw`erwerb|unternehmenserwerbe?|unternehmenszusammenschl(?:uss|üsse)|kaufpreisallokation|erworbene\p{L}*|veräußerungsgruppe|aufgegebene\p{L}*|zur veräußerung gehalten\p{L}*|gemeinschaftsunternehmen|assoziierte\p{L}*|beteiligungsunternehmen|anteilsbesitz\p{L}*|währungsbereinigt\p{L}*|sensitivität\p{L}*|szenari\p{L}*|beispiel\p{L}*`,
    String.raw`(?:bereinigte|normalisierte)s? (?:ergebnis(?:se|rechnung)?|guv|kennzahlen|zahlen)`,
  ].join('|'),
);

/** The accounts of the parent company alone, where the document has those of the group. */
const ofParent = word(
  String.raw`(?:parent )?company (?:only )?(?:balance sheets?|statements?|income statement|profit|accounts|financial statements)|parent(?: company| entity)?|company[- ]only|separate (?:financial )?statements?|einzel(?:abschluss|bilanz|guv)|mutter(?:unternehmen|gesellschaft)s?`,
);
const ofGroup = word(String.raw`consolidated|group|konzern\p{L}*`);

/** Place of a block that names lines: "line 4", "lines 4-6". */
const lastLine = (block: Block) =>
  Number(/^lines? (?:\d+-)?(\d+)$/.exec(block.placeOf(0, block.text.length))?.[1] ?? Number.NaN);

/** The last block above a table in a text with lines; null where nobody can tell. */
function blockAbove({ place: { lineWord, headerLine } }: Table, { blocks }: ClaimDocument): Block | null {
  if (lineWord !== 'line' || headerLine === null) return null;
  return blocks.findLast((block) => lastLine(block) < headerLine) ?? null;
}

interface Above {
  /** The table's own titles, the heading it is below, and a line that leads to it: "The assets bought were:". */
  readonly near: readonly string[];
  readonly all: readonly string[];
}

function textsAbove(table: Table, document: ClaimDocument): Above {
  const block = blockAbove(table, document);
  const own = table.name === document.name ? [] : [table.name];
  const heading = block?.kind === 'heading' ? block.text : block?.headings.at(-1);
  const lead = block !== null && block.kind !== 'heading' && block.text.endsWith(':') ? [block.text] : [];
  const near = [...own, ...table.titleLines, ...(heading === undefined ? [] : [heading]), ...lead];
  return {
    near,
    all: [...near, ...(block?.headings ?? []), document.title, plainName(document.name)],
  };
}

/** "Market Harbour Ltd" is no market. */
function withoutNames(text: string, { company, others }: Names): string {
  return findCompanies(text, company, others).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`,
    text,
  );
}

const isPlan = (text: string, words: readonly RegExp[]) =>
  words.some((one) => one.test(text)) && !tellsBoth.test(text);

/** What a table is about where it is not what the company achieved; null for all other tables. */
export function topicOfTable(table: Table, document: ClaimDocument, names: Names): TableTopic | null {
  const { near, all } = textsAbove(table, document);
  const plain = near.map((text) => withoutNames(text, names));
  if (plain.some((text) => strangers.test(text))) return 'foreign';
  const ofOne = plain.some((text) => ofParent.test(text) && !ofGroup.test(text));
  if (ofOne && document.tables.some(isOfGroup)) return 'foreign';
  if (plain.some((text) => isPlan(text, [plans, outlooks]))) return 'planned';
  return all.some((text) => isPlan(withoutNames(text, names), [plans])) ? 'planned' : null;
}

const isOfGroup = ({ name, titleLines }: Table) => ofGroup.test([name, ...titleLines].join(' '));

const actual = word('ist|actuals?|reported|audited|geprüft|restated');

/** "Actual 2024", "2024A", "Ist". */
const saysActual = (head: string) => actual.test(head) || /\d{4}\s?A(?!\p{L})/u.test(head);

/** In a table of plans only what its head calls plan or actual is certain, and what is beside a plan of the same time. */
export function tellsItself({ name, period }: Column, { columns }: Table): boolean {
  if (saysPlan(name) || saysActual(name)) return true;
  const time = JSON.stringify(period);
  return columns.some((column) => saysPlan(column.name) && JSON.stringify(column.period) === time);
}

/** A table of plans without the times of the columns of which nobody can tell whether they are planned. */
export function withCertainTimes(table: Table): Table {
  return {
    ...table,
    columns: table.columns.map((column) =>
      tellsItself(column, table) ? column : { ...column, period: null },
    ),
  };
}
