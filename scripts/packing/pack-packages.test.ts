import { globSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostContractVersion } from '../../packages/shared/host-contract.ts';
import { packPackages, type Tarball } from './pack-packages.ts';
import { outsideProject, type OutsideProject } from './testing/outside-project.ts';

const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
// Compiling the packages takes a while on a busy machine.
const patienceMs = 180_000;

let output: string;
let tarballs: readonly Tarball[];
let project: OutsideProject;

beforeAll(async () => {
  output = await mkdtemp(join(tmpdir(), 'loupe-packed-'));
  tarballs = await packPackages(join(output, 'tarballs'), join(output, 'scratch'));
  project = await outsideProject(new Map(tarballs.map(({ name, path }) => [name, path])));
}, patienceMs);
afterAll(async () => {
  await rm(output, { recursive: true, force: true });
  if (project) await rm(project.folder, { recursive: true, force: true });
});

interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly imports?: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

async function manifestOf(name: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(project.folderOf(name), 'package.json'), 'utf8')) as Manifest;
}

/** Every file that an entry of `exports` or `imports` leads to, whatever its condition. */
function targetsOf(entry: unknown): string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry as object).flatMap(targetsOf);
}

it('packs no sources, and nothing that only this repository could resolve', async () => {
  for (const { name } of tarballs) {
    const folder = project.folderOf(name);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => /(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
    expect(files.filter((file) => /\.test\.|conformance/.test(file))).toEqual([]);
    for (const file of files) {
      const text = await readFile(file, 'utf8');
      expect(text, relative(folder, file)).not.toContain('"workspace:');
      // What is written into a new slice are sources.
      if (file.endsWith('-template.js')) continue;
      const source = /(?:from|import\() ?['"]\.[^'"]*\.tsx?['"]/.exec(text)?.[0];
      expect(source, relative(folder, file)).toBe(undefined);
    }
  }
});

it('gives each package licence, changelog, the version of the host contract, and exact versions', async () => {
  const minor = hostContractVersion.split('.').slice(0, 2).join('.');
  for (const { name } of tarballs) {
    const { version, dependencies, peerDependencies } = await manifestOf(name);
    expect(version.startsWith(`${minor}.`), `${name} ${version}`).toBe(true);
    expect(Object.values(dependencies).filter((one) => !/^\d+\.\d+\.\d+$/.test(one))).toEqual([]);
    expect(peerDependencies['react']).toMatch(/^\^19\./);
    const changes = await readFile(join(project.folderOf(name), 'CHANGELOG.md'), 'utf8');
    expect(changes).toContain(`## ${version}`);
    expect(await readFile(join(project.folderOf(name), 'LICENSE'), 'utf8')).toContain(name);
  }
});

it('exports what is there: every name resolves, in every language', async () => {
  const { resolve } = createRequire(join(project.folder, 'index.js'));
  for (const { name } of tarballs) {
    const folder = project.folderOf(name);
    const { exports, imports = {} } = await manifestOf(name);
    for (const [entry, leadsTo] of [...Object.entries(exports), ...Object.entries(imports)]) {
      for (const target of targetsOf(leadsTo)) {
        const files = globSync(target.replace('*', '**/*'), { cwd: folder });
        expect(files, `${name} ${entry}`).not.toEqual([]);
        if (!entry.startsWith('.') || typeof leadsTo !== 'string') continue;
        const [before = '', after = ''] = target.replace('./', '').split('*');
        for (const file of files.filter((one) => !one.startsWith('testing/'))) {
          const star = file.slice(before.length, file.length - after.length);
          const request = `${name}${entry.slice(1).replace('*', star)}`;
          expect(resolve(request), request).toContain(folder);
        }
      }
    }
  }
});

const page = `import { useStore } from '@nanostores/react';
import type { RemotePageProps } from '@loupe/shared/host-contract';
import { $credits } from '@loupe/shared/stores/credits';
import { Button } from '@loupe/shared/ui/button';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { EmptyState } from '@loupe/shared/ui/states';
import { texts } from '#texts';
import classes from './page.module.css';

export function Page({ host }: RemotePageProps) {
  const { credits } = useStore($credits);
  // @ts-expect-error -- the host takes no number
  host.setTitle(3);
  // @ts-expect-error -- there is no such variant
  const wrong = <Button variant="loud">x</Button>;
  return <Button variant="primary" className={classes.page} onClick={() => host.navigate('/chat')}>{texts.title}{credits.total}{wrong}</Button>;
}
export const parts = [Skeleton, EmptyState];
`;

const consumer = {
  'package.json': JSON.stringify({
    name: 'outside',
    version: '1.0.0',
    type: 'module',
    imports: { '#texts': { de: './src/de.ts', default: './src/en.ts' } },
    peerDependencies: { '@loupe/shared': '*', '@nanostores/react': '*', nanostores: '*', react: '*' },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      allowImportingTsExtensions: true,
      verbatimModuleSyntax: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['@loupe/shared/assets'],
    },
    include: ['src', '*.ts'],
  }),
  'remote.ts': `import { defineRemoteDeclaration } from '@loupe/federation/registry/remote-declaration';
export const declaration = defineRemoteDeclaration({
  name: 'outside', owner: 'Outside', hostApi: '^1.1.0',
  exposes: { './page': { file: './src/expose/page.tsx' } }, routes: { '/apps/outside': './page' },
  reportTo: 'https://errors.example.com/loupe',
});`,
  'src/expose/page.tsx': page,
  'src/expose/page.module.css': '.page { color: var(--ink) }',
  'src/en.ts': "export const texts = { title: 'Outside' };",
  'src/de.ts': "export const texts = { title: 'Draußen' };",
  'build.mjs': `import { bundle } from '@loupe/federation/build/bundler';
import { defineRemote } from '@loupe/federation/build/define-remote';
import { declaration } from './remote.ts';
await bundle(defineRemote({ root: import.meta.dirname, declaration })({}, { mode: 'production' }));`,
};

it('types a project outside of the repository, in every language', async () => {
  await project.write(consumer);
  for (const language of ['en', 'de'])
    expect(await project.run(compiler, '-p', '.', '--customConditions', language)).toEqual({
      code: 0,
      said: '',
    });
}, 60_000);

it('builds a slice there: a release whose styles and texts are in it, in both languages', async () => {
  await project.write(consumer);
  expect(await project.run('build.mjs')).toEqual({ code: 0, said: '' });
  const dist = join(project.folder, 'dist');
  const release = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as {
    exposes: Record<string, { scripts: { file: string }[]; styles: { file: string }[] }>;
    languages: { de: { scripts: Record<string, { file: string }[]> } };
    shared: Record<string, string>;
    report_to: string;
  };
  const { scripts, styles } = release.exposes['./page'] ?? { scripts: [], styles: [] };
  const read = async (files: readonly { file: string }[]) =>
    (await Promise.all(files.map(({ file }) => readFile(join(dist, file), 'utf8')))).join('');
  expect(await read(styles)).toContain('.outside-primary');
  expect(await read(scripts)).toContain('Outside');
  const german = await read(release.languages.de.scripts['./page'] ?? []);
  expect(german).toContain('Draußen');
  expect(release.shared).toMatchObject({ '@loupe/shared/stores/credits': '^1.4.0' });
  expect(release.report_to).toBe('https://errors.example.com/loupe');
}, 60_000);
