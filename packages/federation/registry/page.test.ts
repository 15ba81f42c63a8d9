import type { Language } from '@loupe/shared/lib/language';
import { expect, it } from 'vitest';
import { sampleEntry, sampleInGerman, sampleManifest } from '../testing/sample-release.ts';
import type { RegistryEntry } from './registry-document.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import {
  entryBlock,
  pageDataPlaceholder,
  preloadPlaceholder,
  preloadsFor,
  renderPage,
  titlePlaceholder,
} from './page.ts';

const template = `<title>${titlePlaceholder}</title>${preloadPlaceholder}<script type="application/json">${pageDataPlaceholder}</script>`;
const config = { apiBaseUrl: '/api', backofficeBaseUrl: '/api', brandName: 'Loupe', externalLinkHost: '' };
const data = { config, registry: null };

it('keeps text of the configuration from ending the data block or the title', () => {
  const page = renderPage(template, {
    config: { ...config, brandName: '</script><b>$&' },
    registry: null,
  });
  expect(page).toContain('<title>&lt;/script>&lt;b>$&amp;</title>');
  const block = page.slice(page.indexOf('json">') + 6, page.lastIndexOf('</script>'));
  expect(block).not.toContain('<');
  expect((JSON.parse(block) as { config: object }).config).toMatchObject({ brandName: '</script><b>$&' });
});

const loaded = (file: string) => [{ file, integrity: `sha384-${'A'.repeat(64)}` }];

const chatAndShare = () => {
  const chat = sampleEntry(
    sampleManifest({
      exposes: {
        './chat-page': { scripts: loaded('main.js'), styles: loaded('main.css') },
        './explore-page': { scripts: loaded('explore.js'), styles: [] },
        './rail-list': { scripts: loaded('main.js'), styles: loaded('main.css') },
      },
      routes: { chat: './chat-page', explore: './explore-page' },
      slots: { 'rail.list': './rail-list' },
    }),
  );
  const share = sampleEntry(
    sampleManifest({
      name: 'share',
      exposes: { './share-page': { scripts: loaded('share-page.js'), styles: [] } },
      routes: { share: './share-page' },
    }),
  );
  return [chat, share];
};

