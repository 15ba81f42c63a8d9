import type { Period } from './period.ts';
import type { ReadHead } from './read-head.ts';
import { readPeriod } from './read-period.ts';
import { readUnit } from './read-unit.ts';
import type { ColumnScan } from './scan-column.ts';
import type { Unit } from './unit.ts';

const unitLine =
  /(?:\b(?:in|angaben|amounts?|figures|values|werte|beträge|currency|währung|einheit|unit)\b[^()]*)|\(([^()]*)\)|\[([^[\]]*)\]/gi;

/** The unit that lines above or below the table say of all its numbers; null when they say none or two. */
export function unitOfLines(lines: readonly string[]): Unit | null {
  const found = lines.flatMap((line) => {
    const phrases = [
      line,
      ...[...line.matchAll(unitLine)].map(([whole, round, square]) => round ?? square ?? whole),
    ];
    const read = phrases
      .flatMap((phrase) => [phrase, ...phrase.split(/[,;]|\s+[–-]\s+/)])
      .flatMap((phrase) =>
        /\d{2,}/.test(phrase.replace(/'?000s?/g, '')) ? [] : (readUnit(phrase, true) ?? []),
      )
      .filter(({ kind }) => kind === 'money' || kind === 'percent' || kind === 'measure' || kind === 'count');
    return read.slice(0, 1);
  });
  const [first, ...others] = found;
  return first !== undefined && others.every((one) => JSON.stringify(one) === JSON.stringify(first))
    ? first
    : null;
}

/** The time the title says, where no column says one: "FY2024", "as of 31 Dec 2024". */
export function periodOfTitle(
  lines: readonly string[],
  heads: readonly ReadHead[],
  scans: readonly ColumnScan[],
): Period | null {
  if (
    heads.some(({ period }) => period !== null) ||
    scans.some(({ dates, isYears, numbers }) => dates > 0 || (isYears && numbers > 0))
  )
    return null;
  const found = lines.flatMap((line) => {
    const period = readPeriod(line)?.period;
    const isSaid =
      period !== undefined && (period.kind !== 'day' || /\b(?:as of|as at|stand|zum|per|at)\b/i.test(line));
    return isSaid ? [period] : [];
  });
  return found.length > 0 && found.every((one) => JSON.stringify(one) === JSON.stringify(found[0]))
    ? (found[0] ?? null)
    : null;
}
