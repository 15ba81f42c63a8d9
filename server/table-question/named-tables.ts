import type { AskedTable } from './ask-candidate.ts';

interface Named {
  /** Without the name. */
  readonly question: string;
  readonly tables: readonly AskedTable[];
}

/** A table named in the question ("in sales-2024.csv"), and the question without it. */
export function namedTables(question: string, tables: readonly AskedTable[]): Named {
  for (const { name } of tables) {
    const at = question.toLowerCase().indexOf(name.toLowerCase());
    if (at < 0 || !/[\d._-]/.test(name)) continue;
    const rest = `${question.slice(0, at)} ${question.slice(at + name.length)}`;
    return { question: rest, tables: tables.filter((one) => one.name === name) };
  }
  return { question, tables };
}

const headsOf = ({ table }: AskedTable) => table.columns.map(({ name, kind }) => `${kind} ${name}`).join();

/** Sheets of one form: which one is said by its name alone ("in 2024"), and the question without it. Null when none, or several, are said. */
export function namedSheet(question: string, tables: readonly AskedTable[]): Named | null {
  const [first, ...others] = tables;
  const areAlike =
    first !== undefined &&
    others.length > 0 &&
    tables.every((one) => one.table.place.sheet !== null && headsOf(one) === headsOf(first));
  // With dates of their own a year may be said of the rows.
  if (!areAlike || first.table.columns.some(({ kind }) => kind === 'date')) return null;
  const said = tables.flatMap((one) => {
    const sheet = (one.table.place.sheet ?? '').replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const found = new RegExp(
      String.raw`(?:\b(?:in|for|of|from|im|für|von|aus|auf)\s+)?(?:(?:the\s+)?(?:sheet|year|blatt|jahr)\s+)?(?<![\p{L}\p{N}])${sheet}(?![\p{L}\p{N}])`,
      'iu',
    ).exec(question);
    return found === null || sheet.length < 2 ? [] : [{ one, found }];
  });
  const [only, ...more] = said;
  if (only === undefined || more.length > 0) return null;
  const { index, 0: words } = only.found;
  const rest = `${question.slice(0, index)} ${question.slice(index + words.length)}`;
  return { question: rest, tables: [only.one] };
}
