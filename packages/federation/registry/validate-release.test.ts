import { anything, assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleEntry, sampleInGerman, sampleManifest } from '../testing/sample-release.ts';
import { registryDocumentSchema, releaseManifestSchema } from './registry-schema.ts';
import { composeRegistry } from './compose-registry.ts';
import { remotesOf, switchedOffOf, validateRelease } from './validate-release.ts';

const sampleDocument = composeRegistry([], new Date('2026-03-02T09:00:00.000Z'));

function reasonOf(change: object, hostVersion = '1.4.0'): string {
  const verdict = validateRelease({ ...sampleEntry(), ...change }, true, hostVersion);
  return verdict.isValid ? 'valid' : verdict.reason;
}

const filling = { slot: 'report.action', expose: './chat-page', label: { en: 'Send' } };
const foreign = { ...filling, slot: 'notes.margin', range: '^1.0.0' };

describe('a release in the registry', () => {
  it('may fill slots of the site and of other slices, and open slots of its own', () => {
    const fills = [filling, { ...filling, slot: 'chat.dashboard' }, foreign];
    expect(reasonOf({ fills, opens: { note: '1.2.0' } })).toBe('valid');
    const manifest = sampleManifest({ fills, opens: { note: '1.2.0' } });
    expect(releaseManifestSchema.parse(manifest)).toEqual(manifest);
  });

  it('is accepted when schema, host contract and integrity are right', () => {
    expect(reasonOf({})).toBe('valid');
    expect(reasonOf({ languages: sampleInGerman })).toBe('valid');
  });

  it('is refused when a language is not whole, or a file of it has no hash', () => {
    const { entry, scripts } = sampleInGerman.de!;
    const unsigned = { './chat-page': [{ file: 'main.de.js', integrity: '' }] };
    expect(reasonOf({ languages: { de: { entry, scripts: unsigned } } })).toBe('integrity');
    for (const de of [null, { scripts }, { entry, scripts: {} }, { entry, scripts, styles: {} }])
      expect(reasonOf({ languages: { de } })).toBe('schema');
  });

  it.each([
    ['a name with capitals', { name: 'Chat' }],
    ['a name that starts with a digit', { name: '1chat' }],
    ['no owner', { owner: '' }],
    ['no version', { version: undefined }],
    ['an entry outside its folder', { entry: { file: '../entry.js', integrity: 'x' } }],
    ['an entry at another address', { entry: { file: 'https://evil.example/x.js', integrity: 'x' } }],
    ['exposes that are a list', { exposes: [] }],
    ['a route to what it does not expose', { routes: { chat: './other' } }],
    ['slots that are missing', { slots: undefined }],
    ['a slot that this host does not have', { slots: { 'rail.foot': './chat-page' } }],
    ['a slot in a page that no site has, without a range', { fills: [{ ...filling, slot: 'chat.menu' }] }],
    ['a range for a slot of the site', { fills: [{ ...filling, range: '^1.0.0' }] }],
    ['a slot of another slice, with a range of no kind', { fills: [{ ...foreign, range: '1.x' }] }],
    ['a filling that it does not expose', { fills: [{ ...filling, expose: './other' }] }],
    ['a filling without a label', { fills: [{ slot: 'chat.action', expose: './chat-page' }] }],
    ['a label that is blank', { fills: [{ ...filling, label: { en: ' ' } }] }],
    ['a filling with an unknown field', { fills: [{ ...filling, order: 1 }] }],
    ['the same in one slot twice', { fills: [filling, filling] }],
    ['fillings that are no list', { fills: filling }],
    ['a slot of its own that is one of the site', { opens: { dashboard: '1.0.0' } }],
    ['a slot of its own by a name that none can have', { opens: { 'a.b': '1.0.0' } }],
    ['a slot of its own without a version', { opens: { note: '^1.0.0' } }],
    ['a field that nobody here knows', { runs_at_start: true }],
    ['an unknown field of the version before', { previous: { ...sampleEntry(), previous: null } }],
    ['an unknown field of its entry', { entry: { ...sampleManifest().entry, from: '/elsewhere' } }],
    [
      'an unknown field of an expose',
      { exposes: { './chat-page': { scripts: [], styles: [], inline: '' } } },
    ],
  ])('is refused for its schema: %s', (_what, change) => {
    expect(reasonOf(change)).toBe('schema');
  });

  it.each(['^2.0.0', '^1.5.0', '1.0.0', '*', '>=1.0.0'])(
    'is refused when it needs the host contract %s and the host is 1.4.0',
    (range) => {
      expect(reasonOf({ host_api: range })).toBe('host_api');
    },
  );

  it.each(['^1.0.0', '^1.4.0', '^1.2.9'])(
    'is accepted when it needs the host contract %s and the host is 1.4.0',
    (range) => {
      expect(reasonOf({ host_api: range })).toBe('valid');
    },
  );

  it.each([
    ['of the payments', { payment: './chat-page' }],
    ['of the host', { settings: './chat-page' }],
    ['below the name of another slice', { '/apps/billing/x': './chat-page' }],
    ['that nobody has', { chat: './chat-page', nowhere: './chat-page' }],
  ])('is refused when it claims a page %s', (_what, routes) => {
    expect(reasonOf({ routes })).toBe('route');
  });

  it('is accepted with pages below its own name', () => {
    expect(reasonOf({ routes: { chat: './chat-page', '/apps/chat/:id?': './chat-page' } })).toBe('valid');
  });

  it('is accepted with an entry that is a module, and refused with one of another format', () => {
    const { entry } = sampleEntry();
    expect(reasonOf({ entry: { ...entry, format: 'module' } })).toBe('valid');
    for (const format of ['system', '', null])
      expect(reasonOf({ entry: { ...entry, format } })).toBe('schema');
    const { exposes } = sampleManifest({
      exposes: { './chat-page': { scripts: [{ ...entry, format: 'module' }] as never, styles: [] } },
    });
    expect(reasonOf({ exposes })).toBe('schema');
  });

  it('is refused when the entry has no hash', () => {
    expect(reasonOf({ entry: { file: 'entry.js' } })).toBe('integrity');
  });

  it('is refused when a chunk has a weaker hash', () => {
    const scripts = [{ file: 'main.js', integrity: 'sha256-AAAA' }];
    expect(reasonOf({ exposes: { './chat-page': { scripts, styles: [] } } })).toBe('integrity');
  });

  it.each(['scripts', 'styles'])('is refused when one of the %s of a page has no hash', (kind) => {
    const files = { scripts: [], styles: [], [kind]: [{ file: 'main.file' }] };
    expect(reasonOf({ exposes: { './chat-page': files } })).toBe('integrity');
  });

  it('is judged without an error whatever is in the registry', () => {
    assert(property(anything(), (release) => !validateRelease(release).isValid));
    assert(property(anything(), (document) => remotesOf(document).size === 0));
    assert(property(anything(), (off) => switchedOffOf({ ...sampleDocument, switched_off: off }).size === 0));
  });
});

