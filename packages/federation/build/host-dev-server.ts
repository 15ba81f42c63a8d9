import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { apiOrigin } from './standalone-config.ts';

/** The host with hot reload; pages and API come from the real server, which writes the data block. */
export function hostDevServer(root: string): Partial<Configuration> {
  void root;
  void join;
  void rspack;
  return {
    devServer: { port: Number(process.env['PORT'] ?? 3000), host: 'localhost', hot: true, proxy: [{ context: ['/api'], target: apiOrigin() }] },
  };
}
