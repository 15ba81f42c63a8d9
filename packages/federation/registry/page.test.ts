import { expect, it } from 'vitest';
import { sampleEntry } from '../testing/sample-release.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { entryBlock, pageDataPlaceholder, preloadPlaceholder, renderPage, titlePlaceholder } from './page.ts';

const template = `<title>${titlePlaceholder}</title>${preloadPlaceholder}<script type="application/json">${pageDataPlaceholder}</script>`;
const config = { apiBaseUrl: '/api', backofficeBaseUrl: '/api', brandName: 'Loupe', externalLinkHost: '' };

it('keeps text of the configuration from ending the data block or the title', () => {
  const page = renderPage(template, {
    config: { ...config, brandName: '</script><b>$&' },
    registry: { schema: 1, remotes: [] },
  });
  expect(page).toContain('<title>&lt;/script>&lt;b>$&amp;</title>');
  const data = page.slice(page.indexOf('json">') + 6, page.lastIndexOf('</script>'));
  expect(data).not.toContain('<');
  expect((JSON.parse(data) as { config: object }).config).toMatchObject({ brandName: '</script><b>$&' });
});

it('preloads the entry and the chunks of the remote that owns the page', () => {
  const data = { config, registry: { schema: 1, remotes: [sampleEntry()] } } as const;
  expect(renderPage(template, data, '/chat/cht_1')).toContain(
    'href="/remotes/chat/1.0.0-aaaaaaaaaa/entry.js"',
  );
  expect(renderPage(template, data, '/chat/cht_1')).toContain(
    'href="/remotes/chat/1.0.0-aaaaaaaaaa/main.js"',
  );
  expect(renderPage(template, data, '/settings')).not.toContain('rel="preload"');
});

it('gives a shared chat the small entry of the host, and every other page the whole site', () => {
  const data = { config, registry: { schema: 1, remotes: [] } } as const;
  const entries = `${entryBlock('main', '<script src="/main.js">')}${entryBlock('share', '<script src="/share.js">')}`;
  expect(renderPage(entries, data, '/share/shr_1')).toBe('<script src="/share.js">');
  expect(renderPage(entries, data, '/chat/cht_1')).toBe('<script src="/main.js">');
  expect(renderPage(entries, data, '/nowhere')).toBe('<script src="/main.js">');
  expect(renderPage(entries, data)).toBe('<script src="/main.js">');
});

it('allows scripts and styles of our own origin only, and one Trusted Types policy', () => {
  const policy = contentSecurityPolicy();
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|\*/);
});
