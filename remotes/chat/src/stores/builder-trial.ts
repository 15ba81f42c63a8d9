import { atom, computed } from 'nanostores';
import type { AgentInputs, InputField } from '@loupe/shared/contract/agents';
import type { Run } from '@loupe/shared/contract/runs';
import { joinFileIds } from '@loupe/shared/lib/file-ids';
import { isFinal } from '@loupe/shared/lib/run-reducer';
import { holdsFiles } from '../lib/start-form.ts';
import { builderTexts } from '#texts/builder';
import type { Attachment } from './attachment.ts';
import { createAttachments } from './attachments.ts';
import type { Outside } from './outside.ts';
import { createRunViews, type FollowRun } from './run-views.ts';
import { createRunStarter } from './start-run.ts';

export type BuilderTrial = ReturnType<typeof createBuilderTrial>;

interface TrialOutside extends Outside {
  readonly follow: FollowRun;
}

/** A test run beside the form: a run like any other, in a chat of its own, charged as such. One at a time. */
export function createBuilderTrial(outside: TrialOutside, onEnd: () => void) {
  const starter = createRunStarter(outside);
  const files = createAttachments(outside);
  const $values = atom<AgentInputs>({});
  const $run = atom<Run | null>(null);
  const $isStarting = atom(false);
  const $isStopping = atom(false);
  const $hasEnded = atom(false);
  const $problem = atom<string | null>(null);
  const $isRunning = computed([$run, $hasEnded], (run, hasEnded) => run !== null && !hasEnded);
  const runs = createRunViews(outside, outside.follow, (runId, view) => {
    if (!isFinal(view.status) || $run.get()?.id !== runId || $hasEnded.get()) return;
    $hasEnded.set(true);
    $isStopping.set(false);
    onEnd();
  });

  function setValue(name: string, value: string): void {
    $values.set({ ...$values.get(), [name]: value });
    $problem.set(null);
  }

  /** Uploads files for a field; where it takes one, the new one is in the place of the old. */
  function chooseFiles(field: InputField, chosen: readonly File[]): void {
    const before = files.$attachments.get().filter((one) => one.field === field.name);
    const isOne = field.kind === 'file';
    $problem.set(null);
    const keys = files.add(isOne ? chosen.slice(0, 1) : chosen, field.name);
    if (isOne && keys.length > 0) for (const { key } of before) if (!keys.includes(key)) files.remove(key);
  }

  /** Files of a field; those of a field that is gone go with the first that takes files. */
  function filesOf(field: InputField, fields: readonly InputField[]): readonly Attachment[] {
    const isFirst = fields.find(holdsFiles) === field;
    const isPlaced = (one: Attachment) =>
      fields.some((other) => holdsFiles(other) && other.name === one.field);
    return files.$attachments.get().filter((one) => one.field === field.name || (isFirst && !isPlaced(one)));
  }

  function inputsFor(fields: readonly InputField[]): AgentInputs {
    const filled = fields.flatMap((field) => {
      const ids = filesOf(field, fields).flatMap(({ stored }) => (stored ? [stored.id] : []));
      const value = holdsFiles(field)
        ? joinFileIds(field.kind === 'file' ? ids.slice(0, 1) : ids)
        : ($values.get()[field.name] ?? '').trim();
      return value === '' ? [] : [[field.name, value] as const];
    });
    return Object.fromEntries(filled);
  }

  /** Why a run cannot begin yet; null where it can. */
  function obstacle(): string | null {
    const states = files.$attachments.get().map(({ state }) => state);
    if (states.includes('uploading')) return builderTexts.fileUploading;
    return states.every((state) => state === 'ready') ? null : builderTexts.fileNotThere;
  }

  /** Runs the agent as it is saved; does nothing while a run of it goes on. */
  async function start(slug: string): Promise<void> {
    if ($isStarting.get() || $isRunning.get()) return;
    $problem.set(obstacle());
    if ($problem.get() !== null) return;
    $isStarting.set(true);
    const detail = await outside.request('GET /agents/:slug', { params: { slug }, isQuiet: true });
    const started = detail.ok
      ? await starter.start(null, {
          text: builderTexts.testRun,
          agent: slug,
          inputs: inputsFor(detail.data.agent.inputs),
        })
      : detail;
    if (!started.ok) $problem.set(started.error.message || builderTexts.notStarted);
    else {
      $hasEnded.set(false);
      $run.set(started.run);
      runs.followLive(started.run.id);
    }
    $isStarting.set(false);
  }

  /** Asks the run to stop; it says itself when it has. */
  async function stopRun(): Promise<void> {
    const run = $run.get();
    if (run === null || !$isRunning.get() || $isStopping.get()) return;
    $isStopping.set(true);
    const asked = await outside.request('POST /runs/:run_id/stop', {
      params: { run_id: run.id },
      isQuiet: true,
    });
    if (asked.ok) return;
    $isStopping.set(false);
    $problem.set(asked.error.message);
  }

  return {
    files,
    $values,
    $run,
    $isStarting,
    $isRunning,
    $isStopping,
    $problem,
    watch: runs.watch,
    setValue,
    chooseFiles,
    filesOf,
    start,
    stopRun,
    stop: runs.stopAll,
  };
}
