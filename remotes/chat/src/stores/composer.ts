import { atom } from 'nanostores';
import type { AgentCard } from '@loupe/shared/contract/agents';
import type { DraftFile, DraftUpload } from '@loupe/shared/stores/drafts';
import {
  draftFiles,
  draftTexts,
  draftUploads,
  isSameAttachment,
  isSameFile,
  isTextRefused,
  storedAttachment,
  type Attachment,
} from './attachment.ts';
import { maxFilesPerChat } from '@loupe/shared/lib/message-limits';
import { fileTexts } from '#texts/files';
import { composerTexts } from '#texts';
import { createAttachments, type Attachments } from './attachments.ts';
import { lengthProblem } from './length-problem.ts';
import type { Outside } from './outside.ts';

/** Why a message was not sent. `action` names the one thing that helps besides trying again. */
export interface SendProblem {
  readonly message: string;
  readonly action: 'usage' | 'form' | 'attach' | null;
}

/** What is on its way when Send is pressed. */
export interface ComposerContent {
  readonly text: string;
  readonly agent: AgentCard | null;
  readonly attachments: readonly Attachment[];
}

/** What is kept of what was not sent: text, what a form holds, the files the server already has, and those on their way. */
export interface KeptDraft {
  readonly text: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly files: readonly DraftFile[];
  readonly uploads?: readonly DraftUpload[];
  /** Texts that are becoming files. */
  readonly texts?: readonly string[];
}

/** Where drafts are kept: by chat, null for a chat that does not exist yet. */
export interface DraftStore {
  read(chatId: string | null): KeptDraft;
  write(chatId: string | null, draft: KeptDraft): void;
  /** Brings what a closed tab has left there, where this one has nothing; true when there was something. */
  adopt(chatId: string | null): Promise<boolean>;
  /** Calls back once it is known whose drafts they are; what is read then holds what was typed before. */
  onOwnerKnown(listener: () => void): () => void;
}

export type Composer = ReturnType<typeof createComposer>;

/**
 * Text, files and agent of the message being written. Text and stored files survive a reload, one draft for each chat;
 * a message on its way stays in the draft until the server has it.
 */
