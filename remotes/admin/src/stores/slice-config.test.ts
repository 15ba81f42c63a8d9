import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminSlice } from '@loupe/shared/contract/releases';
import { provideEnvironment } from '@loupe/shared/environment';
import { createRequest } from '@loupe/shared/stores/request';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { createSliceConfig, orderedFields } from './slice-config.ts';

const SET = 'POST /admin/releases/billing/config';
const label = { en: 'Field' };
const fields = {
  rows: { type: 'number', label, default: 5, min: 1, max: 9.5 },
  note: { type: 'text', label, default: '', max: 20 },
  is_shown: { type: 'switch', label, default: false },
} as const;
const slice: AdminSlice = {
  name: 'billing',
  owner: 'Billing',
  live_version: '1.0.0-a',
  previous_version: null,
  canary: null,
  switched_off: null,
  revision: 3,
  pages: [],
  slots: [],
  can_be_switched_off: true,
  error_reports: null,
  config: { fields, values: { rows: 7, note: 'Hello', is_shown: false }, changed_at: null, refused: [] },
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
function open() {
  const config = createSliceConfig({ request: createRequest() }, { load, value: () => [listed] });
  config.open(slice);
  const sheet = config.$sheet.get();
  if (!sheet) throw new Error('Nothing was opened');
  return { config, form: sheet.form };
}

describe('the form that the fields of a slice make', () => {
  it('begins with what is in force, in the order of names', () => {
    expect(open().form.$form.get().values).toEqual({ rows: '7', note: 'Hello', is_shown: false });
    expect(orderedFields(fields).map(([name]) => name)).toEqual(['is_shown', 'note', 'rows']);
  });

  it('sends each value as what its field takes, with the state that was looked at', async () => {
    world.server.answer(SET, { channel: {} });
    const { config, form } = open();
    form.change('rows', ' 2,5 ');
    form.change('is_shown', true);
    expect(await config.save()).toBe('billing');
    expect(world.server.calls[0]?.body).toEqual({
      values: { rows: 2.5, note: 'Hello', is_shown: true },
      revision: 3,
    });
    expect(config.$sheet.get()).toBe(null);
  });

  it.each(['', 'many', '10'])('does not send "%s" for a number', async (typed) => {
    const { config, form } = open();
    form.change('rows', typed);
    expect(await config.save()).toBe(null);
    expect(form.$form.get().fieldErrors['rows']).toBe('Enter a number from 1 to 9.5.');
    expect(world.server.calls).toEqual([]);
  });

  it('takes the defaults when asked to, and sends nothing by that', () => {
    const { config, form } = open();
    config.takeDefaults();
    expect(form.$form.get().values).toEqual({ rows: '5', note: '', is_shown: false });
    expect(world.server.calls).toEqual([]);
  });

  it('keeps what was typed when somebody else was quicker, for what is there now', async () => {
    world.server.refuse(SET, 409, 'release.changed', { message: 'Look again.' });
    const { config, form } = open();
    form.change('note', 'Mine');
    listed = { ...slice, revision: 4 };
    expect(await config.save()).toBe(null);
    expect(config.$sheet.get()?.slice.revision).toBe(4);
    expect(form.$form.get()).toMatchObject({ values: { note: 'Mine' }, error: { message: 'Look again.' } });
  });
});
