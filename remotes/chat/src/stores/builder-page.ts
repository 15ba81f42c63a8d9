import { atom, computed } from 'nanostores';
import type { AgentCard, InputField } from '@loupe/shared/contract/agents';
import type { OwnAgent, OwnAgentDocument, OwnAgentVersion } from '@loupe/shared/contract/own-agents';
import { ownAgentLimits } from '@loupe/shared/lib/own-agent-limits';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import { documentFrom, documentToSend, emptyDocument } from '../lib/own-document.ts';
import { builderTexts } from '../messages/builder-texts.ts';
import type { Outside } from './outside.ts';

/** What the address asks for: one's own agent, a new one that begins as another, or one that was shared. */
export interface AskedBuilder {
  readonly id: string | null;
  readonly from: string | null;
  readonly shared: string | null;
}

/** What can be chosen. */
export interface BuilderChoices {
  readonly bases: readonly AgentCard[];
  readonly packs: readonly { readonly name: string; readonly title: string }[];
}

/** Where a shared agent comes from: nothing of it is one's own until a copy is made. */
export interface SharedView {
  readonly document: OwnAgentDocument;
  readonly mayUse: readonly string[];
}

export type BuilderPage = ReturnType<typeof createBuilderPage>;

/** An agent of one's own: its form, kept in versions, its link. What is typed stays whatever fails. */
export function createBuilderPage({ request, navigate, notify }: Outside, asked: AskedBuilder) {
  const $choices = atom<Loadable<BuilderChoices>>(loading);
  const $document = atom<OwnAgentDocument>(emptyDocument);
  /** The form as it was loaded or saved last. */
  const $kept = atom<OwnAgentDocument>(emptyDocument);
  const $agent = atom<OwnAgent | null>(null);
  const $versions = atom<readonly OwnAgentVersion[]>([]);
  const $shared = atom<SharedView | null>(null);
  const $baseFields = atom<readonly InputField[]>([]);
  const $busy = atom<'save' | 'share' | 'delete' | 'copy' | null>(null);
  const $problem = atom<string | null>(null);
  const $isChanged = computed(
    [$document, $kept],
    (now, kept) => JSON.stringify(now) !== JSON.stringify(kept),
  );
  let baseAsked = '';

  function show(agent: OwnAgent): void {
    $agent.set(agent);
    $document.set(agent.document);
    $kept.set(agent.document);
    void loadBase(agent.document.base);
  }

  async function load(): Promise<void> {
    $choices.set(refreshing($choices.get()));
    const [agents, own] = await Promise.all([
      request('GET /agents', { isQuiet: true }),
      request('GET /own-agents', { isQuiet: true }),
    ]);
    if (!agents.ok) return $choices.set(failed($choices.get(), agents.error));
    if (!own.ok) return $choices.set(failed($choices.get(), own.error));
    const isFirst = $choices.get().state !== 'ready';
    if (isFirst) {
      const problem = await begin();
      if (problem !== null) return $choices.set(failed($choices.get(), problem));
    }
    $choices.set(ready({ bases: agents.data.agents, packs: own.data.packs }));
  }

  /** Fills the form with what the address asks for; the error where that is not there. */
  async function begin() {
    if (asked.shared !== null) {
      const found = await request('GET /shared-agents/:link_id', {
        params: { link_id: asked.shared },
        isQuiet: true,
      });
      if (!found.ok) return found.error;
      $shared.set({ document: found.data.document, mayUse: found.data.may_use });
      return null;
    }
    if (asked.id !== null) return await open(asked.id);
    if (asked.from !== null) return await beginFrom(asked.from);
    return null;
  }

  async function open(id: string) {
    const found = await request('GET /own-agents/:agent_id', { params: { agent_id: id }, isQuiet: true });
    if (!found.ok) return found.error;
    $versions.set(found.data.versions);
    show(found.data.agent);
    return null;
  }

  async function beginFrom(slug: string) {
    if (slug.startsWith('own_')) {
      const own = await request('GET /own-agents/:agent_id', { params: { agent_id: slug }, isQuiet: true });
      if (!own.ok) return own.error;
      const { document } = own.data.agent;
      $document.set({
        ...document,
        title: builderTexts.copyOf(document.title).slice(0, ownAgentLimits.title),
      });
      void loadBase(document.base);
      return null;
    }
    const found = await request('GET /agents/:slug', { params: { slug }, isQuiet: true });
    if (!found.ok) return found.error;
    const { agent } = found.data;
    $document.set(documentFrom(agent, builderTexts.copyOf(agent.title)));
    baseAsked = agent.slug;
    $baseFields.set(agent.inputs);
    return null;
  }

  /** The fields of the agent it is built on, to be given a value that is always the same. */
  async function loadBase(slug: string | null): Promise<void> {
    baseAsked = slug ?? '';
    $baseFields.set([]);
    if (slug === null) return;
    const found = await request('GET /agents/:slug', { params: { slug }, isQuiet: true });
    // Another one may have been chosen meanwhile.
    if (baseAsked === slug && found.ok) $baseFields.set(found.data.agent.inputs);
  }

  function change(part: Partial<OwnAgentDocument>): void {
    const base = $document.get().base;
    $document.set({ ...$document.get(), ...part });
    $problem.set(null);
    if (part.base !== undefined && part.base !== base) {
      $document.set({ ...$document.get(), presets: {} });
      void loadBase(part.base);
    }
  }

  /** Keeps the form as a new version; true when it is kept. A new agent gets its address. */
  async function save(): Promise<boolean> {
    if ($busy.get() !== null) return false;
    const document = documentToSend($document.get());
    if (document.title === '') {
      $problem.set(builderTexts.titleNeeded);
      return false;
    }
    $busy.set('save');
    $problem.set(null);
    const before = $agent.get();
    const saved =
      before === null
        ? await request('POST /agents', { body: { document }, isQuiet: true })
        : await request('POST /own-agents/:agent_id', {
            params: { agent_id: before.slug },
            body: { document, version: before.version },
            isQuiet: true,
          });
    $busy.set(null);
    if (!saved.ok) {
      if (saved.error.kind !== 'cancelled') $problem.set(saved.error.message || builderTexts.notSaved);
      return false;
    }
    const { agent } = saved.data;
    show(agent);
    if (before === null || before.version !== agent.version)
      $versions.set([
        { version: agent.version, title: agent.document.title, created_at: agent.updated_at },
        ...$versions.get(),
      ]);
    return true;
  }

  /** Puts an earlier version into the form; it is kept when it is saved. */
  async function openVersion(version: number): Promise<void> {
    const agent = $agent.get();
    if (agent === null) return;
    const found = await request('GET /own-agents/:agent_id/versions/:version', {
      params: { agent_id: agent.slug, version: String(version) },
    });
    if (!found.ok) return;
    $document.set(found.data.document);
    void loadBase(found.data.document.base);
  }

  async function withAgent(
    busy: 'share' | 'delete',
    act: (slug: string) => Promise<OwnAgent | null>,
  ): Promise<void> {
    const agent = $agent.get();
    if (agent === null || $busy.get() !== null) return;
    $busy.set(busy);
    const after = await act(agent.slug);
    $busy.set(null);
    if (after !== null) $agent.set(after);
  }

  const share = () =>
    withAgent('share', async (slug) => {
      const answer = await request('POST /own-agents/:agent_id/link', { params: { agent_id: slug } });
      return answer.ok ? answer.data.agent : null;
    });

  const unshare = () =>
    withAgent('share', async (slug) => {
      const answer = await request('DELETE /own-agents/:agent_id/link', { params: { agent_id: slug } });
      return answer.ok ? answer.data.agent : null;
    });

  const remove = () =>
    withAgent('delete', async (slug) => {
      const answer = await request('DELETE /own-agents/:agent_id', { params: { agent_id: slug } });
      if (answer.ok) {
        $kept.set($document.get());
        notify(builderTexts.deleted, 'success');
        navigate('/explore');
      }
      return null;
    });

  /** Makes a copy of a shared agent, and opens it. */
  async function copyShared(): Promise<void> {
    if (asked.shared === null || $busy.get() !== null) return;
    $busy.set('copy');
    const copied = await request('POST /shared-agents/:link_id/copy', { params: { link_id: asked.shared } });
    $busy.set(null);
    if (copied.ok) navigate(`/explore/builder/${copied.data.agent.slug}`);
  }

  /** Looks again what the server says of it: a run that finished allows it to be shared. */
  async function refresh(): Promise<void> {
    const agent = $agent.get();
    if (agent === null) return;
    const found = await request('GET /own-agents/:agent_id', {
      params: { agent_id: agent.slug },
      isQuiet: true,
    });
    if (found.ok) $agent.set(found.data.agent);
  }

  return {
    $choices,
    $document,
    $agent,
    $versions,
    $shared,
    $baseFields,
    $busy,
    $problem,
    $isChanged,
    load,
    change,
    save,
    openVersion,
    share,
    unshare,
    remove,
    copyShared,
    refresh,
  };
}
