import type { FastifyInstance } from 'fastify';

/** Every route that the server answers below the API prefix: `GET /chats/:chat_id`. */
export function servedRoutes(app: FastifyInstance): string[] {
  const tree = app.printRoutes({ commonPrefix: false });
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?/.exec(line) ?? [];
    const depth = indent.length / 4;
    const path = `${depth === 0 ? '' : above[depth - 1]}${part}`;
    above[depth] = path;
    if (!path.startsWith('/api/')) return [];
    const asked = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD');
    return asked.map((method) => `${method} ${path.slice('/api'.length)}`);
  });
}
