import { dayText, listText } from '../../tools/number-text.ts';
import { plainText, table } from '../writing/marks.ts';
import { sentencesOf } from '../writing/sentences.ts';
import type { Dossier } from './dossier.ts';
import { dateIn } from './extract-events.ts';
import type { TopicQuotes } from './topics.ts';
import { countOf, headlineOf, marksOf, type Writing } from './write-profile.ts';

function quoted(text: string): string {
  return `“${plainText(text)}”`;
}

/** Differing values side by side, each with its words and place. */
export function writeContradictions({ step, findings }: Writing): void {
  const open = findings.checked.filter((one) => one.status === 'for review');
  const lines = ['## Contradictions', ''];
  if (open.length === 0) lines.push('No two documents give different values for the same fact.', '');
  for (const one of open) {
    lines.push(
      `### ${one.label}`,
      '',
      table(
        ['Value', 'Words of the source', 'Document'],
        one.values.map((value) => [
          plainText(value.text),
          quoted(value.evidence[0]?.quote.slice(0, 240) ?? ''),
          `${[...new Set(value.evidence.map((evidence) => plainText(evidence.dossier.name)))].join(', ')}${marksOf(step, value.evidence)}`,
        ]),
      ),
      '',
    );
  }
  step.write('report', `${lines.join('\n')}\n`);
}

/** The best passages by topic, quoted word for word. */
export function writeQuotes({ step }: Writing, topics: readonly TopicQuotes[]): void {
  if (topics.length === 0) return;
  const lines = ['## In the words of the sources', ''];
  for (const topic of topics) {
    lines.push(`**${topic.title}**`, '');
    for (const quote of topic.quotes)
      lines.push(
        `> ${plainText(quote.quote)}${marksOf(step, [quote])}`,
        '>',
        `> — ${plainText(quote.dossier.name)}, ${quote.place}`,
        '',
      );
  }
  step.write('report', `${lines.join('\n')}\n`);
}

export function writeVerification({ step, findings }: Writing): void {
  const rows = findings.checked.map((one) => [
    one.label,
    plainText(one.values.map((value) => value.text).join(' / ')),
    one.reason,
    one.status,
  ]);
  const rule =
    '*Verified*: the same in two or more documents, or computed from the statements and equal. *Unverified*: one document only. *For review*: the documents differ. Documents of one company are not independent of each other.';
  step.write(
    'report',
    `## Verification\n\n${rule}\n\n${rows.length > 0 ? table(['Fact', 'Value', 'Why', 'Status'], rows) : 'Nothing to verify.'}\n\n`,
  );
}

interface Ahead {
  readonly date: string;
  readonly text: string;
}

function datesAhead(dossiers: readonly Dossier[], today: string): Ahead[] {
  return dossiers.flatMap((dossier) =>
    dossier.lines.flatMap((line) =>
      line.text.startsWith('#')
        ? []
        : sentencesOf(line.text).flatMap((sentence) => {
            const date = dateIn(sentence);
            return date !== null && date > today ? [{ date, text: sentence }] : [];
          }),
    ),
  );
}

function openQuestions({
  findings,
  gathered,
  today,
}: Pick<Writing, 'findings' | 'gathered' | 'today'>): string[] {
  const questions = findings.checked
    .filter((one) => one.status === 'for review')
    .map(
      (one) =>
        `Which value of “${one.label}” holds, and as of when: ${one.values.map((value) => plainText(value.text)).join(' or ')}?`,
    );
  for (const person of findings.people.filter((one) => one.leaving !== null))
    questions.push(`Who follows ${plainText(person.name)} (${plainText(person.role)})?`);
  for (const event of findings.events
    .filter(
      (one) =>
        one.isAdverse &&
        one.date <= today &&
        !findings.people.some((person) => person.leaving?.quote === one.adverseText),
    )
    .slice(-4))
    questions.push(
      `What became of this since ${dayText(event.date)}: ${plainText(event.adverseText).replace(/\.$/, '')}?`,
    );
  for (const ahead of datesAhead(gathered.dossiers, today).slice(0, 4))
    questions.push(`To watch on ${dayText(ahead.date)}: ${plainText(ahead.text)}`);
  return questions;
}

