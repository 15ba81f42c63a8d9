import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { AgentDetail, AgentInputs, Depth } from '@loupe/shared/contract/agents';
import { changedInputs, keptDepth, keptValues } from '../lib/start-form.ts';
import { draftFiles, draftUploads, storedAttachment } from './attachment.ts';
import type { DraftStore } from './composer.ts';
import type { FieldFiles } from './field-files.ts';

/** What a start form holds, and where that is kept. */
export interface StartDraftParts {
  readonly drafts: DraftStore;
  readonly slug: string;
  readonly $values: ReadableAtom<AgentInputs>;
  readonly restore: (values: AgentInputs) => void;
  readonly $depth: WritableAtom<Depth>;
  readonly files: FieldFiles;
}

/** Keeps what a start form holds, so that it is there again when the page was left or loaded again. */
export function createStartDraft({ drafts, slug, $values, restore, $depth, files }: StartDraftParts) {
  const place = `start:${slug}`;
  let hasBegun = false;
  let stops: readonly (() => void)[] = [];

  function keep(agent: AgentDetail): void {
    const attachments = files.$attachments.get();
    drafts.write(place, {
      text: '',
      inputs: changedInputs(agent, $values.get(), $depth.get()),
      files: draftFiles(attachments),
      uploads: draftUploads(attachments),
    });
  }

  return {
    /** Puts back what was kept, once, and keeps what the form holds from now on. */
    async begin(agent: AgentDetail): Promise<void> {
      if (hasBegun) return;
      await drafts.adopt(place);
      if (hasBegun) return;
      hasBegun = true;
      const { inputs = {}, files: stored, uploads = [] } = drafts.read(place);
      files.restore(stored.map(storedAttachment));
      files.continueUploads(uploads);
      restore(keptValues(agent, inputs));
      $depth.set(keptDepth(agent, inputs));
      const keepNow = () => keep(agent);
      stops = [$values.listen(keepNow), $depth.listen(keepNow), files.$attachments.listen(keepNow)];
    },
    /** The server has it. */
    forget(): void {
      for (const stop of stops) stop();
      drafts.write(place, { text: '', files: [] });
    },
  };
}
