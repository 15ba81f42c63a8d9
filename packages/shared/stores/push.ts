import { atom } from 'nanostores';

/**
 * Push messages on this device (P1). `unknown` until the browser was asked; `unsupported`: it cannot have them;
 * `denied`: the person refused, which only the browser's own settings undo.
 */
export type PushState = 'unknown' | 'unsupported' | 'off' | 'denied' | 'changing' | 'on';

export const $push = atom<PushState>('unknown');

/** True while the explanation before the browser's question should be on the page; the host shows it. */
export const $isPushOffered = atom(false);

/** Asks for push messages: the host explains first, then the browser asks (P1). */
export function offerPush(): void {
  $isPushOffered.set(true);
}

export function closePushOffer(): void {
  $isPushOffered.set(false);
}
