import { atom, computed, type ReadableAtom } from 'nanostores';
import type { AgentDetail, AgentInputs, Depth, InputField } from '@loupe/shared/contract/agents';
import { joinFileIds, mostFilesOfField } from '@loupe/shared/lib/file-ids';
import { createResource } from '@loupe/shared/stores/resource';
import { endingsText, hasEnding } from '../lib/file-words.ts';
import {
  changedInputs,
  estimateOf,
  fieldErrors,
  filledInputs,
  formFields,
  holdsFiles,
  keptDepth,
  keptValues,
} from '../lib/start-form.ts';
import { composerTexts } from '#texts';
import { agentTexts } from '#texts/explore';
import { fileTexts } from '#texts/files';
import { draftFiles, draftUploads, storedAttachment, type Attachment } from './attachment.ts';
import { createAttachments } from './attachments.ts';
import type { DraftStore } from './composer.ts';
import type { Outside } from './outside.ts';
import { createRunStarter, placeOf, type Started } from './start-run.ts';

export type AgentPage = ReturnType<typeof createAgentPage>;

export interface AgentPageOutside extends Outside {
  /** Whole credits left; null while not known. */
  readonly $balance: ReadableAtom<number | null>;
  readonly drafts: DraftStore;
}

/** An address without `?agent=` leads to no agent; no request can be made for it. */
const unnamedAgent = { code: 'agent.unknown', message: '', requestId: null };

