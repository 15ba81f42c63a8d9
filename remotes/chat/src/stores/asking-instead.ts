import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Message } from '@loupe/shared/contract/chats';
import type { Run } from '@loupe/shared/contract/runs';
import type { DraftStore } from './composer.ts';
import type { ShownChat } from './shown-chat.ts';
import type { createRunStarter, Started } from './start-run.ts';

/** What is on its way instead of a question. */
export interface Replacing {
  readonly messageId: string;
  readonly text: string;
  readonly files: Message['files'];
}

/** What the page lends to those who ask questions instead of others (`branches.ts`, which comes with the conversation). */
export interface AskingInstead {
  readonly shown: ShownChat;
  readonly starter: ReturnType<typeof createRunStarter>;
  readonly drafts: DraftStore;
  readonly $replacing: WritableAtom<Replacing | null>;
  readonly $openCount: ReadableAtom<number>;
  /** Counts wishes of the keyboard to edit the last question. */
  readonly $editCount: ReadableAtom<number>;
  /** A question is on its way, or being worked on. */
  readonly isBusy: () => boolean;
  /** Called when a question is sent, before the server has it. */
  readonly onSent: () => void;
  /** Called when its run has begun and it is shown. */
  readonly onStarted: (started: Started & { ok: true }) => void;
  /** Called with the runs of a branch that is shown from now on. */
  readonly onShown: (runs: readonly Run[]) => void;
}
