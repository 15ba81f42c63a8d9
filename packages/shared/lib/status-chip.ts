export type StatusTone = 'error' | 'pending' | 'success';

/** The words of F9, in lower case. Everything else that is not empty counts as success. */
const FAILED_WORDS: readonly string[] = [
  'inactive',
  'in_active',
  'in active',
  'expired',
  'deletion',
  'deleted',
  'closed',
  'failed',
  'high_risk',
  'high risk',
  'not verified',
  'unverified',
  'high',
  'no match',
];

const PENDING_WORDS: readonly string[] = [
  'pending',
  'potential match',
  'in_process',
  'inprocess',
  'medium_risk',
  'medium risk',
  'medium',
  'for review',
];

/** The tone of a status word (F9), compared in lower case; null when there is none to show. */
export function statusTone(value: string | null | undefined): StatusTone | null {
  const word = (value ?? '').trim().toLowerCase();
  if (word === '') return null;
  if (FAILED_WORDS.includes(word)) return 'error';
  return PENDING_WORDS.includes(word) ? 'pending' : 'success';
}

/** A status word as people read it: `in_process` becomes `In process`. */
export function statusWord(value: string): string {
  const words = value.trim().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
