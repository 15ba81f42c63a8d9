/* The files of a new slice: one page, both languages, a test, and the slice alone. */

/** What is said of a slice in its files. */
export interface SliceTexts {
  /** `^[a-z][a-z0-9-]*$` */
  readonly name: string;
  /** Team that answers for it. */
  readonly owner: string;
  /** Version of the host contract it begins with. */
  readonly hostContract: string;
}

/** A slice inside the repository of the site, as `pnpm new-remote` writes it. */
export interface NewRemote extends SliceTexts {
  /** `package.json` of a slice that is there already: what a slice is built with is the same for all. */
  readonly packageJson: PackageJson;
}

export interface PackageJson {
  readonly [field: string]: unknown;
}

/** What every slice begins with, wherever it lies: path below its folder → content. */
export function sliceFiles(slice: SliceTexts): Readonly<Record<string, string>> {
  const { name } = slice;
  return {
    'remote.ts': declaration(slice),
    'src/standalone.tsx': standalone(name),
    'src/expose/home-page.tsx': expose(name),
    'src/pages/home-page.tsx': page,
    'src/lib/first-name.ts': firstName,
    'src/lib/first-name.test.ts': firstNameTest,
    'src/messages/en.ts': english(slice),
    'src/messages/de.ts': german(slice),
  };
}

/** Path below the slice's folder → content. */
export function remoteFiles(remote: NewRemote): Readonly<Record<string, string>> {
  return { ...sliceFiles(remote), 'package.json': packageJson(remote), 'rspack.config.ts': rspackConfig };
}

/** "release-notes" is shown as "Release Notes": a name, which is the same in every language. */
export function titleOf(name: string): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(' ').trim();
}

function packageJson({ name, packageJson: model }: NewRemote): string {
  const { dependencies: _own, ...common } = model;
  return `${JSON.stringify({ ...common, name, version: '1.0.0' }, null, 2)}\n`;
}

function declaration({ name, owner, hostContract }: SliceTexts): string {
  return `import { defineRemoteDeclaration } from '@loupe/federation/registry/remote-declaration';

export const declaration = defineRemoteDeclaration({
  name: '${name}',
  owner: ${JSON.stringify(owner)},
  hostApi: '^${hostContract}',
  exposes: { './home-page': { file: './src/expose/home-page.tsx' } },
  routes: { '/apps/${name}': './home-page' },
});
`;
}

const rspackConfig = `import { defineRemote } from '@loupe/federation/build/define-remote';
import { declaration } from './remote.ts';

// oxlint-disable-next-line import/no-default-export -- the rspack command line reads the default export
export default defineRemote({ root: import.meta.dirname, declaration });
`;

function standalone(name: string): string {
  return `import { declaration } from '../remote.ts';

/* The slice alone, as its \`dev\` serves it. The import makes room for the shared modules to be agreed on first. */
void import('@loupe/federation/region/standalone-frame').then(({ mountStandalone }) =>
  mountStandalone(
    declaration,
    { './home-page': () => import('./expose/home-page.tsx') },
    '/apps/${name}',
  ),
);
`;
}

function expose(name: string): string {
  return `import type { RemotePageProps } from '@loupe/shared/host-contract';
import { HomePageView } from '../pages/home-page.tsx';

/** \`/apps/${name}\` */
export function Page({ host }: RemotePageProps) {
  return <HomePageView host={host} />;
}
`;
}

const page = `import { useStore } from '@nanostores/react';
import type { HostContract } from '@loupe/shared/host-contract';
import { useTitle } from '@loupe/shared/ui/use-page';
import { firstName } from '../lib/first-name.ts';
import { texts } from '#texts';

/** What the slice begins with: it knows who is there, from the host alone. */
export function HomePageView({ host }: { readonly host: HostContract }) {
  const user = useStore(host.$user);
  useTitle(host, texts.title);
  return (
    <div>
      <h1>{texts.title}</h1>
      <p>{texts.greeting(firstName(user?.name ?? ''))}</p>
    </div>
  );
}
`;

const firstName = `/** How somebody is greeted: "Robin Reader" is "Robin"; somebody without a name is not called anything. */
export function firstName(name: string): string {
  return name.trim().split(/\\s+/)[0] ?? '';
}
`;

const firstNameTest = `import { expect, it } from 'vitest';
import { firstName } from './first-name.ts';

it('greets people by their first name, and nobody by an empty one', () => {
  expect(firstName('  Robin  Reader')).toBe('Robin');
  expect(firstName('   ')).toBe('');
});
`;

function english({ name }: SliceTexts): string {
  return `export const texts = {
  title: '${titleOf(name)}',
  greeting: (name: string) => (name === '' ? 'Good to see you.' : \`Good to see you, \${name}.\`),
};
`;
}

function german({ name }: SliceTexts): string {
  return `import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '${titleOf(name)}',
  greeting: (name) => (name === '' ? 'Schön, dass Sie da sind.' : \`Schön, dass Sie da sind, \${name}.\`),
};
`;
}
