import { rspack, type Configuration } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

/** Serves one slice with hot reload until the returned function is called. */
export async function serve(config: Configuration | Configuration[]): Promise<() => Promise<void>> {
  const configs = [config].flat();
  const server = new RspackDevServer({ ...configs[0]?.devServer, setupExitSignals: false }, rspack(configs));
  await server.start();
  return () => server.stop();
}
