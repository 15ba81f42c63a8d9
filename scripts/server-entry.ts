import { join } from 'node:path';
import { commonStamp, isBuiltFrom, serverBuilt, stampOf } from './build-stamps.ts';

const known = new Map<string, Promise<string>>();

/**
 * The file to start the server of a repository with: its bundle when that was built from just these sources, which starts
 * with half the work, else its sources. Looked up once for a process (about 2,500 files are read).
 */
export function serverEntry(root: string): Promise<string> {
  const entry = known.get(root) ?? look(root);
  known.set(root, entry);
  return entry;
}

async function look(root: string): Promise<string> {
  const stamp = await stampOf(root, serverBuilt, await commonStamp(root));
  return (await isBuiltFrom(root, serverBuilt, stamp))
    ? join(root, 'server/dist', serverBuilt.result)
    : join(root, 'server/index.ts');
}