describe('the registry document', () => {
  const document = composeRegistry(
    [{ manifest: sampleManifest(), integrity: `sha384-${'B'.repeat(64)}` }],
    new Date('2026-03-02T09:00:00.000Z'),
  );

  it('has no remotes when it is of another schema or has a field that nobody here knows', () => {
    expect([...remotesOf(document).keys()]).toEqual(['chat']);
    expect(remotesOf({ ...document, schema: 3 }).size).toBe(0);
    expect(remotesOf({ ...document, scripts: ['https://evil.example/x.js'] }).size).toBe(0);
  });

  it('names what is switched off with its pages, those of a canary too, and with no file', () => {
    const integrity = `sha384-${'B'.repeat(64)}`;
    const routes = { '/apps/notes': './chat-page' };
    const canary = { manifest: sampleManifest({ name: 'notes', routes }), integrity };
    const off = composeRegistry(
      [
        { manifest: sampleManifest(), integrity },
        {
          manifest: sampleManifest({ name: 'notes', routes: {} }),
          integrity,
          isOff: true,
          canary: { release: canary, percent: 5 },
        },
      ],
      new Date('2026-03-02T09:00:00.000Z'),
    );
    expect([...remotesOf(off).keys()]).toEqual(['chat']);
    expect([...switchedOffOf(off).values()]).toEqual([{ name: 'notes', routes }]);
    expect(off.composition).not.toBe(document.composition);
    expect(registryDocumentSchema.parse(off)).toEqual(off);
  });

  it('is composed in the order of names and passes its schema', () => {
    const releases = ['share', 'admin'].map((name) => ({
      manifest: sampleManifest({ name }),
      integrity: `sha384-${'B'.repeat(64)}`,
    }));
    const ordered = composeRegistry(releases, new Date('2026-03-02T09:00:00.000Z'));
    expect(ordered.remotes.map(({ name, base_url }) => [name, base_url])).toEqual([
      ['admin', '/remotes/admin/1.0.0-aaaaaaaaaa/'],
      ['share', '/remotes/share/1.0.0-aaaaaaaaaa/'],
    ]);
    expect(registryDocumentSchema.parse(ordered)).toEqual(ordered);
    expect(releaseManifestSchema.safeParse(sampleManifest()).success).toBe(true);
  });
});
