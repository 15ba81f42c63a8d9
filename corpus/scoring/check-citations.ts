import type { RoomLabels } from '../labels.ts';
import { attributes } from './attributes.ts';
import { contextsOf, holdsValue, says } from './match-fact.ts';
import { describe, labelsOf, type Researched } from './researched.ts';
import type { Statement } from './statements.ts';
import { numbersIn, withoutDates, type WrittenNumber } from './written-value.ts';

export interface CitationFault {
  readonly said: string;
  readonly excerpt: string;
}

/** Digits without marks and zeros at the ends: what two ways of writing a number have in common. */
function isSameDigits(a: WrittenNumber, b: WrittenNumber): boolean {
  return [1, 1e3, 1e6, 1e9, 1e-3, 1e-6, 1e-9, 1e-2, 1e2].some(
    (times) =>
      Math.abs(Math.abs(a.amount) - Math.abs(b.amount) * times) <= a.step / 2 + Math.abs(a.amount) * 1e-9 &&
      (times === 1 || a.digits > 1),
  );
}

/** Each source behind a statement must hold what is stated: the planted value, or else the numbers that are written. */
export function checkCitations(
  room: RoomLabels,
  run: Researched,
  statements: readonly Statement[],
): { held: number; total: number; faults: CitationFault[] } {
  const faults: CitationFault[] = [];
  let total = 0;
  for (const statement of statements) {
    if (statement.sources.length === 0) continue;
    const excerpts = statement.sources.map(
      (n) => run.sources.find((source) => source.n === n)?.excerpt ?? '',
    );
    const labels = labelsOf(statement, run);
    const fact = [...room.facts, ...room.others, ...room.allowed].find((one) =>
      says(one, statement, room.language, labels),
    );
    const inSegment =
      fact !== undefined &&
      (attributes[fact.attribute].kind !== 'text' ||
        statement.text.toLowerCase().includes(fact.value.toLowerCase()));
    for (const excerpt of excerpts) {
      total += 1;
      const isHeld =
        fact !== undefined && inSegment && attributes[fact.attribute].kind !== 'date'
          ? holdsFact(fact, excerpt)
          : holdsNumbers(statement, excerpts);
      if (!isHeld)
        faults.push({
          said: `${fact === undefined ? '' : `${describe(fact)}: `}${statement.context} | ${statement.text}`.slice(
            0,
            160,
          ),
          excerpt: excerpt.slice(0, 160),
        });
    }

    function holdsFact(one: (typeof room.facts)[number], excerpt: string): boolean {
      const contexts = contextsOf(statement, labels);
      if (
        (['en', 'de'] as const).some((language) => holdsValue(one, excerpt, language, [excerpt, ...contexts]))
      )
        return true;
      const [value] = numbersIn(one.value, 'en');
      const numbers = (['en', 'de'] as const).flatMap((language) =>
        numbersIn(withoutDates(excerpt), language),
      );
      return (
        attributes[one.attribute].kind !== 'text' &&
        value !== undefined &&
        numbers.some((number) => isSameDigits(number, value))
      );
    }
  }
  return { held: total - faults.length, total, faults };

  function holdsNumbers(statement: Statement, excerpts: readonly string[]): boolean {
    const isComputed = statement.figures.some(
      (id) => (run.figures.find((figure) => figure.id === id)?.inputs.length ?? 0) > 1,
    );
    if (isComputed) return true;
    const there = excerpts.flatMap((excerpt) =>
      (['en', 'de'] as const).flatMap((language) => numbersIn(withoutDates(excerpt), language)),
    );
    return numbersIn(
      withoutDates(
        statement.text.replace(/\b(?:in|named in|in) \d+ (?:documents?|Dokument\p{L}*|Unterlagen)/giu, ''),
      ),
      room.language,
    )
      .filter(({ digits }) => digits > 1)
      .every((number) => there.some((one) => isSameDigits(number, one)));
  }
}
