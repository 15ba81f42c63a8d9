import { atom } from 'nanostores';
import type { Message } from '@loupe/shared/contract/chats';
import { withBranch, withReplacement } from '../lib/chat-branches.ts';
import { branchTexts } from '#texts/transcript';
import type { AskingInstead } from './asking-instead.ts';
import type { SendProblem } from './composer.ts';
import { lengthProblem } from './length-problem.ts';
import type { Outside } from './outside.ts';
import { problemOf } from './send-problem.ts';
import type { NewMessage, Started } from './start-run.ts';

/** A question that is being written differently. */
export interface Editing {
  readonly messageId: string;
  readonly text: string;
  readonly files: Message['files'];
  readonly problem: SendProblem | null;
}

export type Branches = ReturnType<typeof createBranches>;

/** Questions asked differently, or once more, and the way between the branches that this makes of a chat. */
export function createBranches({ request, notify, environment }: Outside, page: AskingInstead) {
  const { shown, $replacing } = page;
  const $editing = atom<Editing | null>(null);
  /** The version that is being fetched. */
  const $opening = atom<string | null>(null);

  const questionOf = (messageId: string): Message | undefined =>
    shown.value()?.messages.find(({ id, role }) => id === messageId && role === 'user');

  const place = () => `edit:${shown.$chatId.get() ?? ''}`;

  /** Typed text is kept, one question in a chat at a time, until it is sent. */
  function keep(editing: Editing | null, at = place()): void {
    const inputs = editing && { message: editing.messageId };
    page.drafts.write(at, { text: editing?.text ?? '', files: [], ...(inputs && { inputs }) });
  }

  /** Begins to edit a question, with what was typed there before. */
  function edit(messageId: string): void {
    const question = questionOf(messageId);
    if (!question) return;
    if (page.isBusy()) return notify(branchTexts.busy, 'pending');
    const { text, inputs } = page.drafts.read(place());
    const isKept = inputs?.message === messageId && text !== '';
    $editing.set({
      messageId,
      text: isKept ? text : question.text,
      files: question.files,
      problem: null,
    });
  }

  /** Opens again what was being edited when the page was left. */
  function editKept(): void {
    const { text, inputs } = page.drafts.read(place());
    const question = questionOf(inputs?.message ?? '');
    if (!question || text === '' || $editing.get() || page.isBusy()) return;
    if (text !== question.text) edit(question.id);
  }

  function change(part: Partial<Pick<Editing, 'text' | 'files'>>): void {
    const editing = $editing.get();
    if (!editing) return;
    const next = { ...editing, ...part };
    $editing.set({ ...next, problem: lengthProblem(next.text) });
    keep(next);
  }

  /** Leaves the question as it is; what was typed is there the next time. */
  const close = (): void => $editing.set(null);

  /** Forgets what was typed. */
  function undo(): void {
    const editing = $editing.get();
    const question = editing && questionOf(editing.messageId);
    if (question) change({ text: question.text, files: question.files });
    keep(null);
  }

  async function sendEdited(): Promise<void> {
    const editing = $editing.get();
    if (!editing || lengthProblem(editing.text) || page.isBusy()) return;
    if (editing.text.trim() === '' && editing.files.length === 0) return;
    const { messageId, text, files } = editing;
    if (!questionOf(messageId)) return notify(branchTexts.editedElsewhere, 'error');
    $editing.set(null);
    const at = place();
    const error = await replace(messageId, { text: text.trim(), attachment_ids: files.map(({ id }) => id) });
    if (error === null) return keep(null, at);
    // Of another chat by now the typed text is kept where it was typed.
    if (at === place()) $editing.set({ ...editing, problem: problemOf(error, null) });
  }

  /** Asks a question once more, by another agent where one is named. */
  async function askAgain(messageId: string, agent?: string): Promise<void> {
    const question = questionOf(messageId);
    if (!question) return;
    if (page.isBusy()) return notify(branchTexts.busy, 'pending');
    const chatId = shown.$chatId.get();
    const error = await replace(messageId, { text: question.text, ...(agent !== undefined && { agent }) });
    const problem = error && chatId === shown.$chatId.get() ? problemOf(error, null) : null;
    if (problem) notify(problem.message, 'error');
  }

  /** Null when it is asked; else why not. */
  async function replace(
    messageId: string,
    body: NewMessage,
  ): Promise<(Started & { ok: false })['error'] | null> {
    const [chatId, question] = [shown.$chatId.get(), questionOf(messageId)];
    if (chatId === null || !question) return null;
    const { attachment_ids: ids } = body;
    const files = ids ? question.files.filter(({ id }) => ids.includes(id)) : question.files;
    const replacing = { messageId, text: body.text, files };
    $replacing.set(replacing);
    page.onSent();
    const started = await page.starter.start(chatId, { ...body, replaces: messageId });
    const isHere = $replacing.get() === replacing;
    if (isHere) $replacing.set(null);
    if (!started.ok) return started.error;
    if (!isHere) return null;
    shown.turnTo((chat) => withReplacement(chat, messageId, started.message, started.run));
    page.onStarted(started);
    return null;
  }

  /** Shows the version of a question that lies so many steps from it; does nothing at either end. */
  async function step(messageId: string, by: 1 | -1): Promise<void> {
    const versions = questionOf(messageId)?.versions ?? [];
    const wanted = versions[versions.indexOf(messageId) + by];
    if (wanted !== undefined) await show(wanted);
  }

  /** Shows the branch with a message. */
  async function show(messageId: string): Promise<void> {
    const chatId = shown.$chatId.get();
    if (chatId === null || $opening.get() !== null || $replacing.get()) return;
    $opening.set(messageId);
    const result = await request('POST /chats/:chat_id/branch', {
      params: { chat_id: chatId },
      body: { message_id: messageId },
      isQuiet: true,
    });
    $opening.set(null);
    if (chatId !== shown.$chatId.get()) return;
    if (!result.ok)
      return notify(
        environment.network.isOnline() ? result.error.message : branchTexts.versionOffline,
        'error',
      );
    $editing.set(null);
    shown.turnTo((chat) => withBranch(chat, result.data.chat));
    page.onShown(result.data.chat.runs);
  }

  /** The last question, which the keyboard asks for. */
  function editLast(): void {
    const last = shown.value()?.messages.findLast(({ role }) => role === 'user');
    if (last) edit(last.id);
  }

  /** Follows which chat is shown, until stopped. */
  function start(): () => void {
    editKept();
    const stops = [
      page.$editCount.listen(editLast),
      page.$openCount.listen(() => {
        $editing.set(null);
        $opening.set(null);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  return {
    $editing,
    $opening,
    start,
    edit,
    setText: (text: string) => change({ text }),
    removeFile: (id: string) =>
      change({ files: $editing.get()?.files.filter((file) => file.id !== id) ?? [] }),
    close,
    undo,
    sendEdited,
    askAgain,
    step,
    show,
  };
}
