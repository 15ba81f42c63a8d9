import { hasYearBefore } from './business-year-heads.ts';
import type { Period } from './period.ts';
import { readHead, type ReadHead } from './read-head.ts';
import { readPeriod } from './read-period.ts';
import { readUnit } from './read-unit.ts';
import type { ColumnScan } from './scan-column.ts';
import type { Unit } from './unit.ts';

const unitLine =
  /(?:\b(?:in|angaben|amounts?|figures|values|werte|beträge|currency|währung|einheit|unit)\b[^()]*)|\(([^()]*)\)|\[([^[\]]*)\]/gi;

/** "In kilograms per month" of a table of months: each number is of its time. */
const ofEachTime =
  /(?:\s+(?:per|pro|je)\s+(?:month|quarter|year|week|day|monat|quartal|jahr|woche|tag))?[.:]?$/iu;

/**
 * The unit that lines above or below the table say of all its numbers; null when they say none or two. What is in
 * brackets or after "in" may be any unit; a bare word only one that nobody takes for a name: "Employee", "Woche" and
 * "Orders" name the rows, not what their numbers are in.
 */
export function unitOfLines(lines: readonly string[]): Unit | null {
  const found = lines.flatMap((line) => {
    const phrases = [
      { phrase: line, isMarked: false },
      ...[...line.matchAll(unitLine)].map(([whole, round, square]) => ({
        phrase: round ?? square ?? whole,
        isMarked: true,
      })),
    ];
    const read = phrases
      .flatMap(({ phrase, isMarked }) =>
        [phrase, ...phrase.split(/[,;·•|]|(?<=\p{L}{4})(?<!thous)\.\s+(?=\p{Lu})|\s+[–-]\s+/u)].map(
          (part) => ({ part, isMarked }),
        ),
      )
      .map(({ part, isMarked }) => ({ part: part.trim().replace(ofEachTime, ''), isMarked }))
      .flatMap(({ part, isMarked }) =>
        /\d{2,}/.test(part.replace(/'?000s?/g, '')) ? [] : (readUnit(part, isMarked) ?? []),
      )
      .filter(({ kind }) => kind === 'money' || kind === 'percent' || kind === 'measure' || kind === 'count');
    return read.slice(0, 1);
  });
  const [first, ...others] = found;
  return first !== undefined && others.every((one) => JSON.stringify(one) === JSON.stringify(first))
    ? first
    : null;
}

interface SaidUnits {
  readonly heads: readonly ReadHead[];
  /** The lines without the sentences that speak of one column. */
  readonly lines: readonly string[];
}

/** "Electricity and gas in MWh" says the unit of both. */
const namesIn = ({ plainName }: ReadHead) => plainName.toLowerCase().split(/\s+(?:and|und|&)\s+/);

const isOf = (read: ReadHead, { plainName }: ReadHead) =>
  read.unit !== null && [read.plainName.toLowerCase(), ...namesIn(read)].includes(plainName.toLowerCase());

/** True where all that a clause names are columns. */
const areNamed = (read: ReadHead, heads: readonly ReadHead[]) =>
  heads.some((head) => head.plainName.toLowerCase() === read.plainName.toLowerCase()) ||
  namesIn(read).every((name) => heads.some(({ plainName }) => plainName.toLowerCase() === name));

/** Sentences, and what is in one behind a comma with a unit of its own. */
const clauses = /(?<=[.;])\s+|(?<=,)\s+(?=\p{L}[^,]* in )/u;

/** Takes the sentences of a title that say the unit of one column, "Room revenue in thousand EUR.", to the heads. */
export function unitsOfNames(lines: readonly string[], heads: readonly ReadHead[]): SaidUnits {
  const said: ReadHead[] = [];
  const rest = lines.map((line) => {
    if (line.length > 300) return line;
    const sentences = line
      .split(clauses)
      .map((text) => ({ text, read: readHead(text.replace(/[.,;]$/, '')) }));
    const named = sentences.filter(
      ({ read }) => read.plainName !== '' && read.unit !== null && areNamed(read, heads),
    );
    said.push(...named.map(({ read }) => read));
    return sentences
      .filter((one) => !named.includes(one))
      .map(({ text }) => text)
      .join(' ');
  });
  return {
    lines: rest,
    heads: heads.map((head) => {
      const own = said.filter((read) => isOf(read, head));
      const isOne = new Set(own.map(({ unit }) => JSON.stringify(unit))).size === 1;
      return head.unit === null && isOne ? { ...head, unit: own[0]?.unit ?? null } : head;
    }),
  };
}

/** The time the title says, where no column says one: "FY2024", "as of 31 Dec 2024". */
export function periodOfTitle(
  lines: readonly string[],
  heads: readonly ReadHead[],
  scans: readonly ColumnScan[],
): Period | null {
  if (
    hasYearBefore(heads) ||
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
