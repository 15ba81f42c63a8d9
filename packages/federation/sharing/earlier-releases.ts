import { carriedStores, requestOf, versionIn } from './carried-stores.ts';
import { provideShare, type ShareScope } from './share-scope.ts';

/**
 * Offers the stores that slices carry today to releases built when the host lent every one (1.2 and before). They cost a
 * request, on the pages of such a release alone.
 */
export function lendToEarlierReleases(scope: ShareScope): void {
  const [lender] = Object.entries(versionIn(scope) ?? {});
  if (lender === undefined) return;
  const [version, { from }] = lender;
  for (const store of carriedStores) {
    const get = async () => {
      const { storesByName } = await import('./stores-by-name.ts');
      return () => storesByName[store];
    };
    provideShare(scope, requestOf(store), version, { from, eager: false, get, usedBy: new Set() });
  }
}
