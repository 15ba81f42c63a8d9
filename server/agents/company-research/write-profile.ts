import type { StepHandle } from '../../engines/run-context.ts';
import { dayText, listText, numberText } from '../../tools/number-text.ts';
import { figureMark, plainText, sourceMark, table } from '../writing/marks.ts';
import { cite, type Evidence } from './dossier.ts';
import { factLabels } from './extract-facts.ts';
import type { Gathered } from './gather.ts';
import { computeRatios } from './ratios.ts';
import type { CompanyRequest } from './request.ts';
import type { Checked, Findings } from './verify.ts';

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

function many(count: number, one: string, more = `${one}s`): string {
  return `${numberText(count, 0)} ${count === 1 ? one : more}`;
}

/** "Northwind Freight: 6 facts verified, 4 contradictions to settle". */
export function headlineOf({
  request,
  findings,
  gathered,
}: Pick<Writing, 'request' | 'findings' | 'gathered'>): string {
  if (gathered.dossiers.length === 0) return `${request.company}: no documents to work from`;
  if (findings.checked.length === 0) return `${request.company}: nothing that can be checked`;
  const open = countOf(findings, 'for review');
  return `${request.company}: ${many(countOf(findings, 'verified'), 'fact')} verified, ${open === 0 ? 'no contradictions' : `${many(open, 'contradiction')} to settle`}`;
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
  if (industry || seat)
    parts.push(
      `${name ? text(name) : plainText(request.company)}${industry ? ` works in ${text(industry).replace(/^([A-Z])(?=[a-z])/, (letter) => letter.toLowerCase())}` : ''}${seat ? `${industry ? ', with its head office' : ' has its head office'} in ${text(seat)}` : ''}${founded && founded.status !== 'for review' ? `; founded ${text(founded)}` : ''}.`,
    );
  parts.push(
    `${many(gathered.dossiers.length, 'document')} ${gathered.dossiers.length === 1 ? 'was' : 'were'} read. Of ${many(findings.checked.length, 'checked fact')}, ${countOf(findings, 'verified')} ${countOf(findings, 'verified') === 1 ? 'stands' : 'stand'} in two or more documents, ${countOf(findings, 'unverified')} in one only, and ${countOf(findings, 'for review') === 0 ? 'none differs' : countOf(findings, 'for review') === 1 ? '1 differs' : `${countOf(findings, 'for review')} differ`} between documents.`,
  );
  const adverse = findings.events.filter((event) => event.isAdverse).length;
  if (adverse > 0)
    parts.push(`${many(adverse, 'dated item')} ${adverse === 1 ? 'is' : 'are'} adverse and listed below.`);
  return parts.join(' ');
}

/** Title, lead and profile. */
export function writeProfile(writing: Writing): void {
  const { step, findings, gathered } = writing;
  const lines = [`# ${headlineOf(writing)}`, ''];
  if (gathered.dossiers.some((dossier) => dossier.isSample))
    lines.push(
      '> **Sample data.** The company is fictional and its documents were written for this product.',
      '',
    );
  lines.push(leadOf(writing), '');
  const rows = findings.checked
    .filter((one) => Object.hasOwn(factLabels, one.id))
    .map((one) => [
      one.label,
      one.values.map((value) => `${plainText(value.text)}${marksOf(step, value.evidence)}`).join(' *or* '),
      one.status,
    ]);
  lines.push(
    '## Profile',
    '',
    rows.length > 0
      ? table(['Fact', 'What the documents say', 'Status'], rows)
      : 'No profile facts were found in the documents.',
    '',
  );
  step.write('report', `${lines.join('\n')}\n`);
}

export function writeTimeline({ step, findings, today }: Writing): void {
  const rows = findings.events.map((event) => [
    dayText(event.date),
    `${plainText(event.text)}${marksOf(step, [event.evidence])}`,
    event.date > today ? 'ahead' : event.isAdverse ? 'adverse' : '',
  ]);
  const list =
    rows.length > 0
      ? table(['Date', 'What happened', 'Note'], rows)
      : 'No dated events were found in the documents.';
  step.write('report', `## Timeline\n\n${list}\n\n`);
}

export function writePeople({ step, findings }: Writing): void {
  const rows = findings.people.map((person) => [
    plainText(person.name),
    plainText(person.role),
    person.since || '—',
    `${person.leaving ? `leaving${marksOf(step, [person.leaving])} · ` : ''}named in ${many(new Set(person.evidence.map((one) => one.dossier.key)).size, 'document')}${marksOf(step, person.evidence)}`,
  ]);
  step.write(
    'report',
    `## People\n\n${rows.length > 0 ? table(['Name', 'Role', 'Since', 'Evidence'], rows) : 'No people are named with a role.'}\n\n`,
  );
}

/** Statement lines by year and the ratios computed from them. */
export function writeFigures({ step, findings }: Writing): void {
  const { statements } = findings;
  const years = [...new Set(statements.flatMap((line) => [...line.values.keys()]))].sort().slice(-5);
  if (statements.length === 0) {
    step.write(
      'report',
      '## Key figures\n\nNo table with figures by year was found, so nothing was computed.\n\n',
    );
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
          formula: 'as stated',
          inputs: [
            {
              name: `${line.label} ${year}${line.unit ? `, ${line.unit}` : ''}`,
              value: numberText(value, 1),
              from: `${line.evidence.dossier.name}, ${line.evidence.place}`,
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
    '## Key figures',
    '',
    ...(units.length === 1 ? [`In ${listText(units)}.`, ''] : []),
    table(['Line', ...years], rows, right),
    '',
  ];
  if (ratios.length > 0)
    lines.push(
      'Computed from these lines; every ratio opens its formula and inputs.',
      '',
      table(['Ratio', ...years], ratios, right),
      '',
    );
  step.write('report', `${lines.join('\n')}\n`);
}
