import {
  countedFigure,
  measured,
  noFigure,
  aboutMoreThanCompany,
  ownFigure,
} from '../packs/company/figure-words.ts';
import type { SentenceScope } from './draft.ts';
import { givesOrders } from './gives-orders.ts';
import { modalityOf, withoutComparedTarget } from './modality.ts';
import { introducesOther } from './new-party.ts';
import { endOf, kindOf, type OtherFigure } from './other-figure.ts';
import { isOfMarket } from './remark-voice.ts';
import { impliedCompany, startsWithSubject } from './subject.ts';
import type { Token } from './tag-sentence.ts';

type QuantityToken = Extract<Token, { kind: 'quantity' }>;

/** As much as a reader takes in beside other rows. */
const longest = 320;

const numbering =
  /^(?:note|no|nr|page|seite|section|level|article|artikel|chapter|kapitel|§|ifrs|ias|iso)$/iu;
/** How far behind its number is what is counted: "188 retail sites". */
const behind = 3;

function figureAt(tokens: readonly Token[], i: number): OtherFigure['kind'] | null {
  const token = tokens[i];
  if (token?.kind !== 'quantity' || token.quantity === null) return null;
  const kind = kindOf(token.quantity);
  if (kind !== null) return kind;
  const next = tokens.slice(i + 1, i + 1 + behind);
  const end = next.findIndex(({ kind: other }) => other !== 'word' && other !== 'noun');
  const words = next.slice(0, end < 0 ? behind : end).map(({ text }) => text);
  const isNumbered = tokens.slice(Math.max(0, i - 2), i).some(({ text }) => numbering.test(text));
  const isCount = token.quantity.unit.kind === 'none' && token.quantity.value >= 2 && !isNumbered;
  return isCount && (measured.test(words[0] ?? '') || countedFigure.test(words.join(' '))) ? 'count' : null;
}

const speaksOfPlans = /prognose|ausblick|guidance|outlook|forecast|planung|budget/iu;
const expectsNow =
  /(?<!\p{L})(?:expects?|plans?|intends?|budgets?|forecasts|confirms?|reaffirms?|bestätig(?:t|en)|anticipates?|targets|aims?|will|shall|erwarte[nt]?|plan(?:t|en)|rechne[nt]|prognostizier(?:t|en)|beabsichtig(?:t|en)|wird|werden|soll|sollen|wollen|will)(?!\p{L})/u;

const weight = { money: 2, count: 1, percent: 0 } as const;

/** ", which contributed EUR 5 million": said of what was named last. */
const aside = /, (?:which|who|whose|der|die|das|deren|dessen|dem|den) /u;
/** "Our order backlog was 3,412" of a text that counts in thousands. */
const hasScale = /\p{L}{4}|T€|(?<!\p{L})(?:[mMbk]|mn|bn|Mio|Mrd|Tsd|TEUR)(?!\p{L})/u;

/** The weightiest number of a sentence: money, else things counted, else a share. */
function mainFigure({
  tokens,
  text,
}: SentenceScope): { token: QuantityToken; kind: OtherFigure['kind'] } | null {
  const limit = aside.exec(text)?.index ?? text.length;
  const found = tokens.flatMap((token, i) => {
    const kind = figureAt(tokens, i);
    if (kind === null || token.kind !== 'quantity' || token.start > limit) return [];
    const isScaled = kind === 'money' && token.quantity?.scale !== 1 && !hasScale.test(token.text);
    return isScaled ? [] : [{ token, kind }];
  });
  return found.toSorted((a, b) => weight[b.kind] - weight[a.kind])[0] ?? null;
}

/** Words that may be before the noun a sentence is about. */
const beforeNoun = 4;

function opensWithFigure(tokens: readonly Token[], from: number): boolean {
  const opening = tokens.slice(from, from + beforeNoun);
  const end = opening.findIndex(({ kind }) => kind !== 'word' && kind !== 'noun' && kind !== 'part');
  const words = end < 0 ? opening : opening.slice(0, end);
  return ownFigure.test(words.map(({ text }) => text).join(' '));
}

/** True when nobody but the company can be what a sentence is about. */
function isOfCompany(scope: SentenceScope, kind: OtherFigure['kind']): boolean {
  const { tokens, around, reading, text } = scope;
  const { company, language } = reading;
  if (around.document !== company.key || around.speaker !== 'company') return false;
  if (tokens.some((token) => token.kind === 'company' && token.key !== company.key)) return false;
  const at = tokens.findIndex((token) => token.kind === 'company' || token.kind === 'self');
  const first = startsWithSubject(tokens) ? tokens[at] : undefined;
  const subject = first?.kind === 'company' || first?.kind === 'self' ? first : null;
  // "We belong to Jane Roe by 100 %" is no figure of the company.
  const isFigure =
    (subject !== null && !subject.isOwner && kind !== 'percent') ||
    opensWithFigure(tokens, subject === null ? 0 : at + 1);
  const pronoun = subject?.kind === 'self' ? subject.text : null;
  return (
    isFigure &&
    impliedCompany(tokens, around, reading, pronoun) === company.key &&
    !aboutMoreThanCompany.test(text) &&
    !isOfMarket(scope) &&
    !introducesOther(text, language)
  );
}

/** Two sentences that were not parted. */
const isSeveral = (text: string, { language }: SentenceScope['reading']) =>
  /\p{Ll}{4}[.!?] \p{Lu}/u.test(text) || (language === 'en' && /\d\. \p{Lu}/u.test(text));

/** A sentence with a number of the company that no attribute fits; null for all others. `text` is as the document writes it. */
export function otherSentence(
  scope: SentenceScope,
  text: string,
  placeOf: (quote: string) => OtherFigure['place'],
): OtherFigure | null {
  const { tokens, reading, part, isOutlook } = scope;
  const main = mainFigure(scope);
  if (main === null || part !== null || text.length > longest || !/^\p{Lu}.*[.!]$/su.test(text)) return null;
  const { token, kind } = main;
  if (!text.includes(token.text) || !isOfCompany(scope, kind)) return null;
  if (isSeveral(text, reading) || noFigure.test(text) || givesOrders(text)) return null;
  const modality = modalityOf(scope.text, token.start, token.end, reading.language);
  if (modality?.voice !== 'own' || !/^(?:stated|expected)$/u.test(modality.polarity)) return null;
  const isExpected =
    modality.polarity === 'expected' || isOutlook || speaksOfPlans.test(withoutComparedTarget(text));
  // "In August 2023 the company forecast …": what was expected then may have changed since.
  if (isExpected && !expectsNow.test(text)) return null;
  const times = tokens.flatMap((one) => (one.kind === 'period' ? [one] : []));
  const ends = times.flatMap(({ period }) => (period === null ? [] : [endOf(period)])).toSorted();
  return {
    label: null,
    value: token.text,
    unit: null,
    period: times.length === 1 ? (times[0]?.text ?? null) : null,
    isExpected,
    kind,
    until: ends.at(-1) ?? endOf(scope.period),
    size: Math.abs(token.quantity?.value ?? 0),
    place: placeOf(text),
  };
}
