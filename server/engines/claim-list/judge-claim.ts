import type { Claim, Figure, Source } from '@loupe/shared/contract/run-events';
import { holdsDate, takeDates } from './dates.ts';
import { isAssumption } from './is-claim.ts';
import { withoutQuotes } from './verbatim.ts';
import { holdsName, keyWordsOf, shareHeld, stemOf } from './key-words.ts';
import { directionOf } from './polarity.ts';
import { holdsQuantity } from './quantities.ts';
import { factsOf, passageOf, senseOf, type Facts, type Passage } from './same-sense.ts';
import type { StatementText } from './statement-text.ts';
import { currencyOf, isUnitWord, scaleOf } from './units.ts';

/** What a statement's links lead to. */
export interface KnownEvidence {
  findSource(n: number): Source | null;
  findFigure(id: string): Figure | null;
}

export type Judgement = Pick<Claim, 'kind' | 'supported' | 'reason' | 'missing'>;

/** Shares of a statement's words that its source must hold: with the same numbers, and without any. */
const leastWords = { withNumbers: 0.34, without: 0.6 } as const;

export interface Judging {
  /** The heading a statement is below, the head of its table, the statement before it. */
  readonly context: string;
  readonly heading: string;
  readonly language: 'en' | 'de';
  readonly isRow: boolean;
}

/**
 * Judges one statement by what it links to, and by nothing else: numbers with unit and scale, dates, names and words must
 * be there, and the sentence that holds them must not say the opposite. Deterministic.
 */
export function judgeClaim(statement: StatementText, known: KnownEvidence, judging: Judging): Judgement {
  const { language } = judging;
  const figures = statement.figures.flatMap((id) => known.findFigure(id) ?? []);
  const sources = statement.sources.flatMap((n) => known.findSource(n) ?? []);
  const facts = factsOf(statement.own, language);
  const beyond = notInFigures(facts, figures, language);
  if (sources.length === 0) {
    if (figures.length > 0 && missingOf(beyond).length === 0)
      return judgeFigures(statement, judging, figures, sources);
    if (isAssumption(statement))
      return { kind: 'assumption', supported: true, reason: 'said_to_be_assumed', missing: [] };
    const missing = missingOf(beyond);
    if (figures.length > 0) return { kind: 'computed', supported: false, reason: 'not_in_source', missing };
    return { kind: 'model', supported: false, reason: 'no_evidence', missing };
  }
  if (figures.length > 0 && missingOf(beyond).length === 0)
    return judgeFigures(statement, judging, figures, sources);
  return { kind: 'quoted', ...judgeQuote(statement, beyond, sources.map(passageOf), judging) };
}

function missingOf({ quantities, dates }: Facts): string[] {
  return [...quantities, ...dates].map(({ text }) => text);
}

/** What is neither a figure nor is in one's label, inputs or formula: "RSI (14)". */
function notInFigures(facts: Facts, figures: readonly Figure[], language: 'en' | 'de'): Facts {
  const text = figures.map(textOfFigure).join(' · ');
  const held = factsOf(text, language);
  return {
    quantities: facts.quantities.filter((one) => !holdsQuantity({ text, quantities: held.quantities }, one)),
    dates: facts.dates.filter((one) => !holdsDate(held.dates, one)),
  };
}

function textOfFigure({ label, value, formula, inputs }: Figure): string {
  return [label, value, formula, ...inputs.flatMap((one) => [one.name, one.value, one.from ?? ''])].join(
    ' · ',
  );
}

/** "It stands at …": what it is about was said before. */
const refersBack =
  /^\W*(?:it|its|this|that|these|those|they|their|both|er|sie|es|ihr|ihre|sein|seine|dies|diese[rsnm]?|beide)(?!\p{L})/iu;

/** The number is the figure's own; its unit must be too, and the words must be about it. */
function judgeFigures(
  statement: StatementText,
  { context, heading, isRow }: Judging,
  figures: readonly Figure[],
  sources: readonly Source[],
): Judgement {
  const around = isRow || refersBack.test(statement.plain) ? context : heading;
  const missing = [
    ...foreignUnits(statement, figures, sources),
    ...labelsElsewhere(`${statement.plain} ${around}`, figures),
  ];
  const areFalling = figures.every(({ value }) => /^[−–-]/.test(value.trim()));
  if (areFalling && directionOf(statement.own) > 0)
    return { kind: 'computed', supported: false, reason: 'contradicts_source', missing: [] };
  if (missing.length > 0) return { kind: 'computed', supported: false, reason: 'not_in_source', missing };
  return { kind: 'computed', supported: true, reason: 'figures', missing: [] };
}

