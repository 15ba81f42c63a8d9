import { createMarkdownDocument, type MarkdownDocument, type OpenEnd, type Snapshot } from './document.ts';

/** What is kept of texts that were read, characters of them: some megabytes at most. */
const KEPT_CHARACTERS = 200_000;

/** Whole texts that were read to their end, the one that was shown last at the end. */
const kept = new Map<string, Snapshot>();
let keptCharacters = 0;

function keep(text: string, snapshot: Snapshot): void {
  if (kept.delete(text)) keptCharacters -= text.length;
  kept.set(text, snapshot);
  keptCharacters += text.length;
  for (const oldest of kept.keys()) {
    if (keptCharacters <= KEPT_CHARACTERS) return;
    kept.delete(oldest);
    keptCharacters -= oldest.length;
  }
}

/**
 * A document that is shown: as that of `createMarkdownDocument`, but a whole text that was read lately is not read
 * again. A turn that is scrolled back to is there at once, and drawing that was given up half way loses nothing.
 */
export function createKeptDocument(openEnd: OpenEnd): MarkdownDocument {
  let own: MarkdownDocument | undefined;
  return {
    update(text, isStreaming) {
      const known = isStreaming || own ? undefined : kept.get(text);
      if (!known) own ??= createMarkdownDocument(openEnd);
      const snapshot = known ?? own!.update(text, isStreaming);
      if (!isStreaming && snapshot.isComplete) keep(text, snapshot);
      return snapshot;
    },
  };
}
