import type { RemoteOutcome } from '@loupe/federation/loader/outcome';
import { developerTexts as texts } from '#texts/developer';

/** How long the phases of a load took together, in whole milliseconds. */
export function totalMs({ ms }: Pick<RemoteOutcome, 'ms'>): number {
  return Math.round(Object.values(ms).reduce((sum, phase) => sum + phase, 0));
}

/** Where what is shown comes from; for what is not shown, why. */
export function sourceText({ source, state, code }: RemoteOutcome): string {
  const from = texts.sources[source];
  return state === 'loaded' ? from : `${from} (${texts.states[state]}${code ? `: ${code}` : ''})`;
}

/** What is written on a region in the page. */
export function regionLabel(remote: string, outcome: RemoteOutcome, owner: string): string {
  const { version, errors } = outcome;
  return [
    `${remote} ${version ?? texts.noVersion}`,
    sourceText(outcome),
    owner,
    texts.milliseconds(totalMs(outcome)),
    errors.length > 0 && texts.errorCount(errors.length),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Writes its label on every region of the page, now and as regions come; stops and takes them away when called. */
export function labelRegions(labelOf: (remote: string) => string): () => void {
  const write = () => {
    for (const region of document.querySelectorAll<HTMLElement>('[data-remote]')) {
      const label = labelOf(region.dataset['remote'] ?? '');
      if (region.dataset['remoteLabel'] !== label) region.dataset['remoteLabel'] = label;
    }
  };
  write();
  const observer = new MutationObserver(write);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const region of document.querySelectorAll<HTMLElement>('[data-remote-label]'))
      delete region.dataset['remoteLabel'];
  };
}
