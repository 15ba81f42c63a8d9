import { join } from 'node:path';
import type { ReleaseOrder } from '../release/release-order.ts';
import { releaseSlice } from '../release/release-slice.ts';
import { checkAndBuild, ownKit, readOwnSlice } from '../slice/own-slice.ts';

/** Checks and uploads the slice, or does with a stored version what was ordered. */
export async function releaseOwnSlice(root: string, order: ReleaseOrder): Promise<void> {
  const slice = await readOwnSlice(root);
  await releaseSlice(
    {
      name: slice.declaration.name,
      folder: join(root, 'dist'),
      build: () => checkAndBuild(slice),
      kit: () => ownKit(slice),
      command: 'npx loupe-slice release',
    },
    order,
  );
}
