import { describe, expect, it, vi } from 'vitest';
import { provideShare, takeShare, type ProvidedShare, type ShareScope } from './share-scope.ts';

const request = '@loupe/shared/stores/session';

function copy(of: object, from = 'host'): ProvidedShare & { get: ReturnType<typeof vi.fn> } {
  return { from, eager: true, usedBy: new Set(), get: vi.fn(() => () => of) };
}

function wanting(requiredVersion = '^1.0.0', isStrict = true) {
  return { request, requiredVersion, isStrict, by: 'chat', warn: vi.fn() };
}

describe('the scope of shared modules', () => {
  it('hands the same copy to everybody', () => {
    const scope: ShareScope = {};
    const session = {};
    provideShare(scope, request, '1.0.0', copy(session));
    const first = takeShare(scope, wanting());
    expect(first).toBe(takeShare(scope, { ...wanting(), by: 'billing' }));
    expect(scope[request]?.['1.0.0']?.usedBy).toEqual(new Set(['chat', 'billing']));
    expect((first as () => unknown)()).toBe(session);
  });

  it('keeps the copy that was offered first, also when its code arrives after the other', async () => {
    const scope: ShareScope = {};
    const session = {};
    provideShare(scope, request, '1.0.0', { ...copy(session), get: async () => () => session });
    provideShare(scope, request, '1.0.0', copy({}, 'chat'));
    provideShare(scope, request, '1.1.0', copy({}, 'billing'));
    const factory = await takeShare(scope, wanting());
    expect(factory()).toBe(session);
  });

  it('keeps to the copy in use when a newer one is offered', () => {
    const scope: ShareScope = {};
    provideShare(scope, request, '1.1.0', copy({}));
    const used = takeShare(scope, wanting());
    scope[request] = { '1.2.0': copy({}, 'chat'), ...scope[request] };
    expect(takeShare(scope, wanting())).toBe(used);
  });

  it('runs one copy when two ask before its code is there', async () => {
    const scope: ShareScope = {};
    provideShare(scope, request, '1.0.0', {
      ...copy({}),
      eager: false,
      get: async () => () => ({}),
    });
    const [first, second] = await Promise.all([takeShare(scope, wanting()), takeShare(scope, wanting())]);
    expect(first).toBe(second);
  });

  it('says that nobody provides a module', () => {
    expect(() => takeShare({}, wanting())).toThrow('Nobody provides @loupe/shared/stores/session ^1.0.0');
  });

  it('refuses a copy outside the range of a strict request, and names both versions', () => {
    const scope: ShareScope = {};
    const share = copy({});
    provideShare(scope, request, '2.0.0', share);
    expect(() => takeShare(scope, wanting('^1.0.0'))).toThrow(
      `${request} ^1.0.0 is needed, host provides 2.0.0`,
    );
    expect(share.get).not.toHaveBeenCalled();
  });

  it('warns, and uses the copy, where the request is not strict', () => {
    const scope: ShareScope = {};
    provideShare(scope, request, '2.0.0', copy({}));
    const wanted = wanting('^1.0.0', false);
    expect(takeShare(scope, wanted)).toBeTypeOf('function');
    expect(wanted.warn).toHaveBeenCalledWith(`${request} ^1.0.0 is needed, host provides 2.0.0`);
  });
});