const checklist: readonly (readonly [string, RegExp])[] = [
  ['Annual accounts', /annual (?:report|accounts)|balance sheet|financial statements/i],
  ['Register extract', /register extract|registration number/i],
  ['Cash-flow statement', /operating cash flow|cash flow statement/i],
  ['Auditor’s report', /auditor.s (?:report|opinion)|independent auditor/i],
  ['List of shareholders', /list of shareholders|shareholder structure|shareholdings/i],
  ['Contracts with the largest customers', /customer contract|framework agreement/i],
  ['Loan agreements', /loan agreement|credit agreement|credit line/i],
  ['Papers of open disputes', /statement of claim|court file|court ruling/i],
  ['Tax assessments', /tax assessment/i],
];

function missingDocuments(dossiers: readonly Dossier[]): string[] {
  const text = dossiers
    .map((dossier) =>
      [
        dossier.name,
        ...dossier.lines.map((line) => line.text),
        ...dossier.tables.flatMap((one) => one.rows.map((row) => String(row[0] ?? ''))),
      ].join('\n'),
    )
    .join('\n');
  return checklist.filter(([, pattern]) => !pattern.test(text)).map(([name]) => name);
}

/** Open questions, missing documents and the foot. */
export function writeClosing(writing: Writing): void {
  const { step, gathered, request } = writing;
  const questions = openQuestions(writing);
  const missing = missingDocuments(gathered.dossiers);
  const lines = [
    '## Open questions',
    '',
    questions.length > 0
      ? questions.map((question) => `- ${question}`).join('\n')
      : 'None arose from these documents.',
    '',
    '## Missing documents',
    '',
  ];
  lines.push(
    missing.length > 0
      ? `Not among the documents read, by their names and words: ${missing.map((name) => name.toLowerCase()).join('; ')}.`
      : 'Every kind of document on the checklist was found.',
    '',
    '## How it was made',
    '',
  );
  const read = gathered.dossiers.map(
    (dossier) => `${plainText(dossier.name)} (kept ${dayText(dossier.keptAt)})`,
  );
  lines.push(
    `- Read: ${read.length > 0 ? read.join('; ') : 'nothing'}.`,
    '- Facts were taken from labels, tables with year columns and plain sentences in English; what is said only between the lines was not.',
    '- Statements about expected years were not held against the accounts.',
  );
  for (const failure of gathered.failed)
    lines.push(`- Could not be read: ${plainText(failure.name)}. ${failure.reason}`);
  if (gathered.leftOut > 0) lines.push(`- Left out at this depth: ${gathered.leftOut} further documents.`);
  if (gathered.dossiers.every((dossier) => dossier.kind !== 'web'))
    lines.push(
      `- The web was not searched${request.sample === null ? '; nothing beyond your files was used' : '; only the sample dossier was used'}.`,
    );
  lines.push(
    '',
    '---',
    '',
    `*Prepared by the built-in analyst: computed and quoted, no language model.${gathered.dossiers.some((dossier) => dossier.isSample) ? ' Sample data: a fictional company.' : ''}*`,
    '',
  );
  step.write('report', lines.join('\n'));
}

export function addFindings({ step, findings }: Writing): void {
  for (const one of findings.checked)
    step.addFinding({
      id: one.id,
      title: one.label,
      detail: `${one.values.map((value) => value.text).join(' / ')}; ${one.reason}`,
      status: one.status,
    });
  const adverse = findings.events.filter((event) => event.isAdverse);
  if (adverse.length > 0)
    step.addFinding({
      id: 'adverse',
      title: `Adverse items: ${adverse.length}`,
      detail: `Latest ${dayText(adverse.at(-1)?.date ?? '')}`,
      status: adverse.length > 2 ? 'medium risk' : 'for review',
    });
}

export function answerText(writing: Writing): string {
  const { findings, gathered } = writing;
  if (gathered.dossiers.length === 0)
    return `**${headlineOf(writing)}.** Add files about the company (annual report, register extract, news), or choose a sample dossier.`;
  const single = countOf(findings, 'unverified');
  const open = findings.checked.filter((one) => one.status === 'for review').map((one) => `“${one.label}”`);
  return `**${headlineOf(writing)}.** ${single} ${single === 1 ? 'fact rests' : 'facts rest'} on one document only.${open.length > 0 ? ` The documents differ on ${listText(open.slice(0, 4))}.` : ''} The report quotes each source and lists what is still open.`;
}
