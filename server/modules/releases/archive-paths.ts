import { appError } from '../../errors/app-error.ts';
import { releaseRefusals as refusals } from '../../messages/release-refusals-texts.ts';

/** Shorter than what every file system takes, compressed copies and the folder of the release included. */
const longestPath = 200;

/** Knows which paths an archive has taken; `add` throws `release.malformed` for one that cannot lie beside the others. */
export function createNames(): { add(path: string): void } {
  const files = new Set<string>();
  const folders = new Set<string>();
  return {
    add(path) {
      // Some systems do not tell upper from lower case.
      const name = path.toLowerCase();
      const above = foldersOf(name);
      if (files.has(name))
        throw appError('release.malformed', { sentence: refusals.said((t) => t.twice(path)) });
      if (folders.has(name) || above.some((folder) => files.has(folder)))
        throw appError('release.malformed', { sentence: refusals.said((t) => t.fileAndFolder(path)) });
      files.add(name);
      for (const folder of above) folders.add(folder);
    },
  };
}

/** `a/b/c` lies in `a` and in `a/b`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_part, at) => parts.slice(0, at + 1).join('/'));
}

/** The path below the release's folder. Throws `release.path_outside` for one that leads out of it. */
export function pathInside(path: string): string {
  const inside = path.replace(/^(\.\/)+/, '');
  const parts = inside.split('/');
  if (inside.length > longestPath)
    throw appError('release.malformed', {
      sentence: refusals.said((t) => t.pathTooLong(inside.slice(0, 60), longestPath)),
    });
  const leadsOut = inside.startsWith('/') || /[\\\0]|^[a-z]:/i.test(inside);
  if (leadsOut || parts.some((part) => part === '' || part === '.' || part === '..'))
    throw appError('release.path_outside', {
      sentence: refusals.said((t) => t.leadsOut(JSON.stringify(path.slice(0, 120)))),
    });
  return inside;
}
