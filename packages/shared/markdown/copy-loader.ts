let isPrepared = false;

/** Loads what makes copied text readable once there is something selected: a copy itself cannot wait. */
export function prepareCopies(): void {
  if (isPrepared) return;
  isPrepared = true;
  const load = () =>
    void import('./copied-text.ts').then(
      ({ listenForCopies }) => listenForCopies(),
      () => (isPrepared = false),
    );
  document.addEventListener('selectionchange', load, { once: true });
}
