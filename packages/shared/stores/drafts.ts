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
  /** How many files it stands for, where it is a zip. */
  readonly holds?: number;
}

/** What was typed and not sent. Everything but the text may be missing. */
export interface Draft {
  readonly text: string;
  readonly agent?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly files?: readonly DraftFile[];
  readonly uploads?: readonly DraftUpload[];
  /** Texts that are becoming files: not in the field any more, and not with the server yet. */
  readonly texts?: readonly string[];
}

/** Chat id of a chat that does not exist yet. */
export const NEW_CHAT = 'new';

/**
 * Where nobody can tell which tabs are open, a draft counts as left so many milliseconds after it was written. A copy
 * that leaves it with its tab would lose nothing either, but be there twice: sent twice, and whoever takes a file out
 * of one throws its upload away for both.
 */
const SURELY_LEFT_MS = 24 * 60 * 60 * 1000;

/** In the place of a person's id while it is not known yet who is signed in. */
export const NOT_KNOWN_YET = '';

/**
 * Drafts belong to a person, so that they outlive a session and nobody else meets them (H3). What is typed before it is
 * known who is signed in does not outlive it.
 */
function placeKey(userId: string, chatId: string): string {
  return userId === NOT_KNOWN_YET ? `typed:${chatId}` : `draft:${userId}:${chatId}`;
}

/** Each tab has a draft of its own in a place, so that none writes over another's. */
function ownKey(userId: string, chatId: string): string {
  return `${placeKey(userId, chatId)}#${environment().tab.id}`;
}

function isEmpty({ text, inputs, files, uploads, texts, agent }: Draft): boolean {
  const isWithoutFiles = !files?.length && !uploads?.length && !texts?.length;
  return text.trim() === '' && !agent && isWithoutFiles && Object.keys(inputs ?? {}).length === 0;
}

/** A draft as it is stored: with when it was written, milliseconds since the epoch. */
interface StoredDraft {
  readonly draft: Draft;
  readonly at: number;
}

function readDraft(key: string): StoredDraft | null {
  try {
    const value = JSON.parse(environment().storage.get(key) ?? 'null') as (Draft & { at?: unknown }) | null;
    if (typeof value !== 'object' || typeof value?.text !== 'string') return null;
    const { at, ...draft } = value;
    return { draft, at: typeof at === 'number' ? at : 0 };
  } catch {
    return null;
  }
}

/** This tab's draft of a person in a chat (or of a place such as `start:<agent>`); null when there is none or it is broken. */
export function findDraft(userId: string, chatId: string): Draft | null {
  const found = readDraft(ownKey(userId, chatId));
  if (found) environment().tab.hold(true);
  return found?.draft ?? null;
}

/** Keeps this tab's draft; an empty one is removed. It survives reloads, failures and the end of tab and session. */
export function keepDraft(userId: string, chatId: string, draft: Draft): void {
  if (isEmpty(draft)) return clearDraft(userId, chatId);
  const { storage, tab } = environment();
  storage.set(ownKey(userId, chatId), stored(draft));
  tab.hold(true);
}

function stored(draft: Draft): string {
  return JSON.stringify({ ...draft, at: environment().clock.now() });
}

/**
 * Stores a value and takes away what it comes from. A full storage drops writes without a word: then it goes into the
 * room of what it comes from; false, with that in its place again, when that does not suffice.
 */
function storeInstead(from: string, to: string, value: string): boolean {
  const { storage } = environment();
  const isStored = () => storage.get(to) === value;
  const before = storage.get(from);
  storage.set(to, value);
  const hadRoom = isStored();
  storage.remove(from);
  if (hadRoom) return true;
  storage.set(to, value);
  if (isStored()) return true;
  if (before !== null) storage.set(from, before);
  return false;
}

function joinedText(before: string, after: string): string {
  return [before, after].filter((text) => text !== '').join('\n');
}

/**
 * What was typed before it was known who is signed in becomes a draft of this person, behind what they had there. Gives
 * what is there by now, also where the storage has no room for it.
 */
export function takeOverDraft(userId: string, chatId: string): Draft | null {
  const typed = userId === NOT_KNOWN_YET ? null : findDraft(NOT_KNOWN_YET, chatId);
  const own = findDraft(userId, chatId);
  if (!typed) return own;
  const text = joinedText(own?.text ?? '', typed.text);
  const texts = [...(own?.texts ?? []), ...(typed.texts ?? [])];
  const draft = { ...own, ...typed, text, ...(texts.length > 0 && { texts }) };
  storeInstead(ownKey(NOT_KNOWN_YET, chatId), ownKey(userId, chatId), stored(draft));
  return draft;
}

/**
 * Where this tab has no draft, the latest becomes its own that a tab which is gone (closed, crashed) has left there:
 * where the browser cannot tell, one that was not touched for a day. True when there was one; the others wait for their turn.
 */
export async function adoptDraft(userId: string, chatId: string): Promise<boolean> {
  const { storage, tab, clock } = environment();
  const place = placeKey(userId, chatId);
  const own = ownKey(userId, chatId);
  const isLeft = (key: string) => key === place || (key.startsWith(`${place}#`) && key !== own);
  const isPossible = () => userId !== NOT_KNOWN_YET && readDraft(own) === null;
  if (!isPossible() || !storage.keys().some(isLeft)) return false;
  const held = await tab.heldIds();
  const isGone = ({ key, at }: { key: string; at: number }) =>
    held ? !held.has(key.slice(place.length + 1)) : at <= clock.now() - SURELY_LEFT_MS;
  const left = storage
    .keys()
    .filter(isLeft)
    .map((key) => ({ key, at: readDraft(key)?.at ?? -1 }))
    .filter(isGone)
    .sort((one, other) => other.at - one.at)[0];
  if (!left || left.at < 0 || !isPossible()) return false;
  if (!storeInstead(left.key, own, storage.get(left.key) ?? '')) return false;
  tab.hold(true);
  return true;
}

/** Called once what was typed has been accepted by the server. */
export function clearDraft(userId: string, chatId: string): void {
  const { storage, tab } = environment();
  storage.remove(ownKey(userId, chatId));
  tab.hold(storage.keys().some((key) => key.endsWith(`#${tab.id}`)));
}
