import type { HistoryLine } from '../contract/billing.ts';

/** What a language says for the lines that we write ourselves. */
export interface LedgerWords {
  readonly titles: Readonly<Record<string, string>>;
  readonly planCredits: (plan: string) => string;
}

/**
 * The title of a line of the credit history in the reader's language, whatever language it was stored in. What a person
 * wrote stays as it is.
 */
export function ledgerTitle(
  { kind, title }: Pick<HistoryLine, 'kind' | 'title'>,
  words: LedgerWords,
  stored: readonly LedgerWords[],
): string {
  if (kind === 'grant' || kind === 'run' || kind === 'refund') return title;
  for (const { titles, planCredits } of stored) {
    const known = Object.entries(titles).find(([, sentence]) => sentence === title);
    if (known) return words.titles[known[0]] ?? title;
    const start = planCredits('');
    if (title.startsWith(start)) return words.planCredits(title.slice(start.length));
  }
  return title;
}
