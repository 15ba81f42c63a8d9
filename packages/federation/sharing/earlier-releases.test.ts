import { expect, it } from 'vitest';
import * as form from '@loupe/shared/stores/form';
import { withEarlierStores } from './carried-stores.ts';
import { lendToEarlierReleases } from './earlier-releases.ts';
import { takeShare, type ShareScope } from './share-scope.ts';
import { viewOf } from './share-view.ts';

function scopeOfHost(): ShareScope {
  const environment = { from: 'loupe-host', eager: true, get: () => () => ({}), usedBy: new Set<string>() };
  return { '@loupe/shared/environment': { '1.2.0': environment } };
}

function ask(scope: ShareScope, requiredVersion: string) {
  const request = '@loupe/shared/stores/form';
  return takeShare(scope, { request, requiredVersion, isStrict: true, by: 'loupe-billing', warn: () => {} });
}

it('gives a release of before the stores that it asks the host for', async () => {
  const scope = scopeOfHost();
  lendToEarlierReleases(scope);
  const factory = await ask(viewOf(scope), '^1.1.0');
  expect(factory()).toMatchObject({ createForm: form.createForm });
});

it('gives them in the version of the host, so that a release of another major is refused', () => {
  const scope = scopeOfHost();
  lendToEarlierReleases(scope);
  expect(() => ask(viewOf(scope), '^2.0.0')).toThrow('loupe-host provides 1.2.0');
});

it('says to the server that they are there, in the version of what the host carries', () => {
  const shares = withEarlierStores({ '@loupe/shared/environment': '1.2.0', react: '19.3.1' });
  expect(shares).toMatchObject({ '@loupe/shared/stores/form': '1.2.0', react: '19.3.1' });
});
