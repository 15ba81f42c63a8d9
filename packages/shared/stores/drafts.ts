import { environment } from '@loupe/shared/environment';

/** A file on its way (U1): what has to be known to go on after a reload. */
export interface DraftUpload {
  /** Id of the upload. */
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** When the file was changed last, milliseconds since the epoch: tells it from another of the same name and size. */
  readonly modified: number;
  readonly isPaused?: boolean;
  /** The field of a form it was chosen for. */
  readonly field?: string;
}

/** A file the server already has. */
export interface DraftFile {
  readonly id: string;
  readonly name: string;
  /** The field of a form it was chosen for. */
  readonly field?: string;
}

/** What was typed and not sent. Everything but the text may be missing. */
export interface Draft {
  readonly text: string;
  readonly agent?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly files?: readonly DraftFile[];
  readonly uploads?: readonly DraftUpload[];
}

/** Chat id of a chat that does not exist yet. */
export const NEW_CHAT = 'new';

/** In the place of a person's id while it is not known yet who is signed in. */
export const NOT_KNOWN_YET = '';

/**
 * Drafts belong to a person, so that they outlive a session and nobody else meets them (H3). What is typed before it is
 * known who is signed in does not outlive it.
 */
function keyOf(userId: string, chatId: string): string {
  return userId === NOT_KNOWN_YET ? `typed:${chatId}` : `draft:${userId}:${chatId}`;
}

function isEmpty({ text, inputs, files, uploads, agent }: Draft): boolean {
  const isWithoutFiles = !files?.length && !uploads?.length;
  return text.trim() === '' && !agent && isWithoutFiles && Object.keys(inputs ?? {}).length === 0;
}

/** The draft of a person in a chat (or of a place such as `start:<agent>`); null when there is none or it is broken. */
export function findDraft(userId: string, chatId: string): Draft | null {
  const stored = environment().storage.get(keyOf(userId, chatId));
  if (stored === null) return null;
  try {
    const value = JSON.parse(stored) as unknown;
    const isDraft = typeof value === 'object' && value !== null && typeof (value as Draft).text === 'string';
    return isDraft ? (value as Draft) : null;
  } catch {
    return null;
  }
}

/** Keeps a draft; an empty one is removed. It survives reloads, failures and the end of the session. */
export function keepDraft(userId: string, chatId: string, draft: Draft): void {
  if (isEmpty(draft)) clearDraft(userId, chatId);
  else environment().storage.set(keyOf(userId, chatId), JSON.stringify(draft));
}

function joinedText(before: string, after: string): string {
  return [before, after].filter((text) => text !== '').join('\n');
}

/** What was typed before it was known who is signed in becomes a draft of this person, behind what they had there. */
export function takeOverDraft(userId: string, chatId: string): void {
  const typed = findDraft(NOT_KNOWN_YET, chatId);
  if (!typed || userId === NOT_KNOWN_YET) return;
  const own = findDraft(userId, chatId);
  keepDraft(userId, chatId, { ...own, ...typed, text: joinedText(own?.text ?? '', typed.text) });
  clearDraft(NOT_KNOWN_YET, chatId);
}

/** Called once what was typed has been accepted by the server. */
export function clearDraft(userId: string, chatId: string): void {
  environment().storage.remove(keyOf(userId, chatId));
}
