import type { ExposeDeclaration } from '../registry/remote-declaration.ts';

/** Name of the chunk an exposed module is built into. */
export function chunkNameOf(expose: string, declared: ExposeDeclaration): string {
  return declared.group ?? expose.slice('./'.length);
}
