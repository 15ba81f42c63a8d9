/** An `@` being typed: where it is and what follows it. */
export interface Mention {
  readonly start: number;
  readonly query: string;
}

/** The mention the caret is in: an `@` at the beginning of a word with at most a few words after it; null otherwise. */
export function mentionAt(text: string, caret: number): Mention | null {
  const match = /(?:^|\s)@([^@\n]{0,40})$/.exec(text.slice(0, caret));
  if (!match) return null;
  const query = match[1] ?? '';
  // After a second blank it is a sentence with an @ in it, not a name being looked for.
  if (/\s\s$/.test(query)) return null;
  return { start: caret - query.length - 1, query };
}

/** The text without the mention, and where the caret goes. */
export function withoutMention(text: string, mention: Mention): { text: string; caret: number } {
  const rest = text.slice(mention.start + 1 + mention.query.length);
  return { text: text.slice(0, mention.start) + rest.replace(/^\s/, ''), caret: mention.start };
}
