import { dayText } from '../../tools/number-text.ts';
import { plainText, table } from '../writing/marks.ts';
import { sentencesOf } from '../writing/sentences.ts';
import type { Dossier } from './dossier.ts';
import { foreignSources } from './foreign-sources.ts';
import { dateIn } from './extract-events.ts';
import type { TopicQuotes } from './topics.ts';
import { countOf, headlineOf, marksOf, type Writing } from './write-profile.ts';
import { placeText } from '../../tools/place-text.ts';
import type { companyEn } from './messages/company-en.ts';
import { companyTexts, heading } from './messages/company-texts.ts';

/** Differing values side by side, each with its words and place. */
export function writeContradictions({ step, findings }: Writing): void {
  const open = findings.checked.filter((one) => one.status === 'for review');
  const texts = companyTexts();
  const lines = [heading('contradictions'), ''];
  if (open.length === 0) lines.push(texts.noContradictions, '');
  for (const one of open) {
    lines.push(
      `### ${one.label}`,
      '',
      table(
        texts.contradictionHead,
        one.values.map((value) => [
          plainText(value.text),
          texts.quoted(plainText(value.evidence[0]?.quote.slice(0, 240) ?? '')),
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
  const lines = [heading('words'), ''];
  for (const topic of topics) {
    lines.push(`**${topic.title}**`, '');
    for (const quote of topic.quotes)
      lines.push(
        `> ${plainText(quote.quote)}${marksOf(step, [quote])}`,
        '>',
        `> — ${plainText(quote.dossier.name)}, ${placeText(quote.place)}`,
        '',
      );
  }
  step.write('report', `${lines.join('\n')}\n`);
}

export function writeVerification({ step, findings }: Writing): void {
  const texts = companyTexts();
  const rows = findings.checked.map((one) => [
    one.label,
    plainText(one.values.map((value) => value.text).join(' / ')),
    one.reason,
    texts.statuses[one.status],
  ]);
  step.write(
    'report',
    `${heading('verification')}\n\n${texts.verificationRule}\n\n${rows.length > 0 ? table(texts.verificationHead, rows) : texts.nothingToVerify}\n\n`,
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
  const texts = companyTexts();
  const questions = findings.checked
    .filter((one) => one.status === 'for review')
    .map((one) =>
      texts.whichHolds(
        one.label,
        one.values.map((value) => plainText(value.text)),
      ),
    );
  for (const person of findings.people.filter((one) => one.leaving !== null))
    questions.push(texts.whoFollows(plainText(person.name), plainText(person.role)));
  for (const event of findings.events
    .filter(
      (one) =>
        one.isAdverse &&
        one.date <= today &&
        !findings.people.some((person) => person.leaving?.quote === one.adverseText),
    )
    .slice(-4))
    questions.push(texts.whatBecame(dayText(event.date), plainText(event.adverseText).replace(/\.$/, '')));
  for (const ahead of datesAhead(gathered.dossiers, today).slice(0, 4))
    questions.push(texts.toWatch(dayText(ahead.date), plainText(ahead.text)));
  return questions;
}

const checklist: readonly (readonly [keyof typeof companyEn.checklist, RegExp])[] = [
  ['accounts', /annual (?:report|accounts)|balance sheet|financial statements/i],
  ['register', /register extract|registration number/i],
  ['cashFlow', /operating cash flow|cash flow statement/i],
  ['auditor', /auditor.s (?:report|opinion)|independent auditor/i],
  ['shareholders', /list of shareholders|shareholder structure|shareholdings/i],
  ['customers', /customer contract|framework agreement/i],
  ['loans', /loan agreement|credit agreement|credit line/i],
  ['disputes', /statement of claim|court file|court ruling/i],
  ['taxes', /tax assessment/i],
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
  const names = companyTexts().checklist;
  return checklist.filter(([, pattern]) => !pattern.test(text)).map(([key]) => names[key]);
}

/** Open questions, missing documents and the foot. */
export function writeClosing(writing: Writing): void {
  const { step, gathered, request } = writing;
  const questions = openQuestions(writing);
  const missing = missingDocuments(gathered.dossiers);
  const texts = companyTexts();
  const lines = [
    heading('questions'),
    '',
    questions.length > 0 ? questions.map((question) => `- ${question}`).join('\n') : texts.noQuestions,
    '',
    heading('missing'),
    '',
  ];
  const foreign = foreignSources(gathered.dossiers);
  const unsure = foreign.length > 0 ? ` ${texts.foreignMissing}` : '';
  lines.push(missing.length > 0 ? `${texts.missing(missing)}${unsure}` : texts.nothingMissing, '');
  lines.push(heading('method'), '');
  const read = gathered.dossiers.map((dossier) =>
    texts.kept(plainText(dossier.name), dayText(dossier.keptAt)),
  );
  lines.push(texts.read(read), texts.how, texts.expected);
  if (foreign.length > 0) lines.push(texts.foreignLimit(foreign));
  for (const failure of gathered.failed) lines.push(texts.unread(plainText(failure.name), failure.reason));
  if (gathered.leftOut > 0) lines.push(texts.leftOut(gathered.leftOut));
  if (gathered.dossiers.every((dossier) => dossier.kind !== 'web'))
    lines.push(texts.noWeb(request.sample !== null));
  lines.push('', '---', '', texts.foot(gathered.dossiers.some((dossier) => dossier.isSample)), '');
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
      title: companyTexts().adverseItems(adverse.length),
      detail: companyTexts().latest(dayText(adverse.at(-1)?.date ?? '')),
      status: adverse.length > 2 ? 'medium risk' : 'for review',
    });
}

export function answerText(writing: Writing): string {
  const { findings, gathered } = writing;
  if (gathered.dossiers.length === 0) return companyTexts().answerEmpty(headlineOf(writing));
  const single = countOf(findings, 'unverified');
  const open = findings.checked.filter((one) => one.status === 'for review').map((one) => one.label);
  const foreign = foreignSources(gathered.dossiers);
  const unread = foreign.length > 0 ? companyTexts().foreignAnswer(foreign) : '';
  return `${companyTexts().answer(headlineOf(writing), single, open.slice(0, 4))}${unread}`;
}
