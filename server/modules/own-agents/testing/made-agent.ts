import { ownAgentDocument, type OwnAgentDocument } from '@loupe/shared/contract/own-agents';
import type { TestServer } from '../../../testing/test-server.ts';
import { endOfRun, startRun } from '../../runs/testing/scripted-agent.ts';

/** An agent of one’s own as its form would send it. */
export const documentOf = (given: Partial<OwnAgentDocument> = {}): OwnAgentDocument =>
  ownAgentDocument.parse({
    title: 'Sales check',
    questions: ['total Revenue', 'total Revenue in {region}'],
    inputs: [{ name: 'region', label: 'Region', kind: 'text' }],
    tools: ['read_file', 'search_files', 'query_table'],
    ...given,
  });

export async function make(server: TestServer, token: string, document = documentOf()) {
  const { data } = await server.api('POST /agents', { token, body: { document } });
  return data.agent;
}

export async function upload(server: TestServer, token: string, name: string, text: string): Promise<string> {
  const raw = await server.app.inject({
    method: 'POST',
    url: `/api/files?name=${name}`,
    payload: Buffer.from(text),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
  return raw.json<{ data: { file: { id: string } } }>().data.file.id;
}

/** A small table that agents are asked about. */
export const sales =
  'Month;Region;Revenue\n2026-01;North;1.200,50\n2026-02;South;980,00\n2026-03;North;1.430,25\n';

/** Runs an agent over that table, to its end. */
export async function runIt(server: TestServer, token: string, slug: string, region = 'the North') {
  const file = await upload(server, token, 'sales.csv', sales);
  const { runId, chatId } = await startRun(server, token, {
    text: '',
    agent: slug,
    inputs: { region },
    attachment_ids: [file],
  });
  return { run: await endOfRun(server, token, runId), runId, chatId };
}

/** A field of a form. */
export function field(name: string): OwnAgentDocument['inputs'][number] {
  return { name, label: name, hint: '', kind: 'text', is_required: false, options: [] };
}
