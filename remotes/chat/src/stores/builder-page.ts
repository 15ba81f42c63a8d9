import { atom, computed } from 'nanostores';
import type { AgentCard } from '@loupe/shared/contract/agents';
import type { Unsubscribe } from '@loupe/shared/environment';
import type { OwnAgent, OwnAgentDocument, OwnAgentVersion } from '@loupe/shared/contract/own-agents';
import { ownAgentLimits } from '@loupe/shared/lib/own-agent-limits';
import { createResource, together } from '@loupe/shared/stores/resource';
import { documentFrom, documentToSend, problemOf } from '../lib/own-document.ts';
import { builderTexts } from '#texts/builder';
import { createBuilderForm } from './builder-form.ts';
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
  const form = createBuilderForm({ request });
  const { $document, $kept, $isChanged } = form;
  const choices = createResource<BuilderChoices>(async (shown) => {
    const answer = await together({
      agents: request('GET /agents', { isQuiet: true }),
      own: request('GET /own-agents', { isQuiet: true }),
    });
    if (!answer.ok) return answer;
    const problem = shown === null ? await begin() : null;
    if (problem !== null) return { ok: false, error: problem };
    return { ok: true, data: { bases: answer.data.agents.agents, packs: answer.data.own.packs } };
  });
  const $agent = atom<OwnAgent | null>(null);
  /** What another window kept since this form was loaded. */
  const $newer = atom<OwnAgent | null>(null);
  const $versions = atom<readonly OwnAgentVersion[]>([]);
  const $shared = atom<SharedView | null>(null);
  const $busy = atom<'save' | 'share' | 'delete' | 'copy' | null>(null);
  const $problem = atom<string | null>(null);
  const $isDeleted = atom(false);
  /**
   * Where the page belongs now, when that is not where it is: a new agent has an address once it is kept. Whoever draws
   * the page goes there after the host has heard that nothing is unsaved any more.
   */
  const $goTo = computed([$agent, $isChanged, $isDeleted], (agent, isChanged, isDeleted) => {
    if (isDeleted) return '/explore';
    const isNew = asked.id === null && asked.shared === null;
    return isNew && agent !== null && !isChanged ? `/explore/builder/${agent.slug}` : null;
  });

  /** Fills the form with what the address asks for; the error where that is not there. */
  async function begin() {
    if (asked.shared !== null) return await beginShared(asked.shared);
    if (asked.id !== null) return await open(asked.id);
    if (asked.from !== null) return await beginFrom(asked.from);
    return null;
  }

  async function beginShared(link: string) {
    const found = await request('GET /shared-agents/:link_id', { params: { link_id: link }, isQuiet: true });
    if (!found.ok) return found.error;
    $shared.set({ document: found.data.document, mayUse: found.data.may_use });
    return null;
  }

  const find = (id: string) =>
    request('GET /own-agents/:agent_id', { params: { agent_id: id }, isQuiet: true });

  async function open(id: string) {
    const found = await find(id);
    if (!found.ok) return found.error;
    $versions.set(found.data.versions);
    $agent.set(found.data.agent);
    form.show(found.data.agent.document);
    return null;
  }

  async function beginFrom(slug: string) {
    if (slug.startsWith('own_')) {
      const own = await find(slug);
      if (!own.ok) return own.error;
      const { document } = own.data.agent;
      const title = builderTexts.copyOf(document.title).slice(0, ownAgentLimits.title);
      form.put({ ...document, title });
      return null;
    }
    const found = await request('GET /agents/:slug', { params: { slug }, isQuiet: true });
    if (!found.ok) return found.error;
    const { agent } = found.data;
    form.put(documentFrom(agent, builderTexts.copyOf(agent.title)));
    return null;
  }

  function change(part: Partial<OwnAgentDocument>): void {
    $problem.set(null);
    form.change(part);
  }

  /** Keeps the form as a new version; true when it is kept. A new agent gets its address. */
  async function save(): Promise<boolean> {
    if ($busy.get() !== null) return false;
    const problem = problemOf($document.get());
    $problem.set(problem);
    if (problem !== null) return false;
    const document = documentToSend($document.get());
    $busy.set('save');
    const before = $agent.get();
    const typed = $document.get();
    const saved =
      before === null
        ? await request('POST /agents', { body: { document }, isQuiet: true })
        : await request('POST /own-agents/:agent_id', {
            params: { agent_id: before.slug },
            body: { document, version: before.version },
            isQuiet: true,
          });
    if (saved.ok) {
      keep(before, saved.data.agent, typed);
      $busy.set(null);
      return true;
    }
    if (saved.error.code === 'own_agent.changed' && before !== null) await lookForNewer(before.slug);
    $busy.set(null);
    if (saved.error.kind !== 'cancelled') $problem.set(saved.error.message || builderTexts.notSaved);
    return false;
  }

  function keep(before: OwnAgent | null, agent: OwnAgent, typed: OwnAgentDocument): void {
    $agent.set(agent);
    $newer.set(null);
    // What was typed while it was on its way stays.
    if ($document.get() === typed) form.show(agent.document);
    else $kept.set(agent.document);
    if (before?.version !== agent.version)
      $versions.set([
        { version: agent.version, title: agent.document.title, created_at: agent.updated_at },
        ...$versions.get(),
      ]);
  }

  async function lookForNewer(slug: string): Promise<void> {
    const found = await find(slug);
    if (!found.ok) return;
    $versions.set(found.data.versions);
    $newer.set(found.data.agent);
  }

  /** Puts what another window kept into the form, in the place of what was typed here. */
  function takeNewer(): void {
    const newer = $newer.get();
    if (newer === null) return;
    $newer.set(null);
    $problem.set(null);
    $agent.set(newer);
    form.show(newer.document);
  }

  /** Keeps what was typed here as the version after the one that another window kept. */
  async function keepMine(): Promise<void> {
    const newer = $newer.get();
    if (newer === null || $busy.get() !== null) return;
    $newer.set(null);
    $agent.set(newer);
    await save();
  }

  /** Puts an earlier version into the form, in the place of what is there; it is kept when it is saved. */
  async function openVersion(version: number): Promise<void> {
    const agent = $agent.get();
    if (agent === null) return;
    const found = await request('GET /own-agents/:agent_id/versions/:version', {
      params: { agent_id: agent.slug, version: String(version) },
    });
    if (found.ok) form.put(found.data.document);
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
        $isDeleted.set(true);
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
    const found = await find(agent.slug);
    // Another window's version is reported when this one is saved; until then the form belongs to its own.
    if (found.ok && found.data.agent.version === $agent.get()?.version) $agent.set(found.data.agent);
  }

  /** Whether this page is what an address asks for: its own agent has an address once it is kept. */
  const isFor = (other: AskedBuilder): boolean =>
    (other.id === asked.id && other.from === asked.from && other.shared === asked.shared) ||
    (other.id !== null && other.id === $agent.get()?.slug);

  return {
    ...form,
    $choices: choices.$loadable,
    $agent,
    $newer,
    $versions,
    $shared,
    $busy,
    $problem,
    $goTo,
    load: () => choices.load(),
    /** What can be chosen is read once: the form begins with it. */
    start: (): Unsubscribe => {
      void choices.load();
      return choices.drop;
    },
    change,
    save,
    takeNewer,
    keepMine,
    openVersion,
    share,
    unshare,
    remove,
    copyShared,
    refresh,
    isFor,
  };
}
