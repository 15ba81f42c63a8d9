import { expect, it } from 'vitest';
import { readPageData } from './page-data.ts';

it.each([null, '', '{', '[]', '{"registry":7}', '{"registry":{"document":7}}', '{"registry":null}'])(
  'stays usable without remotes when the data block is %j',
  (text) => {
    const { config, registry } = readPageData(text);
    expect(config.apiBaseUrl).toBe('/api');
    expect(registry).toBeNull();
  },
);

it('H12 takes both base addresses from the data block', () => {
  const registry = { document: '{}', signature: 'c2lnbmVk' };
  const config = { apiBaseUrl: '/a', backofficeBaseUrl: '/b', brandName: 'B' };
  const page = readPageData(JSON.stringify({ config, registry }));
  expect(page.config).toMatchObject(config);
  expect(page).toMatchObject({ registry });
});

it('takes no key from the data block: the one in its own code is the only one', () => {
  const page = readPageData(JSON.stringify({ registry: null, registry_key: 'a2V5' }));
  expect(JSON.stringify(page)).not.toContain('a2V5');
});
