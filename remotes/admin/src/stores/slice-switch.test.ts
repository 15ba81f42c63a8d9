import { beforeEach, expect, it, vi } from 'vitest';
import type { AdminSlice } from '@loupe/shared/contract/releases';
import { provideEnvironment } from '@loupe/shared/environment';
import { createRequest } from '@loupe/shared/stores/request';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { createSliceSwitch, isSwitchedOn, lossOf } from './slice-switch.ts';

const SWITCH = 'POST /admin/releases/billing/switch';
const slice: AdminSlice = {
  name: 'billing',
  owner: 'Billing',
  live_version: '1.0.0-a',
  previous_version: null,
  canary: null,
  switched_off: null,
  revision: 3,
  pages: ['/pricing'],
  slots: [],
  can_be_switched_off: true,
  error_reports: null,
  config: null,
  versions: [],
  versions_total: 0,
};

let world: TestEnvironment;
let listed: AdminSlice;
beforeEach(() => {
  world = createTestEnvironment();
  provideEnvironment(world);
  listed = slice;
});

const load = vi.fn<() => Promise<void>>(async () => {});
const make = () => createSliceSwitch({ request: createRequest() }, { load, value: () => [listed] });

it('asks for a reason before it sends anything', async () => {
  const switching = make();
  switching.ask(slice);
  expect(await switching.confirm()).toBe(null);
  expect(switching.form.$form.get().fieldErrors.reason).toContain('Say why');
  expect(world.server.calls).toEqual([]);
});

it('sends what was looked at, and the wish for the other way', async () => {
  world.server.answer(SWITCH, { channel: {} });
  const switching = make();
  switching.ask(slice);
  switching.form.change('reason', ' Wrong prices ');
  expect(await switching.confirm()).toMatchObject({ isOn: false, slice: { name: 'billing' } });
  expect(world.server.calls[0]?.body).toEqual({ is_on: false, reason: 'Wrong prices', revision: 3 });
  expect([switching.$question.get(), load.mock.calls.length]).toEqual([null, 1]);
});

it('keeps the wish after a refusal, for what is there now', async () => {
  world.server.refuse(SWITCH, 409, 'release.changed', { message: 'Look again.' });
  const switching = make();
  switching.ask(slice);
  switching.form.change('reason', 'Wrong prices');
  listed = { ...slice, revision: 4, switched_off: { at: '2026-03-02T09:00:00.000Z', reason: 'Prices' } };
  expect(await switching.confirm()).toBe(null);
  expect(switching.$question.get()).toMatchObject({ isOn: false, slice: { revision: 4 } });
  expect(switching.form.$form.get()).toMatchObject({
    values: { reason: 'Wrong prices' },
    error: { message: 'Look again.' },
  });
});

it('offers the way back for a slice that is off, and tells what its people lose', () => {
  expect(isSwitchedOn({ ...slice, switched_off: { at: '2026-03-02T09:00:00.000Z', reason: 'x' } })).toBe(
    false,
  );
  expect(lossOf(slice)).toEqual({ pages: ['/pricing'], slots: [], people: 0 });
});
