import type { Claim, Figure, Source } from '@loupe/shared/contract/run-events';
import { currentLanguage } from '../../language/language.ts';
import { holdsDate, takeDates, type NamedDate } from './dates.ts';
import { isClaim, isMethodHeading } from './is-claim.ts';
import { labelsElsewhere, type KnownEvidence } from './judge-claim.ts';
import { ownWords, wordsIn } from './own-words.ts';
import { directionOf } from './polarity.ts';
import { holdsQuantity, quantitiesOf, type DecimalMark, type Quantity } from './quantities.ts';
import { factsOf } from './same-sense.ts';
import type { TextPart } from '../run-history.ts';
import type { ScannedStatement } from './statement-scanner.ts';
import type { StatementText } from './statement-text.ts';
import { isUnitWord } from './units.ts';
import { besideQuotations, withoutQuotes } from './verbatim.ts';

/** What a text of ours can rest on: what it links to, and what the person has given. */
export interface OwnEvidence extends KnownEvidence {
  readonly facts: {
    readonly prompt: string;
    readonly inputs: Readonly<Record<string, string>>;
    readonly askedAt: Date;
    readonly maxMillicredits: number;
    readonly history: readonly { readonly text: string }[];
  };
}

export interface Links {
  readonly sources: readonly number[];
  readonly figures: readonly string[];
}

export type OwnJudgement = Pick<
  Claim,
  'kind' | 'supported' | 'reason' | 'missing' | 'source_ns' | 'figure_ids'
>;

/** What a piece of evidence holds, read once for all statements that cite it. */
interface Ground {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly dates: readonly NamedDate[];
  /** Read with either decimal mark: which one is right was decided where the number was read. */
  readonly readings: readonly { readonly text: string; readonly quantities: readonly Quantity[] }[];
}

/**
 * Judges a statement of the built-in analyst. It is made of sentences of ours with values in their places: so each
 * number, date and word that is not ours must be in what the statement links to, or in what was asked. Without links
 * of its own it rests on `others`: those of the statements before it, or in a short answer all that was found. Null for what states nothing, and for sentences of
 * ours that only count what the report itself lists.
 */
export function judgeOwnText(
  { heading, isRow, isPoint, context }: ScannedStatement,
  statement: StatementText,
  evidence: OwnEvidence,
  others: Links,
  part: TextPart,
): OwnJudgement | null {
  const isLinked = statement.sources.length + statement.figures.length > 0;
  const isPlace = !isLinked && placeOfQuote.test(`${context} ${statement.own}`);
  if (!isLinked && (isPoint || isMethodHeading(heading))) return null;
  if (!isClaim(statement, heading)) return null;
  const links = linksOf(statement, others, part);
  if (links.sources.length + links.figures.length === 0 && part === 'answer') return null;
  const sources = links.sources.flatMap((n) => evidence.findSource(n) ?? []);
  const figures = links.figures.flatMap((id) => evidence.findFigure(id) ?? []);
  const cited = [
    ...sources.flatMap((source) => groundsOfSource(source, part === 'answer' || isPlace)),
    ...figures.map(groundOfFigure),
  ];
  const asked = groundOfText(
    givenText(evidence, isLinked ? '' : (evidence.facts.history.at(-1)?.text ?? '')),
  );
  const counts = new Set([...countsOf(sources, figures), ...daysSince(statement, evidence.facts.askedAt)]);
  const missing = missingFrom(statement, [...cited, asked], counts);
  if (isPlace && statement.own.startsWith('— ') && missing.length === 0) return null;
  if (!isLinked && missingFrom(statement, [asked], new Set()).length === 0) return null;
  if (!isLinked && !isRow && missing.length > 0 && missing.every((one) => /^\d{1,3}$/.test(one))) return null;
  if (!isLinked && missing.length > 0)
    return { ...unsupported('no_evidence', missing), kind: 'model', source_ns: [], figure_ids: [] };
  const cites = isLinked ? statement : links;
  const own = statement.figures.flatMap((id) => evidence.findFigure(id) ?? []);
  const elsewhere = labelsElsewhere(`${statement.plain} ${context}`, own);
  const isAssumed = own.length > 0 && statement.sources.length === 0 && own.every((one) => one.is_assumed);
  const isTurned = isLinked && !isRow && figures.length === 0 && isOpposite(statement, sources);
  const verdict =
    missing.length > 0
      ? unsupported('not_in_source', missing)
      : elsewhere.length > 0 && statement.sources.length === 0
        ? unsupported('not_in_source', elsewhere)
        : isTurned
          ? unsupported('contradicts_source', [])
          : supported(isAssumed ? 'said_to_be_assumed' : cites.figures.length > 0 ? 'figures' : 'in_source');
  return {
    kind: isAssumed ? 'assumption' : cites.figures.length > 0 ? 'computed' : 'quoted',
    ...verdict,
    source_ns: [...cites.sources],
    figure_ids: [...cites.figures],
  };
}

