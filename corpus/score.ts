// `npm run corpus`: runs the agents over the labelled corpus and prints what was right, what was wrong and every failure.
// Ends with 1 when a threshold in force (thresholds.json) is missed. Names of rooms and tables narrow it down; `--brief`
// prints the scores alone.
import { measureCorpus, measuresOf, type Measured } from './scoring/measure-corpus.ts';
import type { AskedQuestion } from './scoring/measure-tables.ts';
import { judge, type Judged } from './scoring/thresholds.ts';

const words = {
  right: 'RIGHT',
  refused: 'NOT ANSWERED',
  beside: 'BESIDE',
  linked_wrong: 'WRONG+LINK',
  unlinked_wrong: 'WRONG',
} as const;
const names = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const started = performance.now();
const measured = await measureCorpus(names);
const judged = judge(measuresOf(measured));

const isBrief = process.argv.includes('--brief');
const failures = [
  ...measured.questions.flatMap(questionLines),
  ...measured.rooms.flatMap(roomLines),
  ...measured.cases.flatMap(caseLines),
  ...[...measured.reordered, ...measured.changed].map((fault) => `PROPERTY     ${fault}`),
];
const lines = [
  ...(isBrief ? [] : [...failures, '']),
  ...scoreTable(judged, measured),
  '',
  `${((performance.now() - started) / 1000).toFixed(1)} s`,
];
process.stdout.write(`${lines.join('\n')}\n`);
// Reader threads would keep the process for a while.
process.exit(names.length > 0 || judged.every(({ holds }) => holds) ? 0 : 1);

function questionLines(asked: AskedQuestion): string[] {
  const { question, verdict, reason, got, isRecomputable, isUnitless, table } = asked;
  const expected =
    question.refuse === undefined
      ? (question.text ?? question.value ?? JSON.stringify(question.groups))
      : `a refusal (${question.refuse})`;
  const word = words[verdict];
  const isFine =
    verdict === 'right' || (verdict === 'refused' && (question.refuse ?? question.either) !== undefined);
  const failure = isFine
    ? []
    : [
        `${word.padEnd(12)} ${table}: “${[...(question.after ?? []), question.ask].join(' → ')}” expected ${expected}; ${reason}; got: ${got}`,
      ];
  return isRecomputable === false
    ? [
        ...failure,
        `ROWS         ${table}: “${question.ask}”: the figure does not follow from the rows it names (expected ${question.rows})`,
      ]
    : isUnitless
      ? [...failure, `UNITLESS     ${table}: “${question.ask}”: ${got}`]
      : failure;
}

function roomLines(measuredRoom: Measured['rooms'][number]): string[] {
  const { room, missed, faults, citations, figures, contradictions, obeyed } = measuredRoom;
  const line = (kind: string) => (text: string) => `${kind.padEnd(12)} ${room.name}: ${text}`;
  return [
    ...faults.map(({ kind, isLinked, said, why }) =>
      line(`${kind.toUpperCase()}${isLinked ? '+LINK' : ''}`)(`${said} — ${why}`),
    ),
    ...obeyed.map(line('OBEYED')),
    ...citations.faults.map(({ said, excerpt }) => line('CITATION')(`“${said}” is not in “${excerpt}”`)),
    ...figures.faults.map(line('FIGURE')),
    ...contradictions.missed.map(line('NOT SEEN')),
    ...contradictions.falseOnes.map(line('NO CONFLICT')),
    ...missed.map(line('MISSED')),
  ];
}

function caseLines({
  labelled: { agent, name },
  wrong,
  said,
  unsupported,
  missed,
}: Measured['cases'][number]): string[] {
  const line = (kind: string) => (text: string) => `${kind.padEnd(12)} ${agent}/${name}: ${text}`;
  return [
    ...wrong.map(line('WRONG+LINK')),
    ...said.map(line('NEVER')),
    ...unsupported.map(line('UNSUPPORTED')),
    ...missed.map(line('MISSED')),
  ];
}

function measureText(value: number, target: number): string {
  if (target > 0) return `${(value * 100).toFixed(1)} %`;
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}

function scoreTable(all: readonly Judged[], { questions, rooms, cases }: Measured): string[] {
  const facts = rooms.reduce(
    (total, { room }) => total + room.facts.length + room.others.length + room.wrong.length,
    0,
  );
  return [
    `${questions.length} questions over ${new Set(questions.map(({ table }) => table)).size} tables; ${facts} planted facts in ${rooms.length} rooms; ${cases.reduce((sum, { labels }) => sum + labels, 0)} labels in ${cases.length} cases of agents`,
    ...all.map(
      ({ name, says, measured: value, target, inForce, reachesTarget, holds }) =>
        `${holds ? ' ' : '✗'} ${name.padEnd(32)} ${measureText(value, target).padStart(8)}  target ${measureText(target, target).padStart(8)} ${reachesTarget ? 'reached' : 'missed '}  ${inForce === null ? 'reported only' : `in force ${measureText(inForce, target)}`}  ${says}`,
    ),
  ];
}