const tagPattern =
  /<link rel="preload" as="(\w+)" href="([^"]*)" integrity="sha384-A+" crossorigin="anonymous">|<script (async) fetchpriority="high" data-chunk-of="\w+" src="([^"]*)" integrity="sha384-A+" crossorigin="anonymous"><\/script>/g;

function preloaded(path?: string, remotes: readonly RegistryEntry[] = chatAndShare()): string[] {
  const page = renderPage(template, data, remotes, { ...(path !== undefined && { path }) });
  return [...page.matchAll(tagPattern)].map(
    ([, as, href, isAsync, src]) => `${as ?? isAsync} ${href ?? src}`,
  );
}

const chatRelease = '/remotes/chat/1.0.0-aaaaaaaaaa';

it('sends the entry, style sheets and chunks of the page asked for along with the page', () => {
  const files = [
    `script ${chatRelease}/entry.js`,
    `style ${chatRelease}/main.css`,
    `async ${chatRelease}/main.js`,
  ];
  expect(preloaded('/chat')).toEqual(files);
  expect(preloaded('/chat/cht_1')).toEqual(files);
});

it('preloads nothing of the chat list beside another page: it waits until that page is shown', () => {
  expect(preloaded('/explore')).toEqual([
    `script ${chatRelease}/entry.js`,
    `async ${chatRelease}/explore.js`,
  ]);
});

it('preloads the slice of shared chats for a shared chat', () => {
  const files = [
    'script /remotes/share/1.0.0-aaaaaaaaaa/entry.js',
    'async /remotes/share/1.0.0-aaaaaaaaaa/share-page.js',
  ];
  expect(preloaded('/share/cht_1')).toEqual(files);
  expect(preloaded('/share/cht_1/replay')).toEqual(files);
});

it('has the modules of a release that consists of modules fetched, and runs none of them', () => {
  const [chat, share] = chatAndShare();
  const entry = { ...chat!.entry, format: 'module' as const };
  const tags = preloadsFor('/explore', [{ ...chat!, entry }, share!]);
  const fetched = [
    ...tags.matchAll(/<link rel="modulepreload" href="([^"]*)" integrity="sha384-A+" crossorigin/g),
  ];
  expect(fetched.map(([, href]) => href)).toEqual([`${chatRelease}/entry.js`, `${chatRelease}/explore.js`]);
  expect(tags).not.toContain('<script');
});

it.each(['/auth', '/auth/signup', '/settings', '/credit-usage', '/nowhere', undefined])(
  'preloads no remote for %s: the host shows it, nobody does, or no release of it is in force',
  (path) => expect(preloaded(path)).toEqual([]),
);

it('sends along nothing of a release that the host refuses', () => {
  const [chat, share] = chatAndShare();
  const refused = { ...chat!, host_api: '^9.0.0' };
  expect(preloaded('/chat', [refused, share!])).toEqual([]);
});

it('sends along the files of the canary to those who get it, and of the live release to all others', () => {
  const [chat, share] = chatAndShare();
  const {
    previous: _previous,
    canary: _canary,
    ...released
  } = sampleEntry(sampleManifest({ version: '1.1.0-bbbbbbbbbb' }));
  const entry: RegistryEntry = { ...chat!, canary: { ...released, percent: 10 } };
  const scripts = (canaries: string[]) =>
    preloadsFor('/chat', [entry, share!], new Set(canaries)).match(/1\.\d\.0/g)?.[0];
  expect(scripts(['chat'])).toBe('1.1.0');
  expect(scripts(['share'])).toBe('1.0.0');
  expect(preloadsFor('/share/cht_1', [entry, share!], new Set(['share']))).toContain('share/1.0.0');
});

it('sends along nothing of a release in force whose slice comes from a developer', () => {
  const [own, other] = ['chat', 'share'].map((overridden) =>
    renderPage(template, data, chatAndShare(), { path: '/chat', overridden }),
  );
  expect(own).not.toContain(chatRelease);
  expect(other).toContain(chatRelease);
});

it('gives a shared chat the small entry of the host, and every other page the whole site', () => {
  const entries = `${entryBlock('main', '<script src="/main.js">')}${entryBlock('share', '<script src="/share.js">')}`;
  expect(renderPage(entries, data, [], { path: '/share/shr_1' })).toBe('<script src="/share.js">');
  expect(renderPage(entries, data, [], { path: '/chat/cht_1' })).toBe('<script src="/main.js">');
  expect(renderPage(entries, data, [], { path: '/nowhere' })).toBe('<script src="/main.js">');
  expect(renderPage(entries, data)).toBe('<script src="/main.js">');
});

it('R21 carries the files of one language alone, and says which it is', () => {
  const tags = ['en', 'de'].map((one) => entryBlock('main', `main in ${one}`, one as Language)).join('');
  const entry = sampleEntry(sampleManifest({ languages: sampleInGerman }));
  const [english, german] = (['en', 'de'] as const).map((language) =>
    renderPage(`<html lang="en">${tags}${template}`, data, [entry], { path: '/chat', language }),
  );
  expect(english).toMatch(/^<html lang="en">main in en</);
  expect(german).toMatch(/^<html lang="de">main in de</);
  expect(english?.match(/(?:entry|main)[.\w]*\.js/g)).toEqual(['entry.js', 'main.js']);
  expect(german?.match(/(?:entry|main)[.\w]*\.js/g)).toEqual(['entry.de.js', 'main.de.js']);
});

it('has the files of the sign-in pages asked for with the page, and with no other', () => {
  const chunks = `${entryBlock('auth', 'auth ')}${entryBlock('authFurther', 'further')}`;
  const tags = `${entryBlock('main', 'main ')}${chunks}`;
  for (const path of ['/auth', '/auth/signup'])
    expect(renderPage(tags, data, [], { path })).toBe('main auth ');
  for (const path of ['/auth/forgot-password', '/auth/reset-password'])
    expect(renderPage(tags, data, [], { path })).toBe('main auth further');
  for (const path of ['/chat', '/settings', '/nowhere'])
    expect(renderPage(tags, data, [], { path })).toBe('main ');
});

const descriptionOf = (path: string) =>
  /<meta name="description" content="([^"]*)">/.exec(renderPage(template, data, [], { path }))?.[1];

it('describes the site, and a shared chat as one', () => {
  expect(descriptionOf('/auth')).toContain('Loupe: research you can check.');
  expect(descriptionOf('/share/shr_1')).toBe('A chat shared with Loupe.');
});

it('allows scripts and styles of our own origin, one inline script by its hash, and one Trusted Types policy', () => {
  const policy = contentSecurityPolicy();
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|\*/);
});
