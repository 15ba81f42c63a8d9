import { defineRemote } from '@loupe/federation/build/define-remote';
import { serve } from '@loupe/federation/build/serve';
import { developmentPort } from '@loupe/federation/build/standalone-config';
import { routes, type RouteShape } from '@loupe/shared/contract/routes';
import { say } from '../release/release-slice.ts';
import { readOwnSlice, type OwnSlice } from '../slice/own-slice.ts';

function firstPath({ declaration }: OwnSlice): string {
  const table: Readonly<Record<string, RouteShape>> = routes;
  const [route = '/'] = Object.keys(declaration.routes);
  return table[route]?.path ?? route;
}

/**
 * Serves the slice with hot reload until the process ends: alone in a minimal frame, against the API of a site, and for
 * the tab of an admin inside that site.
 */
export async function developSlice(root: string, url: string, port?: string): Promise<void> {
  const slice = await readOwnSlice(root);
  process.env['API_BASE_URL'] = url;
  if (port !== undefined) process.env['PORT'] = port;
  const { name } = slice.declaration;
  await serve(defineRemote(slice)({ RSPACK_SERVE: true }, { mode: 'development' }));
  const address = `http://localhost:${developmentPort(name)}`;
  say(`Inside the site, as an admin: ${url}${firstPath(slice)}?dev=${name}@${address}`);
}
