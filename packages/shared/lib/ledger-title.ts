import type { HistoryLine } from '../contract/billing.ts';

/** What a language says for the lines that we write ourselves. */
export interface LedgerWords {
  readonly titles: Readonly<Record<string, string>>;
  readonly planCredits: (plan: string) => string;
}

const planCredits = /^Monthly credits of (.+)$/;

/** The title of a line of the credit history in the reader's language; what a person wrote stays as it is. */
export function ledgerTitle(
  { kind, title }: Pick<HistoryLine, 'kind' | 'title'>,
  words: LedgerWords,
): string {
  if (kind === 'grant' || kind === 'run' || kind === 'refund') return title;
  const plan = planCredits.exec(title)?.[1];
  if (plan !== undefined) return words.planCredits(plan);
  return Object.hasOwn(words.titles, title) ? (words.titles[title] ?? title) : title;
}
