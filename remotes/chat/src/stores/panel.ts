import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Run } from '@loupe/shared/contract/runs';
import { $isPreviewModalOpen, closePreviewModal, openPreviewModal } from '@loupe/shared/stores/app-state';
import { reportRun } from '../lib/run-state.ts';

export type PanelTab = 'report' | 'changes' | 'claims' | 'sources' | 'files' | 'log';

export type Panel = ReturnType<typeof createPanel>;

/**
 * What the panel shows: a tab, of the newest report or of the run the reader picked, and a source in detail.
 * It opens only while a chat is shown (N5).
 */
export function createPanel($runs: ReadableAtom<readonly Run[]>, $chatId: ReadableAtom<string | null>) {
  const $tab = atom<PanelTab>('report');
  /** Null: the newest report, also one that begins later. */
  const $pickedRunId = atom<string | null>(null);
  const $sourceN = atom<number | null>(null);
  /** The claim to go to; each opening is an object of its own, so that the same one can be gone to again. */
  const $claim = atom<{ readonly id: string } | null>(null);
  const openedFor = new Set<string>();

  const $run = computed(
    [$runs, $pickedRunId],
    (runs, picked) => runs.find((run) => run.id === picked) ?? reportRun(runs),
  );

  function open(): void {
    if ($chatId.get() !== null) openPreviewModal();
  }

  function toggle(): void {
    if ($isPreviewModalOpen.get()) closePreviewModal();
    else open();
  }

  /** Closes the panel as soon as no chat is shown, and when the page is left (N5). */
  function start(): () => void {
    const stop = $chatId.subscribe((chatId) => {
      if (chatId === null) closePreviewModal();
    });
    return () => {
      stop();
      closePreviewModal();
    };
  }

  function pickTab(tab: PanelTab): void {
    $claim.set(null);
    $tab.set(tab);
  }

  function show(runId: string, tab: PanelTab): void {
    $pickedRunId.set(runId);
    pickTab(tab);
    open();
  }

  function openReport(runId: string): void {
    $sourceN.set(null);
    show(runId, 'report');
  }

  function openChanges(runId: string): void {
    show(runId, 'changes');
  }

  /** What is picked gives way to the newest report, also to one that begins later. */
  function followNewest(): void {
    $pickedRunId.set(null);
    $sourceN.set(null);
    pickTab('report');
  }

  function openSource(runId: string, n: number): void {
    $sourceN.set(n);
    show(runId, 'sources');
  }

  function openClaim(runId: string, claimId: string): void {
    show(runId, 'claims');
    $claim.set({ id: claimId });
  }

  /** Opens by itself when a report begins, once for each: a reader who closed it is left alone. */
  function openForNewReport(runId: string): void {
    if (openedFor.has(runId)) return;
    openedFor.add(runId);
    followNewest();
    open();
  }

  /** Another chat is shown: nothing is picked in it yet. */
  function reset(): void {
    openedFor.clear();
    followNewest();
    closePreviewModal();
  }

  return {
    $isOpen: $isPreviewModalOpen,
    $tab,
    $run,
    $pickedRunId,
    $sourceN,
    $claim,
    pickTab,
    openReport,
    openChanges,
    followNewest,
    openSource,
    openClaim,
    openForNewReport,
    reset,
    toggle,
    start,
    close: closePreviewModal,
  };
}
