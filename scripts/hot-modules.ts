// Modules of this process that can be loaded again when their file was changed, without loading all others again.
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The modules below a folder that were loaded, and who imports whom. */
export interface HotModules {
  /** The module as its file is now: it and what imports it is loaded again when it, or what it imports, was changed. */
  load<M>(file: string): Promise<M>;
  /** Files of all that was loaded. */
  files(): readonly string[];
  /** The file was changed: it and all that import it, directly or not, are loaded again when they are asked for. */
  changed(file: string): void;
}

/**
 * Node loads a module once for each address: what was changed gets a number behind its address, and so does all that
 * imports it. What was loaded before stays in memory: for a developer's process, which is started again now and then.
 * Packages that are installed are never loaded again.
 */
export function createHotModules(root: string): HotModules {
  const folder = pathToFileURL(`${root}/`).href;
  const importers = new Map<string, Set<string>>();
  const versions = new Map<string, number>();
  const addressOf = (url: string) => {
    const version = versions.get(url);
    return version === undefined ? url : `${url}?changed=${version}`;
  };

  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      const url = withoutVersion(resolved.url);
      if (!url.startsWith(folder) || url.includes('/node_modules/')) return resolved;
      const known = importers.get(url) ?? new Set();
      importers.set(url, known);
      if (context.parentURL !== undefined) known.add(withoutVersion(context.parentURL));
      return { ...resolved, url: addressOf(url) };
    },
  });

  return {
    load: async (file) => await import(addressOf(pathToFileURL(file).href)),
    files: () => [...importers.keys()].map((url) => fileURLToPath(url)),
    changed(file) {
      const waiting = [pathToFileURL(file).href];
      const found = new Set(waiting);
      for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
        versions.set(url, (versions.get(url) ?? 0) + 1);
        for (const importer of importers.get(url) ?? []) {
          if (found.has(importer) || fileURLToPath(importer) === import.meta.filename) continue;
          found.add(importer);
          waiting.push(importer);
        }
      }
    },
  };
}

function withoutVersion(url: string): string {
  return url.replace(/\?changed=\d+$/, '');
}
