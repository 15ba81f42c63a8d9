import type { Block } from '../claims/blocks.ts';
import { articleFields, type ArticleField } from '../packs/media/article-fields.ts';

/** A labelled part of an article, with the place at which what it says begins. */
export interface FieldOfArticle {
  readonly field: ArticleField;
  readonly start: number;
  readonly text: string;
}

/** "Überschrift: Court jails owner" as the title it is; null for a block that is no such part. */
export function fieldOfArticle({ text }: Block): FieldOfArticle | null {
  const [head, label] = /^([\p{L} ]{3,20}):\s+/u.exec(text) ?? [];
  if (head === undefined || label === undefined) return null;
  const field = (Object.keys(articleFields) as ArticleField[]).find((one) => articleFields[one].test(label));
  return field === undefined ? null : { field, start: head.length, text: text.slice(head.length) };
}
