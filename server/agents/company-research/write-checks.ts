import { dayText } from '../../tools/number-text.ts';
import { plainText, table } from '../writing/marks.ts';
import { foreignSources } from './foreign-sources.ts';
import type { TopicQuotes } from './topics.ts';
import { countOf, headlineOf, isUnnamed, marksOf, type Writing } from './writing.ts';
import { placeText } from '../../tools/place-text.ts';
import { companyTexts, heading } from './messages/company-texts.ts';

/** Differing values side by side, each with its words and place. */
export function writeContradictions({ step, findings }: Writing): void {
  const open = findings.checked.filter((one) => one.status === 'for review');
  const texts = companyTexts();
  const lines = [heading('contradictions'), ''];
  if (open.length === 0) lines.push(texts.noContradictions, '');
  for (const one of open) {
    lines.push(
      `### ${plainText(one.label)}`,
      '',
      table(
        texts.contradictionHead,
        one.values.map((value) => [
          `${plainText(value.text)}${value.note === '' ? '' : ` (${value.note})`}`,
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
    plainText(one.label),
    plainText(one.values.map((value) => value.text).join(' / ')),
    one.reason,
    texts.statuses[one.status],
  ]);
  step.write(
    'report',
    `${heading('verification')}\n\n${texts.verificationRule}\n\n${rows.length > 0 ? table(texts.verificationHead, rows) : texts.nothingToVerify}\n\n`,
  );
}

export function addFindings({ step, findings }: Writing): void {
  for (const one of findings.checked)
    step.addFinding({
      id: one.id,
      title: one.label,
      detail: `${one.values.map((value) => value.text).join(' / ')}; ${one.reason}`,
      status: one.status,
    });
  const adverse = findings.events.filter((event) => event.kind?.isAdverse === true && !event.isRumour);
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
  if (isUnnamed(writing)) return companyTexts().answerUnnamed(headlineOf(writing));
  if (gathered.dossiers.length === 0) return companyTexts().answerEmpty(headlineOf(writing));
  const single = countOf(findings, 'unverified');
  const open = findings.checked.filter((one) => one.status === 'for review').map((one) => one.label);
  const foreign = foreignSources(gathered.dossiers);
  const unread = foreign.length > 0 ? companyTexts().foreignAnswer(foreign) : '';
  return `${companyTexts().answer(headlineOf(writing), single, open.slice(0, 4))}${unread}`;
}
