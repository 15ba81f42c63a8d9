// `npm run report -- <agent> [en|de] [field=value | field=@file[,file…]]… [depth=deep]`: prints what an agent writes without
// a model, then what it cost, its findings and the statements that nothing supports. Without fields: its own sample.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Language } from '@loupe/shared/lib/language';
import { agentOf } from './agent-of.ts';
import { memoryTools } from './memory-tools.ts';
import { runAgent } from './run-agent.ts';
import { AppError } from '../../errors/app-error.ts';
import { speaking } from '../../language/language.ts';

const [slug = '', ...rest] = process.argv.slice(2);
const language: Language = rest[0] === 'de' ? 'de' : 'en';
const fields = rest.filter((word) => word.includes('='));
const agent = agentOf(slug, language);

const files = new Map<string, { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }>();
const given = Object.fromEntries(
  fields.map((field) => {
    const at = field.indexOf('=');
    return [field.slice(0, at), valueOf(field.slice(at + 1))];
  }),
);
const names = agent.inputs.map(({ name }) => name);
const unknown = Object.keys(given).filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stdout.write(`no field ${unknown.join(', ')}; there are: ${names.join(', ')}\n`);
  process.exit(1);
}
const inputs = fields.length === 0 ? (agent.sample?.inputs ?? {}) : given;

const tools = memoryTools(Object.fromEntries(files));
const run = await speaking(language, async () => {
  await agent.check?.(inputs, tools);
  return await runAgent(agent, inputs, { tools });
}).catch((error: unknown) => {
  if (!(error instanceof AppError)) throw error;
  process.stdout.write(`refused: ${error.code}, ${error.field ?? 'no field'}: ${error.message}\n`);
  process.exit(1);
});
const unsupported = run.claims.filter(({ supported }) => !supported);
process.stdout.write(`${run.report}\n\n— answer\n${run.answer}\n\n`);
process.stdout.write(
  `— ${run.isUnanswered ? 'nothing charged' : `${run.credits} credits`}, ${run.steps} steps, ${run.figures.length} figures, ${run.claims.length} statements, ${unsupported.length} unsupported\n`,
);
for (const { title, status } of run.findings) process.stdout.write(`finding: ${title} (${status})\n`);
for (const claim of unsupported) process.stdout.write(`unsupported: ${JSON.stringify(claim)}\n`);

/** A value as typed, or the ids of the files after "@". */
function valueOf(text: string): string {
  if (!text.startsWith('@')) return text;
  return text
    .slice(1)
    .split(',')
    .map((path) => {
      const id = `file${files.size + 1}`;
      files.set(id, { name: basename(path), bytes: new Uint8Array(readFileSync(path)) });
      return id;
    })
    .join(',');
}