/** Units written beside figures that neither they nor what is cited beside them know of. */
function foreignUnits(
  { unitsOfFigures }: StatementText,
  figures: readonly Figure[],
  sources: readonly Source[],
): string[] {
  const cited = sources.map(({ title, excerpt }) => `${title} ${excerpt}`);
  return unitsOfFigures.flatMap(({ id, words }) => {
    const own = figures.filter((figure) => figure.id === id).map(textOfFigure);
    const known = unitWordsIn([...own, ...cited].join(' '));
    return words.filter((word) => !known.some((unit) => isSameUnit(unit, word)));
  });
}

function unitWordsIn(text: string): readonly string[] {
  return text.match(/%|‰|[€$£¥]|\p{L}+/gu)?.filter(isUnitWord) ?? [];
}

function isSameUnit(a: string, b: string): boolean {
  const [scale, currency] = [scaleOf(a), currencyOf(a)];
  if (scale !== null) return scale === scaleOf(b);
  if (currency !== null) return currency === currencyOf(b);
  return scaleOf(b) === null && currencyOf(b) === null;
}

/** Labels of the figures that a text is not about: it shares no word with them, nor their initials. */
export function labelsElsewhere(text: string, figures: readonly Figure[]): string[] {
  const about = text.toLowerCase();
  return figures.flatMap(({ label }) => {
    const words = label.match(/\p{L}{2,}|\d{2,}/gu) ?? [];
    const said = about.split(/[^\p{L}\p{N}]+/u);
    const initials = words.map((word) => word[0]?.toLowerCase()).join('');
    if (initials.length > 1 && said.includes(initials)) return [];
    // "of" is shared by everything; "RSI" is not.
    const telling = words.filter((word) => word.length > 3 || /^(?:\p{Lu}{2,}|\d+)$/u.test(word));
    const isShared = (word: string) =>
      word.length < 4 ? said.includes(word.toLowerCase()) : about.includes(stemOf(word));
    return telling.length > 0 && !telling.some(isShared) ? [label] : [];
  });
}

function judgeQuote(
  statement: StatementText,
  beyond: Facts,
  passages: readonly Passage[],
  { language, isRow }: Judging,
): Omit<Judgement, 'kind'> {
  const text = passages.map((passage) => passage.text).join('\n');
  const { rest, withQuotes, falseQuotes } = withoutQuotes(statement.own, text);
  if (falseQuotes.length > 0) return { supported: false, reason: 'not_in_source', missing: falseQuotes };
  if (!/[\p{L}\p{N}]{2}/u.test(withQuotes)) return isHeld();
  const left = factsOf(rest, language);
  const facts = {
    dates: beyond.dates.filter((one) => left.dates.some(({ iso }) => iso === one.iso)),
    quantities: beyond.quantities.filter((one) => left.quantities.some((said) => said.text === one.text)),
  };
  const words = keyWordsOf(takeDates(rest).rest, language);
  const missing = [
    ...missingOf({
      quantities: facts.quantities.filter((one) => !passages.some((passage) => holdsQuantity(passage, one))),
      dates: facts.dates.filter((one) => !passages.some(({ dates }) => holdsDate(dates, one))),
    }),
    ...words.names.filter((name) => !holdsName(text, name)),
  ];
  if (missing.length > 0) return { supported: false, reason: 'not_in_source', missing };
  const numbers = facts.quantities.length + facts.dates.length;
  if (passages.every((passage) => passage.language !== null && passage.language !== language)) {
    if (numbers + words.names.length === 0)
      return { supported: false, reason: 'not_comparable', missing: [] };
  } else if (!(isRow && words.names.length > 0)) {
    const least = numbers > 0 || isRow ? leastWords.withNumbers : leastWords.without;
    if (shareHeld(text, words.content) < least)
      return { supported: false, reason: 'not_in_source', missing: [] };
  }
  const sense = senseOf(withQuotes, passages, language);
  if (sense === 'same') return isHeld();
  return {
    supported: false,
    reason: sense === 'opposite' ? 'contradicts_source' : 'not_in_source',
    missing: [],
  };
}

function isHeld(): Omit<Judgement, 'kind'> {
  return { supported: true, reason: 'in_source', missing: [] };
}
