// Why: the types see to it that every language has the same texts, but not that a text was translated, nor that what is
// shown comes from texts at all, in the language of the page instead of in one.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languages } from '../packages/shared/lib/language.ts';
import { untranslated } from './untranslated.ts';

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(Boolean);
const textFile = /(^|[/-])(en|de)\.ts$/;
const problems: string[] = [];

for (const file of files.filter((name) => textFile.test(name) && name.endsWith('en.ts'))) {
  const german = file.replace(/en\.ts$/, 'de.ts');
  if (!files.includes(german)) {
    problems.push(`${file} has no German file beside it`);
    continue;
  }
  const left = untranslated(await textsOf(file), await textsOf(german));
  problems.push(...left.map((what) => `${file}: ${what}`));
}

const direct = /^(?:import|export)(?! type).* from '[^']*[/-](en|de)(?:\.ts)?'/gm;
for (const file of files) {
  // The server has no page: it answers each reader in the language of the request.
  if (file.startsWith('server/')) continue;
  if (textFile.test(file) || /\.(test|spec)\.tsx?$/.test(file)) continue;
  const taken = [...readFileSync(file, 'utf8').matchAll(direct)].map(([, language]) => language);
  if (taken.length > 0 && new Set(taken).size < languages.length)
    problems.push(`${file} takes its texts from one language; import them from '#texts/…'`);
}

// What a person reads comes from messages: these are the ways out. The names of languages are such, too: whoever says
// a sentence in each by hand has gone past the messages.
const ways =
  'sentence|subject|summary|title|label|detail|outcome|hint|error_message|placeholder|message|aria-label|alt';
const spoken = new RegExp(
  `\\b(?:${ways}|${languages.join('|')})(?:(?::|\\s*=)\\s*(?:'(?:[^'\\\\]|\\\\.)*'|\`(?:[^\`\\\\]|\\\\.)*\`)|="[^"]*")`,
  'g',
);
const product =
  /^(?:server\/(?:agents|engines|http|modules|providers|tools)|host\/src|remotes\/[^/]+\/src|packages\/(?:shared(?!\/contract\/)|federation\/region))\//;
const words = /[A-Za-z]{2,} [a-z]{2,}/;
for (const file of files) {
  if (!product.test(file) || textFile.test(file)) continue;
  if (/\/(?:messages|testing)\/|\.test\.tsx?$/.test(file)) continue;
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const [i, line] of lines.entries()) {
    for (const [said] of line.matchAll(spoken)) {
      if (words.test(said.replace(/\$\{[^}]*\}/g, '')))
        problems.push(`${file}:${i + 1} says a sentence outside messages: ${said}`);
    }
    if (/toLocaleString\('|\.message\b.*sentence/.test(line))
      problems.push(`${file}:${i + 1} writes numbers or sentences of one language`);
  }
}

/** What a file of texts exports; on the server each name ends with its language. */
async function textsOf(file: string): Promise<Record<string, unknown>> {
  const texts = (await import(resolve(join(import.meta.dirname, '..'), file))) as Record<string, unknown>;
  const ending = /(?:En|De)$/;
  const named = Object.entries(texts).filter(([name]) => !file.startsWith('server/') || ending.test(name));
  return Object.fromEntries(named.map(([name, said]) => [name.replace(ending, ''), said]));
}

process.stdout.write(`${problems.length === 0 ? 'every text is there in every language' : ''}\n`);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
