import { atom } from 'nanostores';
import type { AgentInputs, InputField } from '@loupe/shared/contract/agents';
import type { Run } from '@loupe/shared/contract/runs';
import { joinFileIds } from '@loupe/shared/lib/file-ids';
import { isFinal } from '@loupe/shared/lib/run-reducer';
import { builderTexts } from '../messages/builder-texts.ts';
import { createAttachments } from './attachments.ts';
import type { Outside } from './outside.ts';
import { createRunViews, type FollowRun } from './run-views.ts';
import { createRunStarter } from './start-run.ts';

export type BuilderTrial = ReturnType<typeof createBuilderTrial>;

interface TrialOutside extends Outside {
  readonly follow: FollowRun;
}

/** A test run beside the form: a run like any other, in a chat of its own, charged as such. */
export function createBuilderTrial(outside: TrialOutside, onEnd: () => void) {
  const starter = createRunStarter(outside);
  const files = createAttachments(outside);
  const $values = atom<AgentInputs>({});
  const $run = atom<Run | null>(null);
  const $isStarting = atom(false);
  const $problem = atom<string | null>(null);
  const ended = new Set<string>();
  const runs = createRunViews(outside, outside.follow, (runId, view) => {
    if (!isFinal(view.status) || ended.has(runId)) return;
    ended.add(runId);
    onEnd();
  });

  function setValue(name: string, value: string): void {
    $values.set({ ...$values.get(), [name]: value });
    $problem.set(null);
  }

  /** Inputs for the fields of the saved agent; files go to the first field that takes some. */
  function inputsFor(fields: readonly InputField[]): AgentInputs {
    const inputs: Record<string, string> = {};
    for (const { name, kind } of fields)
      if (kind !== 'file' && kind !== 'files' && $values.get()[name])
        inputs[name] = $values.get()[name] ?? '';
    const place = fields.find(({ kind }) => kind === 'files' || kind === 'file');
    const ids = files.$attachments.get().flatMap(({ stored }) => (stored ? [stored.id] : []));
    if (place !== undefined && ids.length > 0)
      inputs[place.name] = place.kind === 'file' ? (ids[0] ?? '') : joinFileIds(ids);
    return inputs;
  }

  /** Runs the agent as it is saved. */
  async function start(slug: string): Promise<void> {
    if ($isStarting.get()) return;
    const isWaiting = files.$attachments.get().some(({ state }) => state === 'uploading');
    if (isWaiting) return $problem.set(builderTexts.fileUploading);
    $isStarting.set(true);
    $problem.set(null);
    const detail = await outside.request('GET /agents/:slug', { params: { slug }, isQuiet: true });
    const started = detail.ok
      ? await starter.start(null, {
          text: builderTexts.testRun,
          agent: slug,
          inputs: inputsFor(detail.data.agent.inputs),
        })
      : detail;
    $isStarting.set(false);
    if (!started.ok) return $problem.set(started.error.message || builderTexts.notStarted);
    $run.set(started.run);
    runs.followLive(started.run.id);
  }

  return {
    files,
    $values,
    $run,
    $isStarting,
    $problem,
    watch: runs.watch,
    setValue,
    start,
    stop: runs.stopAll,
  };
}
