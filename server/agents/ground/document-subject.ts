import { cutText } from './clause-writing.ts';
import type { Dossier } from './dossier.ts';

/** What a text is called: its only heading of the highest level, else its first line, else its file. */
export function documentSubject({ name, text }: Pick<Dossier, 'name' | 'text'>): string {
  const lines = text.passages.flatMap((one) => one.text.split('\n')).slice(0, 40);
  const heads = lines.filter((line) => /^# \S/u.test(line));
  const named = heads.length === 1 ? heads[0]?.slice(2) : lines.find((line) => line.trim() !== '');
  const plain = (named ?? '').replace(/[*_#|]/gu, '').trim();
  return plain === '' || plain.length > 110 || /^(?:§|Art)/u.test(plain) ? name : cutText(plain, 90);
}
