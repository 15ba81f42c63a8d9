import { environment } from '@loupe/shared/environment';
import { pathWithout } from '@loupe/shared/lib/path-without';

/** Query parameter of any route that carries a hand-off code (R22, H4). */
const parameter = 'adminToken';
/** Only the path counts; the origin is there to read it as an address. */
const anyOrigin = 'https://own.invalid';

/** True for a path that has to be reloaded, so that its code is exchanged before anything else happens. */
export function carriesHandOffCode(path: string): boolean {
  return URL.canParse(path, anyOrigin) && new URL(path, anyOrigin).searchParams.has(parameter);
}

/**
 * Takes the hand-off code out of the address: from then on it is neither in the address bar nor in the history (H4).
 * Null without one; an empty or repeated parameter is erased as well.
 */
export function takeHandOffCode(): string | null {
  const { page } = environment();
  if (!carriesHandOffCode(page.path())) return null;
  const code = new URL(page.path(), anyOrigin).searchParams.get(parameter) ?? '';
  page.replacePath(pathWithout(page.path(), parameter));
  return code === '' ? null : code;
}
