import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { appError } from '../errors/app-error.ts';
import { sampleFile } from './library.ts';

/** A file that comes with the product. */
interface LibraryFile {
  /** Stable name, e.g. "samples/vendor-comparison/prices.csv", "reference/rail-minutes.csv" or "northwind-freight/profile.md". */
  readonly id: string;
  /** File name shown to people. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Invented for the product; otherwise reference data, which is real and has a date. */
  readonly isSample: boolean;
}

/**
 * What comes with the agents, each by its folder: `samples/<slug>/` and `reference/`. Unlike the documents of the sample
 * companies, none of it is searched by a chat.
 */
interface AgentLibrary {
  /** The sample files of an agent, in the order of their names; none when it has no folder. */
  samplesOf(slug: string): readonly LibraryFile[];
  /** A reference file by its name, e.g. "rail-minutes.csv". Throws `file.not_found`. */
  reference(name: string): LibraryFile;
  /** Any file of the library by its id, those of sample companies and series by their title as well; null when there is none. */
  file(idOrTitle: string): LibraryFile | null;
  /** The ids of all samples and reference files. */
  ids(): readonly string[];
}

/** The library below a folder. What there is, is listed once; a file is read once, when it is first wanted. */
export function createAgentLibrary(root: URL): AgentLibrary {
  const files = new Map<string, LibraryFile>();
  let listed: ReadonlySet<string> | null = null;
  const ids = () => (listed ??= new Set(['samples', 'reference'].flatMap((kind) => filesBelow(root, kind))));
  const own = (id: string): LibraryFile | null => {
    // Only what was listed is opened: the name may come from a model.
    if (!ids().has(id)) return null;
    const file = files.get(id) ?? readLibraryFile(root, id);
    files.set(id, file);
    return file;
  };
  return {
    samplesOf: (slug) =>
      [...ids()].filter((id) => id.startsWith(`samples/${slug}/`)).flatMap((id) => own(id) ?? []),
    reference: (name) => {
      const file = own(`reference/${name}`);
      if (file === null) throw appError('file.not_found');
      return file;
    },
    file: (idOrTitle) => own(idOrTitle) ?? companyFile(idOrTitle),
    ids: () => [...ids()],
  };
}

export const agentLibrary = createAgentLibrary(new URL('./', import.meta.url));

function filesBelow(root: URL, kind: string): string[] {
  const folder = new URL(`${kind}/`, root);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/(?:^|[/\\])\./.test(path) && statSync(new URL(path, folder)).isFile())
    .map((path) => `${kind}/${path.replaceAll('\\', '/')}`)
    .sort();
}

function readLibraryFile(root: URL, id: string): LibraryFile {
  const [kind, first = '', ...rest] = id.split('/');
  const isSample = kind === 'samples';
  const name = isSample ? rest.join('/') : [first, ...rest].join('/');
  return { id, name, bytes: readFileSync(new URL(id, root)), isSample };
}

function companyFile(idOrTitle: string): LibraryFile | null {
  const found = sampleFile(idOrTitle);
  return found === null ? null : { ...found, isSample: true };
}
