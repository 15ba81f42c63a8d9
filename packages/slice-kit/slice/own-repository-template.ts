/* The files of a slice in a repository of its own, as `loupe-slice create` writes them. */
import type { KitVersions } from './kit-versions.ts';
import { sliceFiles, titleOf, type SliceTexts } from './slice-template.ts';

export interface OwnRepository extends SliceTexts {
  readonly versions: KitVersions;
}

/** Path below the slice's folder → content. */
export function ownRepositoryFiles(slice: OwnRepository): Readonly<Record<string, string>> {
  return {
    ...sliceFiles(slice),
    'package.json': packageJson(slice),
    'tsconfig.json': tsconfig,
    'vitest.config.ts': vitestConfig,
    '.gitignore': 'node_modules/\ndist/\n.cache/\n',
    '.github/workflows/slice.yml': pipeline,
    'README.md': readme(slice),
    'src/assets.d.ts': '/// <reference types="@loupe/shared/assets" />\n',
    'src/pages/home-page.tsx': page,
    'src/pages/home-page.module.css': styles,
    'src/pages/home-page.test.tsx': pageTest,
    'src/stores/credits-left.ts': store,
    'src/stores/credits-left.test.ts': storeTest,
    'src/messages/en.ts': english(slice),
    'src/messages/de.ts': german(slice),
  };
}

function packageJson({ name, versions: { own, peers, tools } }: OwnRepository): string {
  const devDependencies = { ...own, ...peers, ...tools };
  const manifest = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=22.18' },
    scripts: { dev: 'loupe-slice dev', test: 'loupe-slice test', release: 'loupe-slice release' },
    imports: { '#texts': { de: './src/messages/de.ts', default: './src/messages/en.ts' } },
    devDependencies: Object.fromEntries(Object.entries(devDependencies).toSorted()),
    // What the page must have once comes from the host: the build reads the names from here.
    peerDependencies: { '@loupe/shared': '*', ...peers },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const tsconfig = `${JSON.stringify(
  {
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: [],
      jsx: 'react-jsx',
      strict: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      noEmit: true,
    },
    include: ['src', '*.ts'],
  },
  null,
  2,
)}\n`;

const vitestConfig = `import { defineConfig } from 'vitest/config';

// The components import style sheets, which Node does not know: vitest reads them instead.
export default defineConfig({ test: { server: { deps: { inline: [/@loupe\\//] } } } });
`;

const pipeline = `name: Slice
on:
  push:
    branches: [main]
  pull_request:

jobs:
  slice:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
      - run: npm ci
      - run: npx playwright-core install --with-deps chromium
      - run: npm test
        if: github.ref != 'refs/heads/main'
      # Uploads only: nobody gets it before it is promoted.
      - run: npm run release
        if: github.ref == 'refs/heads/main'
        env:
          LOUPE_URL: \${{ vars.LOUPE_URL }}
          LOUPE_DEPLOY_TOKEN: \${{ secrets.LOUPE_DEPLOY_TOKEN }}
`;

function readme({ name, owner }: OwnRepository): string {
  return `# ${titleOf(name)}

A slice of a Loupe site, by ${owner}. Its page is \`/apps/${name}\`.

| command | does |
|---|---|
| \`npm run dev -- --url <site>\` | serves it alone against a site, and prints the address that shows it inside the site |
| \`npm test\` | types in each language, tests, build, and the contracts of the host in a browser |
| \`npm run release\` | the same, and uploads it; \`LOUPE_URL\` and \`LOUPE_DEPLOY_TOKEN\` say where to |
| \`npm run release -- --version <stored version> --percent 10\` | gives it to a tenth of the people; \`--promote\` to everybody |
| \`npm run release -- --rollback\` | ends the trial, or puts the version before in force again |
`;
}

const page = `import { useStore } from '@nanostores/react';
import type { HostContract } from '@loupe/shared/host-contract';
import { Button } from '@loupe/shared/ui/button';
import { useTitle } from '@loupe/shared/ui/use-page';
import { firstName } from '../lib/first-name.ts';
import { $creditsLeft } from '../stores/credits-left.ts';
import { texts } from '#texts';
import classes from './home-page.module.css';

/** What the slice begins with: it knows who is there from the host, and what they have left from a store of the host. */
export function HomePageView({ host }: { readonly host: HostContract }) {
  const user = useStore(host.$user);
  const creditsLeft = useStore($creditsLeft);
  useTitle(host, texts.title);
  return (
    <div className={classes.page}>
      <h1>{texts.title}</h1>
      <p>{texts.greeting(firstName(user?.name ?? ''))}</p>
      {creditsLeft !== null && <p>{texts.creditsLeft(creditsLeft)}</p>}
      <Button variant="primary" onClick={() => host.navigate('/chat')}>
        {texts.ask}
      </Button>
    </div>
  );
}
`;

const styles = `.page {
  padding: var(--space-6);
}
`;

const pageTest = `import { renderToStaticMarkup } from 'react-dom/server';
import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import type { HostContract } from '@loupe/shared/host-contract';
import { $credits } from '@loupe/shared/stores/credits';
import { HomePageView } from './home-page.tsx';

const user = { id: 'usr_1', email: 'robin@example.com', name: 'Robin Reader', permissions: [] };
const host = { $user: atom(user) } as unknown as HostContract;

it('greets who is there, and says what is left once the host knows it', () => {
  const before = renderToStaticMarkup(<HomePageView host={host} />);
  expect(before).toContain('Good to see you, Robin.');
  expect(before).not.toContain('left');
  const { credits, ...state } = $credits.get();
  $credits.set({ ...state, asOfMs: 1, credits: { ...credits, remaining: 42 } });
  expect(renderToStaticMarkup(<HomePageView host={host} />)).toContain('You have 42 credits left.');
});
`;

const store = `import { computed } from 'nanostores';
import { $remainingCredits } from '@loupe/shared/stores/credits';

/**
 * Credits of the person, whole ones; null while they are not known. The store below it is the host's: it exists once in
 * the page, and a run in another slice changes what this one shows.
 */
export const $creditsLeft = computed($remainingCredits, (credits) =>
  credits === null ? null : Math.floor(credits),
);
`;

const storeTest = `import { expect, it } from 'vitest';
import { $credits } from '@loupe/shared/stores/credits';
import { $creditsLeft } from './credits-left.ts';

it('follows the credits that the host knows, and knows none before', () => {
  expect($creditsLeft.get()).toBe(null);
  const { credits, ...state } = $credits.get();
  $credits.set({ ...state, asOfMs: 1, credits: { ...credits, remaining: 7 } });
  expect($creditsLeft.get()).toBe(7);
});
`;

function english({ name }: OwnRepository): string {
  return `export const texts = {
  title: '${titleOf(name)}',
  greeting: (name: string) => (name === '' ? 'Good to see you.' : \`Good to see you, \${name}.\`),
  creditsLeft: (credits: number) =>
    credits === 1 ? 'You have 1 credit left.' : \`You have \${credits} credits left.\`,
  ask: 'Ask a question',
};
`;
}

function german({ name }: OwnRepository): string {
  return `import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '${titleOf(name)}',
  greeting: (name) => (name === '' ? 'Schön, dass Sie da sind.' : \`Schön, dass Sie da sind, \${name}.\`),
  creditsLeft: (credits) =>
    credits === 1 ? 'Sie haben noch 1 Credit.' : \`Sie haben noch \${credits} Credits.\`,
  ask: 'Eine Frage stellen',
};
`;
}