export function createComposer(
  outside: Pick<Outside, 'request' | 'environment'>,
  drafts: DraftStore,
  /** How many files the messages of the shown chat hold. */
  countSentFiles: () => number = () => 0,
) {
  const $text = atom('');
  const $agent = atom<AgentCard | null>(null);
  const $problem = atom<SendProblem | null>(null);
  const $attachments = atom<readonly Attachment[]>([]);
  /** Files by chat: an upload goes on while another chat is shown. */
  const trays = new Map<string | null, Attachments>();
  const agents = new Map<string | null, AgentCard | null>();
  let chatId: string | null = null;
  let tray = trayOf(null);
  let stopFollowing: (() => void) | null = null;
  let onItsWay: ComposerContent | null = null;

  function trayOf(id: string | null): Attachments {
    const known = trays.get(id);
    if (known) return known;
    const fresh = createAttachments(outside);
    trays.set(id, fresh);
    return fresh;
  }

  function keep(): void {
    const attachments = [...(onItsWay?.attachments ?? []), ...tray.$attachments.get()];
    const text = joined(onItsWay?.text ?? '', $text.get());
    const texts = draftTexts(attachments);
    drafts.write(chatId, {
      text,
      files: draftFiles(attachments),
      uploads: draftUploads(attachments),
      ...(texts.length > 0 && { texts }),
    });
  }

  function follow(next: Attachments): void {
    stopFollowing?.();
    tray = next;
    $attachments.set(tray.$attachments.get());
    stopFollowing = tray.$attachments.listen((attachments) => {
      $attachments.set(attachments);
      const refused = attachments.find(isTextRefused);
      if (refused) giveBack(refused.key);
      else keep();
    });
  }

  /** Shows the draft of another chat. */
  function open(id: string | null): void {
    agents.set(chatId, $agent.get());
    onItsWay = null;
    chatId = id;
    $agent.set(agents.get(id) ?? null);
    $problem.set(null);
    follow(trayOf(id));
    showKept();
    void drafts.adopt(id).then((isFound) => {
      if (isFound && chatId === id) showKept();
    });
  }

  /** Shows what is kept of this chat by now; files that are in the field already stay there. */
  function showKept(): void {
    const { text, files, uploads = [], texts = [] } = drafts.read(chatId);
    $text.set(text);
    const there = tray.$attachments.get();
    texts.filter((one) => !there.some((other) => other.text === one)).forEach(addText);
    tray.restore(files.map(storedAttachment));
    tray.continueUploads(uploads);
    // While another chat was shown.
    for (const { key } of there.filter(isTextRefused)) giveBack(key);
  }

  function setText(text: string): void {
    $text.set(text);
    keep();
    $problem.set(lengthProblem(text));
  }

  function setAgent(agent: AgentCard | null): void {
    $agent.set(agent);
    $problem.set(null);
  }

  /** Takes as many files as the chat has room for, and says how many it left out. */
  function addFiles(list: Iterable<File>): string[] {
    const there = tray.$attachments.get();
    const isAwaited = (file: File) => there.some((one) => one.state === 'missing' && isSameFile(one, file));
    const files = [...list];
    const fresh = files.filter((file) => !isAwaited(file));
    const left = fresh.slice(roomFor(fresh.length));
    return tray.add(files.filter((file) => !left.includes(file)));
  }

  /** How many of so many more files the chat has room for; says how many it has not. */
  function roomFor(count: number): number {
    const room = Math.max(0, maxFilesPerChat - countSentFiles() - $attachments.get().length);
    $problem.set(
      count <= room
        ? lengthProblem($text.get())
        : { message: fileTexts.chatFull(maxFilesPerChat, count - room), action: null },
    );
    return Math.min(count, room);
  }

  function addText(text: string): void {
    tray.add([new File([text], composerTexts.textFile, { type: 'text/plain' })], null, text);
  }

  /** Makes a file of a text that is too long for a message. Until the server has it the draft keeps the text. */
  function attachText(): void {
    const text = $text.get();
    if (roomFor(1) === 0) return;
    $text.set('');
    $problem.set(null);
    addText(text);
  }

  /** Puts a text that will be no file back into the field, before what was typed since. */
  function giveBack(key: string): void {
    const one = tray.$attachments.get().find((other) => other.key === key);
    if (!one || one.text === null || one.state === 'ready') return;
    $text.set(joined(one.text, $text.get(), '\n\n'));
    $problem.set(lengthProblem($text.get()));
    tray.letGoOfText(key);
  }

  function removeFile(key: string): void {
    $problem.set(null);
    giveBack(key);
    tray.remove(key);
  }

  /** Empties the field for the next message. */
  function take(): ComposerContent {
    const content = { text: $text.get(), agent: $agent.get(), attachments: tray.$attachments.get() };
    onItsWay = content;
    $text.set('');
    $agent.set(null);
    $problem.set(null);
    tray.clear();
    return content;
  }

  /** Puts a message that was not sent back, before anything typed since, and says why. */
  function putBack(content: ComposerContent, problem: SendProblem | null): void {
    onItsWay = null;
    $text.set(joined(content.text, $text.get()));
    $agent.set($agent.get() ?? content.agent);
    tray.restore(content.attachments);
    keep();
    $problem.set(problem);
  }

  /** The server has the message; what was typed since belongs to `id`, which a new chat got by being sent to. */
  function sent(id: string): void {
    onItsWay = null;
    if (chatId !== id) {
      drafts.write(chatId, { text: '', files: [] });
      trays.delete(chatId);
      trays.set(id, tray);
      chatId = id;
    }
    keep();
  }

  /** The server has a message whose chat was left meanwhile: it goes out of the draft there, all else that was typed stays. */
  function sentElsewhere(id: string | null, content: ComposerContent): void {
    const isSent = (one: Attachment) => content.attachments.some((other) => isSameAttachment(one, other));
    const there = trays.get(id);
    const sentKeys = there?.$attachments.get().filter(isSent) ?? [];
    if (id === chatId) {
      // The reader is back, and what was sent stood in the field again.
      $text.set(without($text.get(), content.text));
      for (const { key } of sentKeys) tray.remove(key);
      return keep();
    }
    for (const { key } of sentKeys) there?.remove(key);
    const kept = drafts.read(id);
    const sentIds = new Set(content.attachments.flatMap(({ stored }) => stored?.id ?? []));
    drafts.write(id, {
      ...kept,
      text: without(kept.text, content.text),
      files: kept.files.filter((file) => !sentIds.has(file.id)),
    });
  }

  follow(tray);
  return {
    $text,
    $agent,
    $problem,
    $attachments,
    addFiles,
    attachText,
    pauseFile: (key: string) => tray.pause(key),
    resumeFile: (key: string) => {
      $problem.set(null);
      tray.resume(key);
    },
    retryFile: (key: string) => tray.retry(key),
    removeFile,
    open,
    setText,
    setAgent,
    take,
    putBack,
    sent,
    sentElsewhere,
  };
}

/** A draft without the message that begins it, as `joined` puts it there. */
function without(draft: string, sent: string): string {
  if (draft === sent) return '';
  return sent !== '' && draft.startsWith(`${sent}\n`) ? draft.slice(sent.length + 1) : draft;
}

function joined(before: string, after: string, between = '\n'): string {
  return [before, after].filter((text) => text !== '').join(between);
}
