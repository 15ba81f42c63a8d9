/** What the bundler writes before its general start: the imports and names that this one needs too. */
const startsAt = 'const __module_federation_remote_infos__';

/**
 * Loader for the module that the bundler generates to start a federation runtime. Its general start computes the
 * options of a runtime that knows remotes, snapshots and plugins; ours needs the bundler's require function alone
 * (see docs/decisions/0009). Throws when the generated module no longer looks as expected.
 */
// oxlint-disable-next-line import/no-default-export -- the bundler calls the default export of a loader
export default function startShareRuntime(generated: string): string {
  const end = generated.indexOf(startsAt);
  if (end === -1) throw new Error('The bundler starts its federation runtime in another way than expected');
  return `${generated.slice(0, end)}
const requireOfBuild = __webpack_require__;
__module_federation_bundler_runtime__.connect(requireOfBuild);`;
}
