import { join } from 'node:path';
import { holdContract, say } from '../release/release-slice.ts';
import { checkAndBuild, ownKit, readOwnSlice } from '../slice/own-slice.ts';

/** What `release` checks before it uploads: types, the slice's own tests, the build, and the contract of the host. */
export async function testSlice(root: string): Promise<void> {
  const slice = await readOwnSlice(root);
  await checkAndBuild(slice);
  await holdContract(join(root, 'dist'), await ownKit(slice));
  say(`${slice.declaration.name} is ready to be released.`);
}
