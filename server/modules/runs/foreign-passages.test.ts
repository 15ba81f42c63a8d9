import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { tools } from '../../tools/registry.ts';
import { createToolContexts } from './tool-context.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function ownerOfNotes() {
  const { token, user } = await server.signUp();
  const uploaded = await server.app.inject({
    method: 'POST',
    url: '/api/files?name=notes.md',
    payload: Buffer.from('# Harbour\n\nThe quibbleworth lighthouse counted ninety ships.\n'),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
  return { userId: user.id, fileId: uploaded.json<{ data: { file: { id: string } } }>().data.file.id };
}

it.each(['search_files', 'web_search'])(
  'U2 %s finds what is in a file for its owner and nothing for another account that names it',
  async (name) => {
    const owner = await ownerOfNotes();
    const { user: other } = await server.signUp();
    const contextOf = createToolContexts({ ...server.deps, searchUrl: null });
    const found = async (userId: string, fileIds: readonly string[]) => {
      const tool = tools.get(name);
      const context = contextOf({
        userId,
        chatId: 'cht_any',
        signal: new AbortController().signal,
        now: server.clock.now(),
      });
      const input = tool?.input.parse({ query: 'quibbleworth', file_ids: fileIds });
      return (await tool?.run(input, context))?.sources.map((source) => source.file_id);
    };
    expect(await found(owner.userId, [owner.fileId])).toEqual([owner.fileId]);
    expect(await found(other.id, [owner.fileId])).toEqual([]);
  },
);
