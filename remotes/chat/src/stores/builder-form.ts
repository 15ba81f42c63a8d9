import { atom, computed } from 'nanostores';
import type { InputField } from '@loupe/shared/contract/agents';
import type { OwnAgentDocument } from '@loupe/shared/contract/own-agents';
import { emptyDocument } from '../lib/own-document.ts';
import type { Outside } from './outside.ts';

/** What the form of an agent of one's own holds, and the fields of the agent it is built on. */
export function createBuilderForm({ request }: Pick<Outside, 'request'>) {
  const $document = atom<OwnAgentDocument>(emptyDocument);
  /** The form as it was loaded or saved last. */
  const $kept = atom<OwnAgentDocument>(emptyDocument);
  const $baseFields = atom<readonly InputField[]>([]);
  const $isChanged = computed(
    [$document, $kept],
    (now, kept) => JSON.stringify(now) !== JSON.stringify(kept),
  );
  let baseAsked: string | null = null;

  /** The fields of the agent it is built on, to be given a value that is always the same. */
  async function loadBase(slug: string | null): Promise<void> {
    if (slug === baseAsked) return;
    baseAsked = slug;
    $baseFields.set([]);
    if (slug === null) return;
    const found = await request('GET /agents/:slug', { params: { slug }, isQuiet: true });
    // Another one may have been chosen meanwhile.
    if (baseAsked !== slug) return;
    if (found.ok) $baseFields.set(found.data.agent.inputs);
    else baseAsked = null;
  }

  /** Puts a document into the form; it is not kept yet. */
  function put(document: OwnAgentDocument): void {
    $document.set(document);
    void loadBase(document.base);
  }

  /** Shows what is kept. */
  function show(document: OwnAgentDocument): void {
    $kept.set(document);
    put(document);
  }

  function change(part: Partial<OwnAgentDocument>): void {
    const before = $document.get();
    const isOtherBase = part.base !== undefined && part.base !== before.base;
    put({ ...before, ...part, ...(isOtherBase && { presets: {} }) });
  }

  return { $document, $kept, $baseFields, $isChanged, put, show, change };
}
