import type { StatementLine } from '../packs/statement/lines.ts';

/** The line a label names, and how the numbers beside it are to be taken. */
export interface NamedLine {
  readonly line: StatementLine;
  /**
   * `printed`: with their sign. `loss`: the label says that they are losses, printed with a minus or without.
   * `mixed`: it says so of one year only ("Loss (previous year: profit)"), and signs must tell them apart.
   */
  readonly signs: 'printed' | 'loss' | 'mixed';
}

/** "(Vj. Jahresüberschuss)", "(prior year: profit)": what the label would be for the year before. */
const ofYearBefore = /\s*\((?:vj\.?|vorjahr|i\.\s?vj\.?|im vorjahr|prior year|previous year|py)[^)]*\)$/u;

/** "3. Umsatzerlöse (Note 4)" is "umsatzerlöse". */
function plainLabel(label: string): string {
  return label
    .toLowerCase()
    .replace(/^(?:[a-z]|[ivx]+|\d{1,2})[.)]\s+/, '')
    .replace(/\s*\((?:note|anhang|see note)?\s*\d+\)$/, '')
    .replace(/[’]/g, "'")
    .replace(/[\s:*¹²³]+/g, ' ')
    .trim();
}

/** "Jahresfehlbetrag/Jahresüberschuss", "Profit/(loss) for the year": one line named by both; its numbers have their sign. */
function lineOfPair(plain: string, lines: readonly StatementLine[]): StatementLine | null {
  const [first, second, ...more] = plain.split(/ ?\/ ?/u);
  if (first === undefined || second === undefined || more.length > 0) return null;
  const of = (word: string) =>
    lines.find(({ words, losses }) => [...words, ...losses].includes(word)) ?? null;
  const line = of(first);
  return line !== null && line === of(second) ? line : null;
}

/**
 * The loss that is beside a profit in one label: "(Loss)/profit for the period", "operating profit/(loss)", "net income
 * (loss)"; "Net assets/(liabilities)" likewise. What is left names the line, and its numbers have their sign.
 */
const lossBeside =
  /\(?(?:net )?(?:loss|losses|verlust|fehlbetrag)\)? ?\/ ?(?=\(?(?:profit|income|earnings|gewinn|überschuss))|(?<=(?:profit|income|earnings|gewinn|überschuss)\)?) ?(?:\/ ?\(?|\()(?:net )?(?:loss|losses|verlust|fehlbetrag)\)?|(?<=net assets) ?\/? ?\(?(?:net )?liabilities\)?|(?<=net )\(?liabilities\)? ?\/ ?(?=assets)/u;

function lineBesideLoss(plain: string, lines: readonly StatementLine[]): StatementLine | null {
  const profit = plain.replace(lossBeside, '').replaceAll(/[()]/g, '').trim();
  return profit === plain ? null : (lines.find(({ words }) => words.includes(profit)) ?? null);
}

/** The line whose whole label this is; null for a label that says more or less. */
export function lineOf(label: string, lines: readonly StatementLine[]): NamedLine | null {
  const whole = plainLabel(label);
  const plain = whole.replace(ofYearBefore, '');
  const profit = lines.find(({ words }) => words.includes(plain));
  if (profit !== undefined) return { line: profit, signs: plain === whole ? 'printed' : 'mixed' };
  const pair = lineOfPair(plain, lines) ?? lineBesideLoss(plain, lines);
  if (pair !== null) return { line: pair, signs: plain === whole ? 'printed' : 'mixed' };
  const loss = lines.find(({ losses }) => losses.includes(plain));
  return loss === undefined ? null : { line: loss, signs: plain === whole ? 'loss' : 'mixed' };
}