/** "— report.html, section “Two makers”": below a quotation, where it is; a heading may hold the end of a sentence. */
const placeOfQuote = /(?:^|\s)— [^—]*$/u;

/** Names of files are in what a report says of its own making, with the sheet or table meant before a colon. */
const fileName =
  /[\p{L}\p{N}_.-]+\.(?:csv|tsv|xlsx?|pdf|docx?|md|txt|html?|xml|jsonl?)(?![\p{L}\p{N}])(?:(?:,| ·) [^:\n]{1,120}(?=: ))?/giu;

/** A point that begins with the name of a file, spaces and brackets in it, and goes on behind a comma or colon. */
const fileFirst =
  /^[^\p{L}\p{N}(]{0,3}[\p{L}\p{N}()[\] _.&+'’-]{1,120}\.(?:csv|tsv|xlsx?|pdf|docx?|md|txt|html?|xml|jsonl?)(?:(?:,| ·) [^:\n]{1,120})?(?=: )/iu;

/** An answer is about one question: there each statement can rest on all that was found for it. */
function linksOf(statement: StatementText, others: Links, part: TextPart): Links {
  if (statement.sources.length + statement.figures.length === 0) return others;
  if (part === 'report') return statement;
  return {
    sources: [...new Set([...statement.sources, ...others.sources])],
    figures: [...new Set([...statement.figures, ...others.figures])],
  };
}

const supported = (reason: Claim['reason']) => ({ supported: true, reason, missing: [] });
const unsupported = (reason: Claim['reason'], missing: string[]) => ({ supported: false, reason, missing });

/** Numbers, dates and words that are neither ours nor in any of the grounds; quotations that are not there. */
function missingFrom(
  statement: StatementText,
  grounds: readonly Ground[],
  counts: ReadonlySet<number>,
): string[] {
  const language = currentLanguage();
  const source = grounds.map(({ text }) => text).join('\n');
  const isLinked = statement.sources.length + statement.figures.length > 0;
  const { rest, falseQuotes } = withoutQuotes(besideQuotations(statement.own, source), source);
  const { dates, rest: ours } = takeDates(
    isLinked ? rest : rest.replace(fileFirst, ' ').replace(fileName, ' '),
  );
  const constants = ownWords().constantsIn(ours, { withExamples: !isLinked });
  const isHeldCount = ({ value, decimals, scale, unit }: Quantity) =>
    decimals === 0 && scale === 1 && unit === null && value !== null && counts.has(value);
  const numbers = factsOf(ours, language).quantities.filter(
    (one) =>
      /\d/.test(one.text) &&
      !constants.has(one.digits) &&
      !isHeldCount(one) &&
      !grounds.some(({ readings }) => readings.some((reading) => holdsQuantity(reading, one))),
  );
  const words = wordsIn(ours).filter(
    (word) => !ownWords().has(word) && !isUnitWord(word) && !grounds.some((ground) => ground.words.has(word)),
  );
  return [
    ...falseQuotes.filter((said) => wordsIn(said).some((word) => words.includes(word))),
    ...numbers.map(({ text }) => text),
    ...dates.filter((one) => !grounds.some((ground) => holdsDate(ground.dates, one))).map(({ text }) => text),
    ...words,
  ];
}

/** Counts that the links show by themselves: documents and figures cited, values and rows that went in. */
function countsOf(sources: readonly Source[], figures: readonly Figure[]): ReadonlySet<number> {
  const documents = new Set(sources.map(({ file_id: file, document, title }) => file ?? document ?? title));
  return new Set([
    documents.size,
    figures.length,
    ...figures.flatMap(({ inputs }) => [
      inputs.length,
      ...inputs.flatMap(({ series }) => (series === undefined ? [] : [series.count])),
    ]),
  ]);
}

const dayMs = 24 * 60 * 60 * 1_000;

/** Days from those that the statement names to the day of asking: "of 19 Nov 2026, 4 days before this run". */
function daysSince({ own }: StatementText, askedAt: Date): number[] {
  const today = Date.parse(askedAt.toISOString().slice(0, 10));
  const days = takeDates(own).dates.filter(({ iso }) => /^\d{4}-\d{2}-\d{2}$/.test(iso));
  return days.map(({ iso }) => Math.abs(today - Date.parse(iso)) / dayMs);
}

function isOpposite(statement: StatementText, sources: readonly Source[]): boolean {
  if (sources.length === 0) return false;
  const text = sources.map(({ excerpt }) => excerpt).join('\n');
  const { rest } = withoutQuotes(statement.own, text);
  if (rest !== statement.own || wordsIn(rest).length < 4) return false;
  const isOther = ({ excerpt }: Source) => directionOf(rest) * directionOf(excerpt) < 0;
  return sources.every(isOther) && !sources.some(isRowOfTable);
}

function isRowOfTable({ excerpt }: Source): boolean {
  return / · |\|/.test(excerpt);
}

/** The question, the form, the day of asking, the credits that may be spent, and what the chat said last. */
function givenText({ facts }: OwnEvidence, before: string): string {
  const day = facts.askedAt.toISOString().slice(0, 10);
  const credits = String(Math.floor(facts.maxMillicredits / 1_000));
  return [before, facts.prompt, ...Object.values(facts.inputs), day, credits].join(' · ');
}

const read = new WeakMap<object, Ground>();

/** Below a passage of an answer, and below a quotation, its place is written out. */
function groundsOfSource(source: Source, isPlaceSaid: boolean): Ground[] {
  const { title, excerpt, locator, read_as: readAs } = source;
  return [
    remembered(source, () => groundOfText(excerpt, excerpt)),
    groundOfText([title, isPlaceSaid ? (locator ?? '') : '', readAs ?? ''].join('\n')),
  ];
}

function groundOfFigure(figure: Figure): Ground {
  return remembered(figure, () => {
    const { label, value, formula, inputs } = figure;
    const used = inputs.flatMap(({ name, value: given, from, series }) => [
      name,
      given,
      from ?? '',
      ...(series === undefined ? [] : [String(series.count), series.first.label, series.last.label]),
    ]);
    return groundOfText([label, value, formula, ...used].join(' · '));
  });
}

function remembered(of: object, ground: () => Ground): Ground {
  const known = read.get(of) ?? ground();
  read.set(of, known);
  return known;
}

/** `around` is what says scale and unit once for all numbers of the text: the head of a table. */
function groundOfText(text: string, around = ''): Ground {
  const { dates, rest } = takeDates(text);
  const reading = (mark: DecimalMark) => ({ text: around, quantities: quantitiesOf(rest, mark) });
  // "FY2024" is a word, and the year in it a date: a statement is read without its dates.
  const words = new Set([...wordsIn(text), ...wordsIn(rest)]);
  return { text, words, dates, readings: [reading('.'), reading(',')] };
}
