import { speaking } from '../../language/language.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { agentOf } from './agent-of.ts';
import { memoryTools } from './memory-tools.ts';
import { runAgent } from './run-agent.ts';

type Language = 'en' | 'de';

/** The report of an agent on one document about Marlowe Kettle Ltd, without marks of sources and links. */
async function report(slug: string, text: string, language: Language): Promise<string> {
  const agent = agentOf(slug, language);
  const files = { report: { name: 'report.md', bytes: bytesOf(text) } };
  const options = { tools: memoryTools(files), fileIds: ['report'] };
  const run = await speaking(language, () => runAgent(agent, { company: 'Marlowe Kettle Ltd' }, options));
  return run.report
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/\[\d+\]\(#source:\d+\)/g, '')
    .replaceAll(/\[([^\]]*)\]\(#figure:[^)]*\)/g, '$1');
}

const rowsOf = (part: string | undefined) =>
  part?.match(/^\| (?:Revenue|Umsatz(?:erlöse)?|Equity|Eigenkapital) .*$/gmu) ?? [];

/** The lines of figures by year that Company Research and Financial Statement Analysis take from a document. */
export async function figuresOf(text: string, language: Language = 'en') {
  const research = await report('company-research', text, language);
  const statements = await report('financial-statement-analysis', text, language);
  return {
    research,
    rows: rowsOf(/(?:By year|Jahreswerte)[\s\S]*?(?=\n\n\[|\n#)/u.exec(research)?.[0]),
    lines: rowsOf(/## (?:Lines|Posten)[\s\S]*?(?=\n## )/u.exec(statements)?.[0]),
  };
}
