import { atom } from 'nanostores';
import { environment, type Unsubscribe } from '@loupe/shared/environment';
import { hostBuildName, isNewerBuild, isSameBuild } from '@loupe/federation/registry/host-build';
import { tabMemory, type TabMemory } from '../../registry/tab-memory.ts';
import { followAnswerHeader } from './follow-answer-header.ts';

/** True when another build of the host than the one this page runs is to be taken. */
export const $isOtherHostReady = atom(false);

/**
 * While a deploy goes from process to process, answers name now the one build, now the other. What they have named for
 * so long without contradiction is in force.
 */
const settledMs = 10 * 60_000;

/** The newest build this tab was offered. */
export const offeredBuild = tabMemory('offeredHostBuild');

/** The build that this page runs; null when it does not say, as in development. */
export function ownHostBuild(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${hostBuildName}"]`)?.content ?? null;
}

/**
 * Follows which build of the host is in force. A build newer than any this tab knew is ready at once, and only once: the
 * page that is loaded for it may come from a process that still has the old one. Every other build, also the older one
 * that somebody went back to, is ready when all answers have named it for a while, and no longer when all have named
 * the page's own.
 */
export function followHostBuild(own: string | null, offered: TabMemory): Unsubscribe {
  if (own === null) return () => {};
  let stopWaiting: Unsubscribe | null = null;
  const stop = followAnswerHeader(hostBuildName, (named) => {
    stopWaiting?.();
    const isOther = !isSameBuild(named, own);
    const isFirstOffer =
      isOther &&
      isNewerBuild(named, own) &&
      isNewerBuild(named, offered.read() ?? '') &&
      offered.write(named);
    if (isFirstOffer) $isOtherHostReady.set(true);
    else stopWaiting = environment().clock.after(settledMs, () => $isOtherHostReady.set(isOther));
  });
  return () => {
    stopWaiting?.();
    stop();
  };
}
