import type { TestServer } from '../../../testing/test-server.ts';

/** A small table of the person; gives its id. */
export async function uploadTo(server: TestServer, token: string, name: string): Promise<string> {
  const uploaded = await server.app.inject({
    method: 'POST',
    url: `/api/files?name=${name}`,
    payload: Buffer.from('Item,Price\nPears,4\n'),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
  return uploaded.json<{ data: { file: { id: string } } }>().data.file.id;
}
