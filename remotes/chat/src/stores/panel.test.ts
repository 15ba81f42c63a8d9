import { atom } from 'nanostores';
import { beforeEach, expect, it } from 'vitest';
import type { Run } from '@loupe/shared/contract/runs';
import { $isPreviewModalOpen, openPreviewModal } from '@loupe/shared/stores/app-state';
import { run } from '../testing/chat-fixtures.ts';
import { createPanel } from './panel.ts';

const $runs = atom<readonly Run[]>([run('run_1')]);

beforeEach(() => $isPreviewModalOpen.set(false));

it('N5 S3 the panel opens only while a chat is shown, whoever asks', () => {
  const $chatId = atom<string | null>(null);
  const panel = createPanel($runs, $chatId);
  for (const ask of [
    () => panel.toggle(),
    () => panel.openReport('run_1'),
    () => panel.openSource('run_1', 1),
    () => panel.openForNewReport('run_1'),
  ]) {
    ask();
    expect($isPreviewModalOpen.get()).toBe(false);
  }
  $chatId.set('cht_1');
  panel.openReport('run_1');
  expect($isPreviewModalOpen.get()).toBe(true);
});

it('R7 goes to a claim again when it is asked for again, and to none once another tab was chosen', () => {
  const panel = createPanel($runs, atom<string | null>('cht_1'));
  panel.openClaim('run_1', 'c7');
  const first = panel.$claim.get();
  expect([panel.$tab.get(), first]).toEqual(['claims', { id: 'c7' }]);
  panel.openClaim('run_1', 'c7');
  expect(panel.$claim.get()).not.toBe(first);
  panel.pickTab('report');
  expect([panel.$tab.get(), panel.$claim.get()]).toEqual(['report', null]);
});

it('N5 S3 the panel is forced closed when the chat or the page goes', () => {
  const $chatId = atom<string | null>('cht_1');
  const panel = createPanel($runs, $chatId);
  const stop = panel.start();
  panel.toggle();
  $chatId.set('cht_2');
  expect($isPreviewModalOpen.get()).toBe(true);
  $chatId.set(null);
  expect($isPreviewModalOpen.get()).toBe(false);
  $chatId.set('cht_3');
  panel.toggle();
  stop();
  expect($isPreviewModalOpen.get()).toBe(false);
});

it('N5 a panel left open by another page is closed before the first chat is chosen', () => {
  openPreviewModal();
  const stop = createPanel($runs, atom<string | null>(null)).start();
  expect($isPreviewModalOpen.get()).toBe(false);
  stop();
});

it('leads to what changed in a run, and follows the newest one when it is asked again', () => {
  const $own = atom<readonly Run[]>([run('run_1', { agent: 'stocks' })]);
  const panel = createPanel($own, atom<string | null>('cht_1'));
  panel.openChanges('run_1');
  expect([panel.$tab.get(), panel.$run.get()?.id]).toEqual(['changes', 'run_1']);
  $own.set([...$own.get(), run('run_2', { agent: 'stocks' })]);
  expect(panel.$run.get()?.id).toBe('run_1');
  panel.followNewest();
  expect([panel.$tab.get(), panel.$run.get()?.id]).toEqual(['report', 'run_2']);
});
