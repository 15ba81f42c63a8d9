import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import type { HostContract } from '@loupe/shared/host-contract';
import { noSlots } from '@loupe/shared/slots';
import { hostContracts, runsSlice } from './contract-versions.ts';
import { hostForSlice } from './host-for-slice.ts';

const full: HostContract = {
  navigate: () => undefined,
  notify: () => undefined,
  request: (() => Promise.reject(new Error('no server'))) as HostContract['request'],
  $user: atom(null),
  $theme: atom<'light' | 'dark'>('dark'),
  setTitle: () => undefined,
  setUnsaved: () => undefined,
  slots: noSlots,
  reportError: () => undefined,
  get config() {
    return { size };
  },
};
let size = 1;

function hostOf(version: string, hostApi = '^1.0.0') {
  const warnings: string[] = [];
  const host = hostForSlice(full, { name: 'notes', hostApi }, version, (message) => warnings.push(message));
  return { host, warnings };
}

describe('the host as a slice gets it', () => {
  it('has what its version has, and nothing that came later', () => {
    expect(Object.keys(hostOf('1.0.0').host)).not.toContain('setUnsaved');
    expect(Object.keys(hostOf(hostContracts.previous).host)).not.toContain('reportError');
    expect(Object.keys(hostOf(hostContracts.current).host)).toEqual(Object.keys(full));
  });

  it('says once which slice uses what is on its way out, and what to use instead', () => {
    const { host, warnings } = hostOf(hostContracts.current);
    expect(warnings).toEqual([]);
    expect([host.$theme.get(), host.$theme.get()]).toEqual(['dark', 'dark']);
    expect(warnings).toEqual([
      'The slice notes uses host.$theme, deprecated since 1.1.0 and gone in 2.0.0; use the tokens, or the store @loupe/shared/stores/theme',
    ]);
  });

  it('reads its configuration again each time: another version of it may run by then', () => {
    const { host } = hostOf(hostContracts.current);
    expect(host.config).toEqual({ size: 1 });
    size = 2;
    expect(host.config).toEqual({ size: 2 });
  });

  it('says nothing about it in the version before it was deprecated', () => {
    const { host, warnings } = hostOf('1.0.0');
    expect(host.$theme.get()).toBe('dark');
    expect(warnings).toEqual([]);
  });

  it('gives it in the next version to slices built before, by an adapter, and to no other', () => {
    const earlier = hostOf(hostContracts.next);
    expect(earlier.host.$theme.get()).toBe('dark');
    expect(earlier.warnings).toHaveLength(1);
    expect('$theme' in hostOf(hostContracts.next, '^2.0.0').host).toBe(false);
  });
});

describe('a host contract', () => {
  it('runs slices of its range and of the major before, and no others', () => {
    expect(runsSlice('1.1.0', '^1.0.0')).toBe(true);
    expect(runsSlice('1.0.0', '^1.1.0')).toBe(false);
    expect(runsSlice('2.0.0', '^1.1.0')).toBe(true);
    expect(runsSlice('3.0.0', '^1.1.0')).toBe(false);
    expect(runsSlice('1.1.0', '^2.0.0')).toBe(false);
  });
});
