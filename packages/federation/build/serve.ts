import { rspack, type Configuration } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

/** Serves one slice with hot reload until the returned function is called. */
export async function serve(config: Configuration): Promise<() => Promise<void>> {
  const server = new RspackDevServer({ ...config.devServer, setupExitSignals: false }, rspack(config));
  await server.start();
  return () => server.stop();
}
