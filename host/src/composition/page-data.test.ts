import { expect, it } from 'vitest';
import { readPageData } from './page-data.ts';

it.each([
  null,
  '',
  '{',
  '[]',
  '{"registry":7}',
  '{"registry":{"document":7}}',
  '{"registry":{"document":"{","signature":""}}',
  '{"registry":{"document":"{\\"schema\\":1,\\"remotes\\":[]}","signature":""}}',
  '{"registry":{"document":"{\\"schema\\":2,\\"remotes\\":[null,4]}","signature":""}}',
])('stays usable without remotes when the data block is %j', (text) => {
  const { config, remotes } = readPageData(text);
  expect(config.apiBaseUrl).toBe('/api');
  expect(remotes.size).toBe(0);
});

it('H12 takes both base addresses from the data block', () => {
  const text = JSON.stringify({
    config: { apiBaseUrl: '/a', backofficeBaseUrl: '/b', brandName: 'B' },
    registry: {
      document: JSON.stringify({ schema: 2, remotes: [{ name: 'chat' }] }),
      signature: '',
    },
  });
  const { config, remotes } = readPageData(text);
  expect(config).toMatchObject({ apiBaseUrl: '/a', backofficeBaseUrl: '/b', brandName: 'B' });
  expect([...remotes.keys()]).toEqual(['chat']);
});
