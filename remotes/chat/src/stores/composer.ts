import { atom } from 'nanostores';
import type { AgentCard } from '@loupe/shared/contract/agents';
import type { DraftFile, DraftUpload } from '@loupe/shared/stores/drafts';
import { draftFiles, draftUploads, storedAttachment, type Attachment } from './attachment.ts';
import { createAttachments, type Attachments } from './attachments.ts';
import type { Outside } from './outside.ts';

/** Why a message was not sent. `action` names the one thing that helps besides trying again. */
export interface SendProblem {
  readonly message: string;
  readonly action: 'usage' | 'form' | null;
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
}

/** Where drafts are kept: by chat, null for a chat that does not exist yet. */
export interface DraftStore {
  read(chatId: string | null): KeptDraft;
  write(chatId: string | null, draft: KeptDraft): void;
  /** Calls back once it is known whose drafts they are; what is read then holds what was typed before. */
  onOwnerKnown(listener: () => void): () => void;
}

export type Composer = ReturnType<typeof createComposer>;

/**
 * Text, files and agent of the message being written. Text and stored files survive a reload, one draft for each chat;
 * a message on its way stays in the draft until the server has it.
 */
export function createComposer(outside: Pick<Outside, 'request' | 'environment'>, drafts: DraftStore) {
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
    const kept = drafts.read(id);
    fresh.restore(kept.files.map(storedAttachment));
    fresh.goOn(kept.uploads ?? []);
    return fresh;
  }

  function keep(): void {
    const attachments = [...(onItsWay?.attachments ?? []), ...tray.$attachments.get()];
    const text = joined(onItsWay?.text ?? '', $text.get());
    drafts.write(chatId, { text, files: draftFiles(attachments), uploads: draftUploads(attachments) });
  }

  function follow(next: Attachments): void {
    stopFollowing?.();
    tray = next;
    $attachments.set(tray.$attachments.get());
    stopFollowing = tray.$attachments.listen((attachments) => {
      $attachments.set(attachments);
      keep();
    });
  }

  /** Shows the draft of another chat. */
  function open(id: string | null): void {
    agents.set(chatId, $agent.get());
    onItsWay = null;
    chatId = id;
    $text.set(drafts.read(id).text);
    $agent.set(agents.get(id) ?? null);
    $problem.set(null);
    follow(trayOf(id));
  }

  function setText(text: string): void {
    $text.set(text);
    keep();
    $problem.set(null);
  }

  function setAgent(agent: AgentCard | null): void {
    $agent.set(agent);
    $problem.set(null);
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

  /** The server has a message of a chat that is not shown any more. */
  function sentElsewhere(id: string | null): void {
    drafts.write(id, { text: '', files: [] });
    trays.delete(id);
  }

  follow(tray);
  return {
    $text,
    $agent,
    $problem,
    $attachments,
    addFiles: (list: Iterable<File>) => {
      $problem.set(null);
      return tray.add(list);
    },
    pauseFile: (key: string) => tray.pause(key),
    resumeFile: (key: string) => {
      $problem.set(null);
      tray.resume(key);
    },
    retryFile: (key: string) => tray.retry(key),
    removeFile: (key: string) => {
      $problem.set(null);
      tray.remove(key);
    },
    open,
    setText,
    setAgent,
    take,
    putBack,
    sent,
    sentElsewhere,
  };
}

function joined(before: string, after: string): string {
  return [before, after].filter((text) => text !== '').join('\n');
}
