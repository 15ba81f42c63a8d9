import { atom } from 'nanostores';
import type { AgentCard } from '@loupe/shared/contract/agents';
import { createAttachments, type Attachment } from './attachments.ts';
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

/** Where drafts are kept: by chat, `new` for a chat that does not exist yet. */
export interface DraftStore {
  read(key: string): string;
  write(key: string, text: string): void;
}

export type Composer = ReturnType<typeof createComposer>;

/** Text, files and agent of the message being written; the text survives a reload, one draft for each chat. */
export function createComposer(outside: Pick<Outside, 'request' | 'environment'>, drafts: DraftStore) {
  const files = createAttachments(outside);
  const $text = atom('');
  const $agent = atom<AgentCard | null>(null);
  const $problem = atom<SendProblem | null>(null);
  let draftKey = 'new';
  const held = new Map<string, Omit<ComposerContent, 'text'>>();

  /** Shows the draft of another chat; files of this one wait until it is shown again. */
  function open(chatId: string | null): void {
    held.set(draftKey, { agent: $agent.get(), attachments: files.$attachments.get() });
    draftKey = chatId ?? 'new';
    $text.set(drafts.read(draftKey));
    $agent.set(held.get(draftKey)?.agent ?? null);
    files.clear();
    files.restore(held.get(draftKey)?.attachments ?? []);
    $problem.set(null);
  }

  /** The chat got its id by being sent to; what is written from now on belongs to it. */
  function adopt(chatId: string): void {
    drafts.write(draftKey, '');
    held.delete(draftKey);
    draftKey = chatId;
    drafts.write(draftKey, $text.get());
  }

  function setText(text: string): void {
    $text.set(text);
    drafts.write(draftKey, text);
    $problem.set(null);
  }

  function setAgent(agent: AgentCard | null): void {
    $agent.set(agent);
    $problem.set(null);
  }

  /** Empties the field for the next message; the draft stays kept until the server has the message. */
  function take(): ComposerContent {
    const content = { text: $text.get(), agent: $agent.get(), attachments: files.$attachments.get() };
    $text.set('');
    $agent.set(null);
    $problem.set(null);
    files.clear();
    return content;
  }

  /** Puts a message that was not sent back, before anything typed since, and says why. */
  function putBack(content: ComposerContent, problem: SendProblem | null): void {
    setText([content.text, $text.get()].filter(Boolean).join('\n'));
    $agent.set($agent.get() ?? content.agent);
    files.restore(content.attachments);
    $problem.set(problem);
  }

  /** The server has the message: its draft goes, unless something new was typed. */
  function sent(): void {
    drafts.write(draftKey, $text.get());
  }

  return {
    $text, $agent, $problem, $attachments: files.$attachments,
    addFiles: (list: Iterable<File>) => {
      $problem.set(null);
      return files.add(list);
    },
    retryFile: files.retry, removeFile: files.remove,
    open, adopt, setText, setAgent, take, putBack, sent,
  };
}
