import { dayText } from '../../tools/number-text.ts';
import { plainText, table } from '../writing/marks.ts';
import { undatedBeside, type Checked } from './checked-facts.ts';
import { companyAttributeList } from './findings.ts';
import { foreignSources } from './foreign-sources.ts';
import { companyTexts, heading } from './messages/company-texts.ts';
import { valueText } from './value-text.ts';
import { countOf, headlineOf, marksOf, type Writing } from './writing.ts';

const factKinds = ['text', 'place', 'date', 'count'];

function isProfileFact({ attribute }: Checked): boolean {
  return (
    attribute === 'capital' ||
    factKinds.includes(companyAttributeList.find((one) => one.id === attribute)?.kind ?? '')
  );
}

function leadOf(writing: Writing): string {
  const { step, findings, gathered, request } = writing;
  const texts = companyTexts();
  const held = (id: string) => findings.checked.find((one) => one.id === id && one.values.length === 1);
  const text = (one: Checked | undefined) =>
    one?.values[0]
      ? `${plainText(one.values[0].text)}${marksOf(step, one.values[0].evidence.slice(0, 1))}`
      : '';
  const [name, founded, seat, industry] = ['legal_name', 'founded', 'headquarters', 'industry'].map(held);
  const parts: string[] = [];
  if (industry || seat)
    parts.push(
      texts.lead({
        name: name ? text(name) : plainText(request.company),
        industry: text(industry),
        seat: text(seat),
        founded: text(founded),
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
  const adverse = findings.events.filter((event) => event.kind?.isAdverse === true && !event.isRumour).length;
  if (adverse > 0) parts.push(texts.adverseCount(adverse));
  if (findings.others.length > 0) parts.push(texts.othersCount(findings.others.length));
  return parts.join(' ');
}

/** Title, lead and profile. */
export function writeProfile(writing: Writing): void {
  const { step, findings, gathered } = writing;
  const texts = companyTexts();
  const lines = [`# ${plainText(headlineOf(writing))}`, ''];
  if (gathered.dossiers.some((dossier) => dossier.isSample)) lines.push(texts.sample, '');
  const foreign = foreignSources(gathered.dossiers);
  if (foreign.length > 0) lines.push(texts.foreign(foreign), '');
  lines.push(leadOf(writing), '');
  const rows = findings.checked
    .filter(isProfileFact)
    .map((one) => [
      plainText(one.label),
      one.values
        .map(
          (value) =>
            `${plainText(value.text)}${value.note === '' ? '' : ` (${value.note})`}${marksOf(step, value.evidence)}`,
        )
        .join(texts.or),
      texts.statuses[one.status],
    ]);
  lines.push(heading('profile'), '', rows.length > 0 ? table(texts.profileHead, rows) : texts.noProfile, '');
  for (const note of undatedBeside(findings.comparisons, companyAttributeList)) lines.push(note, '');
  step.write('report', `${lines.join('\n')}\n`);
}

/** Dated events by day, the weightiest named first. */
export function writeTimeline({ step, findings, today }: Writing): void {
  const texts = companyTexts();
  const shown = findings.events.filter((event) => event.kind !== null || findings.events.length <= 30);
  const weightiest = shown
    .filter((event) => (event.kind?.weight ?? 0) >= 3 && !event.isRumour)
    .sort((a, b) => (b.kind?.weight ?? 0) - (a.kind?.weight ?? 0) || (a.date < b.date ? 1 : -1))
    .slice(0, 3);
  const top =
    weightiest.length === 0
      ? []
      : [
          texts.weightiest,
          '',
          ...weightiest.map(
            (event) =>
              `- ${dayText(event.date)}: ${plainText(event.text)}${marksOf(step, [findings.evidence(event.place)])}`,
          ),
          '',
        ];
  const rows = shown.map((event) => [
    dayText(event.date),
    `${plainText(event.text)}${marksOf(step, [findings.evidence(event.place)])}`,
    event.isRumour
      ? texts.rumour
      : event.date > today
        ? texts.ahead
        : event.kind?.isAdverse === true
          ? texts.adverse
          : '',
  ]);
  const list = rows.length > 0 ? table(texts.timelineHead, rows) : texts.noEvents;
  step.write('report', `${heading('timeline')}\n\n${top.length > 0 ? `${top.join('\n')}\n` : ''}${list}\n\n`);
}

/** People by role with what they were, are and will be. */
export function writePeople({ step, findings, today }: Writing): void {
  const texts = companyTexts();
  const order = { current: 0, announced: 1, former: 2 } as const;
  const rows = [...findings.people]
    .sort((a, b) => order[a.state] - order[b.state])
    .map((person) => {
      const evidence = person.claims.map((claim) => findings.evidence(claim.place));
      const leaving = person.leaving.map(
        (claim) =>
          `${texts.leavings[claim.voice === 'rumour' ? 'rumour' : claim.polarity === 'denied' ? 'denied' : claim.polarity === 'former' ? 'former' : 'expected']}${marksOf(step, [findings.evidence(claim.place)])} · `,
      );
      const since =
        person.since === null
          ? ''
          : texts.sinceDay(dateText(person.since), person.state === 'announced' || person.since > today);
      const until = person.until === null ? '' : texts.untilDay(dateText(person.until));
      return [
        plainText(person.name),
        texts.roles[person.role as keyof typeof texts.roles],
        `${texts.states[person.state]}${person.isDisputed ? `, ${texts.disputed}` : ''}`,
        [since, until].filter((one) => one !== '').join(', ') || '—',
        `${leaving.join('')}${texts.namedIn(new Set(evidence.map((one) => one.dossier.key)).size)}${marksOf(step, evidence)}`,
      ];
    });
  step.write(
    'report',
    `${heading('people')}\n\n${rows.length > 0 ? table(texts.peopleHead, rows) : texts.noPeople}\n\n`,
  );
}

function dateText(date: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(date) ? dayText(date) : date;
}

/** A company's name as the documents write it. */
function nameOf({ request, findings }: Writing, key: string): string {
  if (key === findings.read.company.key) return request.company;
  return findings.read.others.find((one) => one.key === key)?.name ?? key;
}

/** Facts whose subject is somebody else: listed, so that nobody takes them for facts about the company. */
export function writeOthers(writing: Writing): void {
  const { step, findings } = writing;
  const texts = companyTexts();
  if (findings.others.length === 0) {
    step.write('report', `${heading('others')}\n\n${texts.noOthers}\n\n`);
    return;
  }
  const rows = findings.others
    .slice(0, 15)
    .map((claim) => [
      plainText(nameOf(writing, claim.entity)),
      texts.attributes[claim.attribute as keyof typeof texts.attributes] ??
        texts.roles[claim.attribute as keyof typeof texts.roles] ??
        claim.attribute,
      `${plainText(valueText(claim.value, claim))}${marksOf(step, [findings.evidence(claim.place)])}`,
    ]);
  step.write(
    'report',
    `${heading('others')}\n\n${texts.othersIntro}\n\n${table(texts.othersHead, rows)}\n\n`,
  );
}

/** What is said when no document names the company: whom they do name. */
export function writeUnnamed(writing: Writing): void {
  const { step, gathered, findings } = writing;
  const texts = companyTexts();
  const names = [
    ...new Set([...findings.read.subjects.values(), ...findings.others.map((claim) => claim.entity)]),
  ].slice(0, 8);
  step.write(
    'report',
    `# ${plainText(headlineOf(writing))}\n\n${texts.unnamedRead(gathered.dossiers.map((dossier) => plainText(dossier.name)))} ${names.length > 0 ? texts.namedInstead(names.map((name) => plainText(nameOf(writing, name)))) : ''} ${texts.unnamedAdvice}\n\n`,
  );
}
