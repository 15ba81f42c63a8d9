/** Only the path counts; the origin is there to read it as an address. */
const anyOrigin = 'https://own.invalid';

/**
 * A path of the site without one of its query parameters, however often it is there. Never leads elsewhere: of a path
 * that reads as another host, `//host/path`, the path alone is left.
 */
export function pathWithout(path: string, parameter: string): string {
  const { pathname, searchParams } = new URL(path, anyOrigin);
  searchParams.delete(parameter);
  return searchParams.size > 0 ? `${pathname}?${searchParams.toString()}` : pathname;
}
