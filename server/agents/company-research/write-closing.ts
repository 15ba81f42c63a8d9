import { dayText } from '../../tools/number-text.ts';
import { plainText } from '../writing/marks.ts';
import type { Dossier } from '../ground/dossier.ts';
import { foreignSources } from './foreign-sources.ts';
import type { companyEn } from './messages/company-en.ts';
import { companyTexts, heading } from './messages/company-texts.ts';
import { marksOf, type Writing } from './writing.ts';

function openQuestions({ findings, today }: Pick<Writing, 'findings' | 'today'>): string[] {
  const texts = companyTexts();
  const questions = findings.checked
    .filter((one) => one.status === 'for review')
    .map((one) =>
      texts.whichHolds(
        one.label,
        one.values.map((value) => plainText(value.text)),
      ),
    );
  for (const person of findings.people.filter(
    (one) => one.state === 'current' && one.leaving.some((claim) => claim.polarity === 'expected'),
  ))
    questions.push(
      texts.whoFollows(plainText(person.name), texts.roles[person.role as keyof typeof texts.roles]),
    );
  const leaving = new Set(
    findings.people.flatMap((person) => person.leaving.map((claim) => claim.place.quote)),
  );
  for (const event of findings.events
    .filter(
      (one) =>
        one.kind?.isAdverse === true && !one.isRumour && one.date <= today && !leaving.has(one.place.quote),
    )
    .slice(-4))
    questions.push(texts.whatBecame(dayText(event.date), plainText(event.text).replace(/\.$/, '')));
  for (const ahead of findings.ahead.slice(0, 4))
    questions.push(texts.toWatch(dayText(ahead.date), plainText(ahead.text)));
  return questions;
}

const checklist: readonly (readonly [keyof typeof companyEn.checklist, RegExp])[] = [
  [
    'accounts',
    /annual (?:report|accounts)|balance sheet|financial statements|Jahresabschluss|Geschäftsbericht|Bilanz/i,
  ],
  ['register', /register extract|registration number|Handelsregister|Registerauszug/i],
  ['cashFlow', /operating cash flow|cash flow statement|Kapitalflussrechnung|operativer Cashflow/i],
  ['auditor', /auditor.s (?:report|opinion)|independent auditor|Bestätigungsvermerk/i],
  [
    'shareholders',
    /list of shareholders|shareholder structure|shareholdings|Gesellschafterliste|Aktionärsstruktur/i,
  ],
  ['customers', /customer contract|framework agreement|Rahmenvertrag|Kundenvertrag/i],
  ['loans', /loan agreement|credit agreement|credit line|Kreditvertrag|Darlehensvertrag/i],
  ['disputes', /statement of claim|court file|court ruling|Klageschrift|Gerichtsakte/i],
  ['taxes', /tax assessment|Steuerbescheid/i],
];

function missingDocuments(dossiers: readonly Dossier[]): string[] {
  const text = dossiers
    .map(({ name, document }) =>
      [
        name,
        ...document.blocks.map((block) => block.text),
        ...document.tables.flatMap((one) =>
          one.columns.flatMap((column) =>
            column.kind === 'text' ? column.words.slice(0, 200) : [column.name],
          ),
        ),
      ].join('\n'),
    )
    .join('\n');
  const names = companyTexts().checklist;
  return checklist.filter(([, pattern]) => !pattern.test(text)).map(([key]) => names[key]);
}

/** Open questions, missing documents and the foot. */
export function writeClosing(writing: Writing): void {
  const { step, gathered, request, findings } = writing;
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
  const nameless = gathered.dossiers.filter(
    (dossier) => !findings.read.subjects.has(dossier.key) && !findings.read.naming.has(dossier.key),
  );
  const assumed = gathered.dossiers.filter((dossier) => findings.read.assumed.has(dossier.key));
  if (assumed.length > 0)
    lines.push(
      texts.assumed(
        assumed.map((dossier) => plainText(dossier.name)),
        plainText(writing.request.company),
      ),
    );
  if (nameless.length > 0) lines.push(texts.nameless(nameless.map((dossier) => plainText(dossier.name))));
  for (const order of findings.read.orders)
    lines.push(
      `${texts.order(plainText(order.quote.slice(0, 240)))}${marksOf(step, [findings.evidence(order)])}`,
    );
  for (const claim of findings.rumours)
    lines.push(
      `${texts.rumourSaid(plainText(claim.place.quote))}${marksOf(step, [findings.evidence(claim.place)])}`,
    );
  for (const failure of gathered.failed) lines.push(texts.unread(plainText(failure.name), failure.reason));
  if (gathered.leftOut > 0) lines.push(texts.leftOut(gathered.leftOut));
  if (gathered.dossiers.every((dossier) => dossier.kind !== 'web'))
    lines.push(texts.noWeb(request.sample !== null));
  lines.push('', '---', '', texts.foot(gathered.dossiers.some((dossier) => dossier.isSample)), '');
  step.write('report', lines.join('\n'));
}
