// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { throwAwayFolder } from '../../../scripts/throw-away-folder.ts';
import { viewOf, type AnyShareScope } from '../sharing/share-view.ts';
import { reliances, type GeneratedCode, type RequireOfBuild } from '../testing/generated-code.ts';
import { bundle } from './bundler.ts';
import { defineHost } from './define-host.ts';
import { defineRemote } from './define-remote.ts';

const federation = join(import.meta.dirname, '..');
const folder = throwAwayFolder('generated-code');
const baseUrl = 'https://loupe.test/remotes/sample/1/';

const project = {
  'package.json': JSON.stringify({
    name: 'sample',
    version: '1.0.0',
    peerDependencies: { '@loupe/shared': '*', nanostores: '*' },
  }),
  'page.html': '<!doctype html><title>Sample</title>',
  'src/main.ts': `import * as nanostores from 'nanostores';
declare const __webpack_require__: unknown, __webpack_init_sharing__: unknown, __webpack_share_scopes__: unknown;
Object.assign(globalThis, { seenHost: { nanostores, require: __webpack_require__, initSharing: __webpack_init_sharing__, shareScopes: __webpack_share_scopes__ } });`,
  'src/share.ts': 'export {};',
  'src/firebase-messaging-sw.ts': 'export {};',
  'src/expose/page.ts': `import * as nanostores from 'nanostores';
import './page.css';
export const Page = nanostores;`,
  'src/expose/page.css': '.sample { margin: 0 }',
};

let problem: unknown = null;

interface SeenHost {
  readonly nanostores: unknown;
  readonly require: RequireOfBuild;
  readonly initSharing: unknown;
  readonly shareScopes: Readonly<Record<string, AnyShareScope>>;
}

interface Container {
  init(scope: unknown): void;
  get(expose: string): Promise<() => { readonly Page: unknown }>;
}

const page = globalThis as unknown as Record<string, unknown> & {
  seenHost?: SeenHost;
  loupeFederationRuntime: () => { connect(require: RequireOfBuild): void };
  loupe_remote_sample?: Container;
  loupe_remote_sample_chunks?: unknown;
};

/** Runs code as the script of an address. */
function run(code: string, src: string): void {
  const script = Object.assign(document.createElement('script'), { src });
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  // oxlint-disable-next-line no-eval -- what was built is run as a page runs it
  (0, eval)(code);
}

async function codeOf(slice: string, name: RegExp): Promise<string> {
  const files = await readdir(join(folder, slice, 'dist'));
  const file = files.find((one) => name.test(one));
  return file === undefined ? '' : readFile(join(folder, slice, 'dist', file), 'utf8');
}

async function build(): Promise<void> {
  for (const slice of ['host', 'slice']) {
    const root = join(folder, slice);
    await mkdir(join(root, 'src/expose'), { recursive: true });
    await symlink(join(federation, 'node_modules'), join(root, 'node_modules'), 'dir');
    for (const [file, text] of Object.entries(project)) await writeFile(join(root, file), text);
  }
  const production = { mode: 'production' };
  await bundle(defineHost({ root: join(folder, 'host') })({}, production));
  const declaration = {
    name: 'sample',
    owner: 'Tests',
    hostApi: '^1.0.0',
    exposes: { './page': { file: './src/expose/page.ts' } },
    routes: {},
  } as const;
  await bundle(defineRemote({ root: join(folder, 'slice'), declaration })({}, production));
}

/** What the page asks for by elements of the slice. */
const asked = <E extends Element>(selector: string) =>
  document.querySelector<E>(`${selector}[data-rspack^="loupe-sample:"]`);

async function takePage(container: Container | undefined, chunkCode: string) {
  const coming = container?.get('./page');
  asked<HTMLLinkElement>('link')?.onload?.(new Event('load'));
  run(chunkCode, `${baseUrl}page.js`);
  return (await coming)?.();
}

/** The page of the slice is asked for twice: the first time it is given up, the second time it comes. */
async function look(): Promise<GeneratedCode> {
  const [host, entryCode, chunkCode] = await Promise.all([
    codeOf('host', /^main\.\w+\.js$/),
    codeOf('slice', /^entry\.js$/),
    codeOf('slice', /^page\.\w+\.js$/),
  ]);
  run(host, 'https://loupe.test/main.js');
  const seen = page.seenHost;
  const lend = page.loupeFederationRuntime;
  let own: RequireOfBuild | null = null;
  page.loupeFederationRuntime = () => {
    const runtime = lend();
    const connect = (require: RequireOfBuild) => {
      own = require;
      runtime.connect(require);
    };
    return { ...runtime, connect };
  };
  run(entryCode, `${baseUrl}entry.js`);
  const container = page.loupe_remote_sample;
  container?.init(viewOf(seen?.shareScopes['default'] ?? {}));
  page['loupeAttempts'] = { sample: 1 };
  const getChunk = (own as RequireOfBuild | null)?.['e'] as ((id: string) => Promise<unknown>) | undefined;
  const id = Object.keys(((own as RequireOfBuild | null)?.['sriHashes'] ?? {}) as object)[0] ?? '';
  const abandoned = getChunk?.(id).catch((error: unknown) => error);
  const [script, style] = [asked<HTMLScriptElement>('script'), asked<HTMLLinkElement>('link')];
  style?.onload?.(new Event('load'));
  script?.onerror?.(new Event('abandoned'));
  const abandonedWith = await abandoned;
  const exposed = await takePage(container, chunkCode).catch((error: unknown) => {
    // What is missing is reported all the same.
    problem = error;
    return null;
  });
  return {
    host: {
      require: seen?.require ?? null,
      code: host,
      initSharing: seen?.initSharing,
      shareScopes: seen?.shareScopes,
    },
    slice: {
      require: own,
      entryCode,
      chunkCode,
      container,
      chunks: page.loupe_remote_sample_chunks,
      script,
      style,
      abandonedWith,
      nanostores: (exposed?.Page as { atom?: unknown } | undefined)?.atom ?? null,
    },
    nanostores: (seen?.nanostores as { atom?: unknown } | undefined)?.atom,
  };
}

const nothing: GeneratedCode = {
  host: { require: null, code: '', initSharing: undefined, shareScopes: undefined },
  slice: {
    require: null,
    entryCode: '',
    chunkCode: '',
    container: undefined,
    chunks: undefined,
    script: null,
    style: null,
    abandonedWith: undefined,
    nanostores: null,
  },
  nanostores: undefined,
};

let seen = nothing;

beforeAll(async () => {
  try {
    await build();
    seen = await look();
  } catch (error) {
    problem = error;
  }
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

function installed(name: string): string {
  const manifest = join(federation, 'node_modules', name, 'package.json');
  return `${name} ${(JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version}`;
}

const versions = ['@rspack/core', '@module-federation/enhanced'].map(installed).join(' and ');

it(`${versions} build a host and a slice that run`, () => {
  expect(problem).toBeNull();
});

it.each(reliances)('they give $on', ({ on, reliedOnBy, isMet }) => {
  const broken = `${versions} no longer give ${on}. ${reliedOnBy} relies on it.`;
  expect(isMet(seen), seen === nothing ? 'Not looked for: see the first test.' : broken).toBe(true);
});

it('finds each of these missing where nothing was generated', () => {
  expect(reliances.filter(({ isMet }) => isMet(nothing))).toEqual([]);
});
