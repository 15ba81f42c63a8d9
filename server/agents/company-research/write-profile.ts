import type { StepHandle } from '../../engines/run-context.ts';
import { dayText, numberText } from '../../tools/number-text.ts';
import { figureMark, plainText, sourceMark, table } from '../writing/marks.ts';
import { cite, type Evidence } from './dossier.ts';
import { foreignSources } from './foreign-sources.ts';
import type { Gathered } from './gather.ts';
import { computeRatios } from './ratios.ts';
import type { CompanyRequest } from './request.ts';
import type { Checked, Findings } from './verify.ts';
import { placeText } from '../../tools/place-text.ts';
import { companyTexts, heading } from './messages/company-texts.ts';

export interface Writing {
  readonly step: StepHandle;
  readonly request: CompanyRequest;
  readonly gathered: Gathered;
  readonly findings: Findings;
  /** The run's day, YYYY-MM-DD. */
  readonly today: string;
}

export function marksOf(step: StepHandle, evidence: readonly Evidence[]): string {
  const seen = new Set<string>();
  const once = evidence.filter(
    (one) => !seen.has(`${one.dossier.key}:${one.place}`) && seen.add(`${one.dossier.key}:${one.place}`),
  );
  return sourceMark(...once.slice(0, 4).map((one) => cite(step, one)));
}

export function countOf(findings: Findings, status: Checked['status']): number {
  return findings.checked.filter((one) => one.status === status).length;
}

/** "Northwind Freight: 6 facts verified, 4 contradictions to settle". */
export function headlineOf({
  request,
  findings,
  gathered,
}: Pick<Writing, 'request' | 'findings' | 'gathered'>): string {
  const texts = companyTexts();
  if (gathered.dossiers.length === 0) return texts.noDocuments(request.company);
  if (findings.checked.length === 0) return texts.nothingToCheck(request.company);
  return texts.headline(request.company, countOf(findings, 'verified'), countOf(findings, 'for review'));
}

function leadOf(writing: Writing): string {
  const { step, findings, gathered, request } = writing;
  const value = (id: string) => findings.checked.find((one) => one.id === id);
  const parts: string[] = [];
  const [name, founded, seat, industry] = ['legal_name', 'founded', 'headquarters', 'industry'].map(value);
  const text = (one: Checked | undefined) =>
    one?.values[0]
      ? `${plainText(one.values[0].text)}${marksOf(step, one.values[0].evidence.slice(0, 1))}`
      : '';
  const texts = companyTexts();
  if (industry || seat)
    parts.push(
      texts.lead({
        name: name ? text(name) : plainText(request.company),
        industry: text(industry),
        seat: text(seat),
        founded: founded?.status === 'for review' ? '' : text(founded),
      }),
    );
  parts.push(
    texts.counts({
      documents: gathered.dossiers.length,
      facts: findings.checked.length,
      verified: countOf(findings, 'verified'),
      single: countOf(findings, 'unverified'),
      open: countOf(findings, 'for review'),
    }),
  );
  const adverse = findings.events.filter((event) => event.isAdverse).length;
  if (adverse > 0) parts.push(texts.adverseCount(adverse));
  return parts.join(' ');
}

/** Title, lead and profile. */
export function writeProfile(writing: Writing): void {
  const { step, findings, gathered } = writing;
  const texts = companyTexts();
  const lines = [`# ${headlineOf(writing)}`, ''];
  if (gathered.dossiers.some((dossier) => dossier.isSample)) lines.push(texts.sample, '');
  const foreign = foreignSources(gathered.dossiers);
  if (foreign.length > 0) lines.push(texts.foreign(foreign), '');
  lines.push(leadOf(writing), '');
  const rows = findings.checked
    .filter((one) => Object.hasOwn(texts.facts, one.id))
    .map((one) => [
      one.label,
      one.values.map((value) => `${plainText(value.text)}${marksOf(step, value.evidence)}`).join(texts.or),
      texts.statuses[one.status],
    ]);
  lines.push(heading('profile'), '', rows.length > 0 ? table(texts.profileHead, rows) : texts.noProfile, '');
  step.write('report', `${lines.join('\n')}\n`);
}

export function writeTimeline({ step, findings, today }: Writing): void {
  const texts = companyTexts();
  const rows = findings.events.map((event) => [
    dayText(event.date),
    `${plainText(event.text)}${marksOf(step, [event.evidence])}`,
    event.date > today ? texts.ahead : event.isAdverse ? texts.adverse : '',
  ]);
  const list = rows.length > 0 ? table(texts.timelineHead, rows) : texts.noEvents;
  step.write('report', `${heading('timeline')}\n\n${list}\n\n`);
}

export function writePeople({ step, findings }: Writing): void {
  const texts = companyTexts();
  const rows = findings.people.map((person) => [
    plainText(person.name),
    plainText(person.role === 'Director' ? texts.director : person.role),
    person.since || '—',
    `${person.leaving ? texts.leaving(marksOf(step, [person.leaving])) : ''}${texts.namedIn(new Set(person.evidence.map((one) => one.dossier.key)).size)}${marksOf(step, person.evidence)}`,
  ]);
  step.write(
    'report',
    `${heading('people')}\n\n${rows.length > 0 ? table(texts.peopleHead, rows) : texts.noPeople}\n\n`,
  );
}

/** Statement lines by year and the ratios computed from them. */
export function writeFigures({ step, findings }: Writing): void {
  const texts = companyTexts();
  const { statements } = findings;
  const years = [...new Set(statements.flatMap((line) => [...line.values.keys()]))].sort().slice(-5);
  if (statements.length === 0) {
    step.write('report', `${heading('figures')}\n\n${texts.noFigures}\n\n`);
    return;
  }
  const units = [...new Set(statements.map((line) => line.unit).filter((unit) => unit !== ''))];
  const rows = statements.slice(0, 16).map((line) => {
    const n = cite(step, line.evidence);
    return [
      `${plainText(line.label)}${units.length > 1 ? ` (${plainText(line.unit)})` : ''}${sourceMark(n)}`,
      ...years.map((year) => {
        const value = line.values.get(year);
        if (value === undefined) return '—';
        return figureMark(step, {
          id: `${line.key.replace(/[^a-z0-9]+/g, '-')}-${year}`,
          label: `${line.label} ${year}${line.unit ? `, ${line.unit}` : ''}`,
          value: numberText(value, 1),
          formula: texts.asStated,
          inputs: [
            {
              name: `${line.label} ${year}${line.unit ? `, ${line.unit}` : ''}`,
              value: numberText(value, 1),
              from: `${line.evidence.dossier.name}, ${placeText(line.evidence.place)}`,
            },
          ],
          source_n: n,
        });
      }),
    ];
  });
  const ratios = computeRatios(statements, years).map(({ label, ratios: byYear }) => [
    label,
    ...years.map((year) => {
      const ratio = byYear.find((one) => one.year === year);
      return ratio === undefined
        ? '—'
        : figureMark(step, { ...ratio.figure, source_n: cite(step, ratio.evidence) });
    }),
  ]);
  const right = years.map((_, i) => i + 1);
  const lines = [
    heading('figures'),
    '',
    ...(units.length === 1 ? [texts.unit(units), ''] : []),
    table([texts.line, ...years], rows, right),
    '',
  ];
  if (ratios.length > 0) lines.push(texts.ratiosIntro, '', table([texts.ratio, ...years], ratios, right), '');
  step.write('report', `${lines.join('\n')}\n`);
}