/** One agent: its description, its start form with the live estimate, and the start itself. */
export function createAgentPage(outside: AgentPageOutside, slug: string) {
  const { request, navigate, $balance, drafts } = outside;
  /** Where what this form holds is kept. */
  const draftPlace = `start:${slug}`;
  const starter = createRunStarter(outside);
  const files = createAttachments(outside);
  let hasBegun = false;
  const agent = createResource<AgentDetail>(async () => {
    if (slug === '') return { ok: false, error: unnamedAgent };
    const result = await request('GET /agents/:slug', { params: { slug }, isQuiet: true });
    if (!result.ok) return result;
    await begin(result.data.agent);
    return { ok: true, data: result.data.agent };
  });
  const $values = atom<AgentInputs>({});
  const $depth = atom<Depth>('standard');
  const $errors = atom<Readonly<Record<string, string>>>({});
  const $problem = atom<string | null>(null);
  const $isShortOfCredits = atom(false);
  const $starting = atom<'form' | 'sample' | null>(null);
  let stops: readonly (() => void)[] = [];

  const $estimate = computed(
    [agent.$loadable, $depth, $balance, files.$attachments],
    (loaded, depth, balance, some) => {
      const count = some.reduce((sum, { holds }) => sum + holds, 0);
      return loaded.state === 'ready' ? estimateOf(loaded.value, depth, balance, count) : null;
    },
  );
  /** The files of each field that has any. */
  const $fieldFiles = computed(
    files.$attachments,
    (attachments): Readonly<Partial<Record<string, readonly Attachment[]>>> => {
      const byField: Record<string, Attachment[]> = {};
      for (const one of attachments) (byField[one.field ?? ''] ??= []).push(one);
      return byField;
    },
  );

  /** The form holds something that is nowhere else. */
  const $isTouched = computed([agent.$loadable, $values, $fieldFiles], (loaded, values, fieldFiles) => {
    if (loaded.state !== 'ready') return false;
    const initial = keptValues(loaded.value, {});
    const isTyped = Object.entries(values).some(([name, value]) => value !== initial[name]);
    return isTyped || Object.keys(fieldFiles).length > 0;
  });

  /**
   * Puts back what the form held when the page was left or loaded again, once, and keeps what it holds from now on.
   */
  async function begin(detail: AgentDetail): Promise<void> {
    if (hasBegun) return;
    await drafts.adopt(draftPlace);
    if (hasBegun) return;
    hasBegun = true;
    const { inputs = {}, files: stored, uploads = [] } = drafts.read(draftPlace);
    files.restore(stored.map(storedAttachment));
    files.goOn(uploads);
    $values.set(keptValues(detail, inputs));
    $depth.set(keptDepth(detail, inputs));
    const keep = () => keepDraft(detail);
    stops = [$values.listen(keep), $depth.listen(keep), files.$attachments.listen(keep)];
  }

  function keepDraft(detail: AgentDetail): void {
    const attachments = files.$attachments.get();
    const inputs = changedInputs(detail, $values.get(), $depth.get());
    drafts.write(draftPlace, {
      text: '',
      inputs,
      files: draftFiles(attachments),
      uploads: draftUploads(attachments),
    });
  }

  /** The server has it. */
  function forgetDraft(): void {
    for (const stop of stops) stop();
    drafts.write(draftPlace, { text: '', files: [] });
  }

  function clearError(name: string): void {
    const { [name]: _gone, ...rest } = $errors.get();
    $errors.set(rest);
    $problem.set(null);
  }

  function setValue(name: string, value: string): void {
    $values.set({ ...$values.get(), [name]: value });
    clearError(name);
  }

  /**
   * Uploads files for a field; where it takes one, the new one stands in the place of the old. One of the wrong kind is
   * refused here, with the kinds that are taken, and so is one too many.
   */
  function chooseFiles(field: InputField, chosen: readonly File[]): void {
    const before = $fieldFiles.get()[field.name] ?? [];
    const wrong = chosen.find(({ name }) => !hasEnding(name, field.accept));
    const right = chosen.filter(({ name }) => hasEnding(name, field.accept));
    const isOne = field.kind === 'file';
    const room = isOne ? 1 : mostFilesOfField - before.filter(({ state }) => state !== 'missing').length;
    clearError(field.name);
    const keys = files.add(right.slice(0, room), field.name);
    if (isOne && keys.length > 0) for (const { key } of before) if (!keys.includes(key)) files.remove(key);
    const problem = wrong
      ? agentTexts.wrongEnding(wrong.name, endingsText(field.accept))
      : !isOne && right.length > room && fileTexts.tooMany(mostFilesOfField);
    if (problem) $errors.set({ ...$errors.get(), [field.name]: problem });
  }

  /** Does something with a file of a field. */
  function withFile(key: string, action: (key: string) => void): void {
    const name = files.$attachments.get().find((one) => one.key === key)?.field;
    action(key);
    if (name) clearError(name);
  }

  /** Values with file ids in the place of files, or the errors that keep the form from being sent. */
  function readForm(detail: AgentDetail): { values: AgentInputs; errors: Record<string, string> } {
    const chosen = $fieldFiles.get();
    const values = { ...$values.get() };
    for (const [name, some = []] of Object.entries(chosen))
      values[name] = joinFileIds(some.map((file) => file.stored?.id ?? file.key));
    const errors = fieldErrors(detail, values);
    const all = Object.entries(chosen).flatMap(([name, some = []]) =>
      some.map((file) => [name, file] as const),
    );
    for (const [name, file] of all) {
      if (file.state === 'uploading') errors[name] = agentTexts.fileUploading;
      if (file.state === 'paused' || file.state === 'missing') errors[name] = fileTexts.holdBack;
      if (file.state === 'failed') errors[name] = file.problem ?? agentTexts.fileFailed;
    }
    return { values, errors };
  }

  /** Starts with what the form holds. Nothing typed or uploaded is lost when it fails. */
  async function startRun(): Promise<void> {
    const detail = agent.value();
    if (detail === null || $starting.get()) return;
    const { values, errors } = readForm(detail);
    $errors.set(errors);
    $problem.set(null);
    if (Object.keys(errors).length > 0) return;
    const inputs = filledInputs(detail, values, $depth.get());
    await send('form', detail, inputs);
  }

  /** One click to a running report on the shipped sample. */
  async function startSample(): Promise<void> {
    const detail = agent.value();
    if (!detail?.sample || $starting.get()) return;
    const inputs = filledInputs(detail, detail.sample.inputs, $depth.get());
    $problem.set(null);
    await send('sample', detail, inputs);
  }

  async function send(by: 'form' | 'sample', detail: AgentDetail, inputs: AgentInputs) {
    $starting.set(by);
    // The server writes the question from the form, with the names of the files.
    const started = await starter.start(null, { text: '', agent: detail.slug, inputs });
    $starting.set(null);
    if (started.ok) {
      // The sample leaves the form as it was.
      if (by === 'form') forgetDraft();
      return navigate(`/chat/${started.chatId}`);
    }
    showFailure(detail, started);
  }

  function showFailure(detail: AgentDetail, { error }: Extract<Started, { ok: false }>): void {
    if (error.kind === 'cancelled') return;
    if (error.kind === 'offline') return $problem.set(agentTexts.offline);
    $isShortOfCredits.set(error.code === 'credits.not_enough');
    const place = placeOf(error);
    const where = place ? ` (${composerTexts.atLine(place.line, place.column)})` : '';
    const fields = formFields(detail);
    const field = fields.find((one) => one.name === error.field) ?? blamedField(error.code, fields);
    if (field) $errors.set({ ...$errors.get(), [field.name]: `${error.message}${where}` });
    $problem.set(field ? agentTexts.notStarted : `${error.message}${where} ${agentTexts.notStarted}`);
  }

  return {
    $agent: agent.$loadable,
    $values,
    $depth,
    $errors,
    $problem,
    $isShortOfCredits,
    $starting,
    $estimate,
    $fieldFiles,
    $isTouched,
    load: () => agent.load(),
    start: agent.start,
    setValue,
    setDepth: (depth: Depth) => $depth.set(depth),
    chooseFiles,
    removeFile: (key: string) => withFile(key, files.remove),
    pauseFile: (key: string) => withFile(key, files.pause),
    resumeFile: (key: string) => withFile(key, files.resume),
    retryFile: (key: string) => withFile(key, files.retry),
    startRun,
    startSample,
  };
}

/** A refused price file belongs to the field that holds a file. */
function blamedField(code: string, fields: readonly InputField[]): InputField | undefined {
  return code.startsWith('prices.') || code.startsWith('file.') ? fields.find(holdsFiles) : undefined;
}
