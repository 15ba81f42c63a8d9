import { atom } from 'nanostores';
import { environment } from '@loupe/shared/environment';

/** The chat being shown, as the frame needs it. */
export interface CurrentChat {
  readonly id: string;
  readonly title: string;
}

const PANEL_WIDTH = 'previewModalWidth';
const PUSH_IDS = 'pushNotificationIds';
export const DEFAULT_PANEL_WIDTH = 30;
const MIN_PANEL_WIDTH = 20;
const MAX_PANEL_WIDTH = 70;
const MAX_PUSH_IDS = 100;

/** App state of S3; online status, credits and session have stores of their own. */
export const $isChatSidebarOpen = atom(true);
export const $isPreviewModalOpen = atom(false);
/** Percent of the page, kept on the device. */
export const $previewModalWidth = atom(DEFAULT_PANEL_WIDTH);
/** Ids of notifications already shown, oldest first (P2). */
export const $pushNotificationIds = atom<readonly string[]>([]);
export const $currentChatData = atom<CurrentChat | null>(null);

export function toggleChatSidebar(): void {
  $isChatSidebarOpen.set(!$isChatSidebarOpen.get());
}

export function openPreviewModal(): void {
  $isPreviewModalOpen.set(true);
}

/** Closed by hand, or because the route has no chat (N5). */
export function closePreviewModal(): void {
  $isPreviewModalOpen.set(false);
}

/** Sets the panel's width in percent, within bounds, and keeps it on this device. */
export function resizePreviewModal(percent: number): void {
  if (!Number.isFinite(percent)) return;
  const width = Math.min(MAX_PANEL_WIDTH, Math.max(MIN_PANEL_WIDTH, percent));
  $previewModalWidth.set(width);
  environment().storage.set(PANEL_WIDTH, JSON.stringify(width));
}

/** Enters a notification; false when it was shown before. No duplicates, at most 100, the oldest dropped (S3, P2). */
export function rememberPushNotification(id: string): boolean {
  const known = $pushNotificationIds.get();
  if (known.includes(id)) return false;
  const ids = [...known, id].slice(-MAX_PUSH_IDS);
  $pushNotificationIds.set(ids);
  environment().storage.set(PUSH_IDS, JSON.stringify(ids));
  return true;
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(environment().storage.get(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Reads what is kept on this device; anything broken falls back to the default. */
export function openAppState(): void {
  const width = readJson(PANEL_WIDTH);
  const isWidth = typeof width === 'number' && width >= MIN_PANEL_WIDTH && width <= MAX_PANEL_WIDTH;
  $previewModalWidth.set(isWidth ? width : DEFAULT_PANEL_WIDTH);
  const ids = readJson(PUSH_IDS);
  const known = Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
  $pushNotificationIds.set([...new Set(known)].slice(-MAX_PUSH_IDS));
}
