import type { Claim, ClaimPlace } from '../../claims/claim.ts';
import { isSameValue, type Comparison, type ValueGroup } from '../../compare/compare-claims.ts';
import { agreesWith, type Derived } from '../../compare/derive-claims.ts';
import type { Attribute } from '../../packs/attribute.ts';
import type { PartByPart } from '../../part-by-part.ts';
import { percentText, signedPercentText } from '../../tools/number-text.ts';
import type { Evidence } from '../ground/dossier.ts';
import { confirmedBy, isOtherwiseRounded } from './confirmed-by.ts';
import { mostDocuments } from './cite-first.ts';
import { companyTexts } from './messages/company-texts.ts';
import { idTime, timeText, valueText } from './value-text.ts';

/** Everything the documents say of one thing. */
export interface Checked {
  readonly id: string;
  readonly attribute: string;
  /** Segment, product or country it is limited to; null for the whole. */
  readonly part: string | null;
  readonly label: string;
  /** When it was so, as comparisons key it; "" for what has no time. */
  readonly time: string;
  /** Each differing value once, with everything it rests on. */
  readonly values: readonly {
    readonly text: string;
    readonly note: string;
    readonly state: ValueGroup['state'];
    /** Computed from the statements, so that a figure shows how. */
    readonly isComputed: boolean;
    readonly evidence: readonly Evidence[];
    /** Of the evidence what says the value itself, not what it was computed from. */
    readonly saidAt: readonly Evidence[];
  }[];
  /** What the values are to each other; null where there may be several, and they were not compared. */
  readonly relation: Comparison['relation'] | null;
  /** How many values there are besides. */
  readonly more: number;
  readonly status: 'verified' | 'unverified' | 'for review';
  readonly reason: string;
  /** By how much the second value that holds is above the first, as a fraction; null where they do not differ in size. */
  readonly difference: number | null;
}

type Cite = (place: ClaimPlace) => Evidence;

/** Nobody reads more of them side by side, and documents may give one figure a thousand times. */
const mostValues = 12;

/** The values that a report shows, and the count of the others. */
function withShown(one: Omit<Checked, 'more'>): Checked {
  return {
    ...one,
    values: one.values.slice(0, mostValues),
    more: Math.max(0, one.values.length - mostValues),
  };
}

const figureKinds: readonly Attribute['kind'][] = ['flow', 'share', 'change'];

function labelOf(attribute: Attribute, comparison: Comparison): string {
  const texts = companyTexts();
  const name = texts.attributes[attribute.id as keyof typeof texts.attributes];
  const part = comparison.part === null ? '' : ` (${comparison.part})`;
  return `${name}${part}${figureKinds.includes(attribute.kind) ? ` ${timeText(comparison.time)}` : ''}`.trim();
}

function idOf(attribute: Attribute, comparison: Comparison): string {
  const isFigure = figureKinds.includes(attribute.kind);
  const name = attribute.id === 'revenue_growth' ? 'growth' : attribute.id.replaceAll('_', '-');
  const part =
    comparison.part === null ? '' : `-${comparison.part.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
  const isDated = comparison.time !== '' && (isFigure || part !== '');
  return `${attribute.kind === 'text' || attribute.kind === 'place' || attribute.kind === 'date' ? attribute.id : name}${part}${isDated ? `-${idTime(comparison.time)}` : ''}`;
}

function noteOf(value: ValueGroup): string {
  const texts = companyTexts();
  if (value.state === 'superseded') return texts.superseded;
  if (value.state === 'corrected') return texts.corrected;
  return value.claims.every((claim) => claim.voice === 'reported') ? texts.reportedOnly : '';
}

function checkOne(
  comparison: Comparison,
  attribute: Attribute,
  derived: readonly Derived[],
  cite: Cite,
): Omit<Checked, 'more'> {
  const texts = companyTexts();
  const evidenceOf = (claims: readonly Claim[]) => claims.map((claim) => cite(claim.place));
  const computed =
    comparison.part === null
      ? derived.find((one) => one.attribute === attribute.id && one.time === comparison.time)
      : undefined;
  const values = comparison.values.map((value) => {
    const evidence = evidenceOf(value.claims);
    return {
      value,
      text: valueText(value.value, value.claims[0]),
      note: noteOf(value),
      state: value.state,
      isComputed: false,
      evidence,
      saidAt: evidence,
    };
  });
  const agreeing =
    computed === undefined
      ? []
      : values.filter(({ value }) => value.claims.some((claim) => agreesWith(claim, computed)));
  const near = agreeing.flatMap(({ value }) => value.claims);
  const against = computed === undefined ? null : confirmedBy(near, computed);
  const rest = values.filter((one) => !agreeing.includes(one) && one.value.state === 'holds');
  // A stated value that is not borne out, and not refuted either, stays as it is said.
  // Nor is one held against what is computed with a value that documents differ on: that is said of the value itself.
  const isOpen =
    (against === null && rest.length === 0) || (computed?.isContested === true && rest.length > 0);
  const checkedWith = isOpen ? undefined : computed;
  const base = {
    id: idOf(attribute, comparison),
    attribute: attribute.id,
    part: comparison.part,
    label: labelOf(attribute, comparison),
    time: comparison.time,
    relation: attribute.hasSeveral === true ? null : comparison.relation,
    difference: checkedWith === undefined && comparison.relation === 'differs' ? comparison.difference : null,
  };
  if (checkedWith !== undefined) {
    const shown = attribute.of === undefined ? percentText : signedPercentText;
    const saidAt = agreeing.flatMap((one) => one.evidence);
    const first = {
      text: `${shown(checkedWith.value)} (${texts.computed})`,
      note: '',
      state: 'holds' as const,
      isComputed: true,
      evidence: [...checkedWith.from.map((claim) => cite(claim.place)), ...saidAt],
      saidAt,
    };
    if (rest.length > 0)
      return {
        ...base,
        relation: 'differs',
        values: [first, ...rest],
        status: 'for review',
        reason: texts.differing(rest.length + 1),
      };
    return {
      ...base,
      relation: 'agrees',
      values: [first],
      status: 'verified',
      reason: against === 'other documents' ? texts.agreesWithDocuments : texts.agreesWithStatements,
    };
  }
  const holding = values.filter((one) => one.value.state === 'holds');
  const count = new Set(holding.flatMap((one) => one.evidence.map((evidence) => evidence.dossier.key))).size;
  switch (comparison.relation) {
    case 'differs':
      return { ...base, values, status: 'for review', reason: texts.differing(holding.length) };
    case 'not comparable':
      return { ...base, values, status: 'unverified', reason: texts.unlike };
    case 'superseded':
      return { ...base, values, status: count > 1 ? 'verified' : 'unverified', reason: texts.restatedReason };
    case 'corrected':
      return { ...base, values, status: 'for review', reason: texts.correctedReason };
    default:
      return {
        ...base,
        values: attribute.hasSeveral === true ? [joined(values)] : values,
        status: count > 1 ? 'verified' : 'unverified',
        reason: `${count > 1 ? texts.sameIn(Math.min(count, mostDocuments), count > mostDocuments) : texts.oneOnly}${
          computed !== undefined && isOtherwiseRounded(near, computed) ? texts.computedOtherwise : ''
        }`,
      };
  }
}

function joined(
  values: readonly { text: string; note: string; evidence: readonly Evidence[] }[],
): Checked['values'][number] {
  return {
    text: values.map((value) => value.text).join(', '),
    note: '',
    state: 'holds',
    isComputed: false,
    evidence: values.flatMap((value) => value.evidence),
    saidAt: [],
  };
}

/** What is said of a count without a day is one with the only dated value, where both are the same number. */
function withUndated(comparisons: readonly Comparison[], attributes: readonly Attribute[]): Comparison[] {
  const isCount = ({ attribute }: Comparison) =>
    attributes.find(({ id }) => id === attribute)?.kind === 'count';
  const undated = comparisons.filter((one) => isCount(one) && one.time === '' && one.values.length === 1);
  const merged = new Map<Comparison, Comparison>();
  for (const one of undated) {
    const [own] = one.values;
    const same = comparisons.filter(
      (other) =>
        other.attribute === one.attribute &&
        other.part === one.part &&
        other.time !== '' &&
        other.values.length === 1 &&
        other.values[0]?.state === 'holds',
    );
    const [dated, second] = same.filter(
      ({ values: [value] }) =>
        own !== undefined && value !== undefined && isSameValue(value.value, own.value),
    );
    const [value] = dated?.values ?? [];
    if (own === undefined || dated === undefined || value === undefined || second !== undefined) continue;
    const claims = [...value.claims, ...own.claims];
    const isTwice = new Set(claims.map(({ place }) => place.document)).size > 1;
    const relation = isTwice ? 'agrees' : 'alone';
    merged.set(dated, { ...dated, relation, values: [{ ...value, claims }] });
    merged.set(one, { ...one, values: [] });
  }
  return comparisons.map((one) => merged.get(one) ?? one).filter(({ values }) => values.length > 0);
}

/** Facts, and figures that a sentence or a second document states; cells of one table alone are shown with the figures. */
export function* checkFacts(
  comparisons: readonly Comparison[],
  derived: readonly Derived[],
  attributes: readonly Attribute[],
  cite: Cite,
): PartByPart<Checked[]> {
  const checked: Checked[] = [];
  for (const comparison of withUndated(comparisons, attributes)) {
    yield;
    const attribute = attributes.find((one) => one.id === comparison.attribute);
    if (attribute === undefined) continue;
    const isStatement =
      attribute.kind === 'flow' ||
      attribute.kind === 'stock' ||
      attribute.kind === 'share' ||
      attribute.kind === 'change';
    const isTableOnly = comparison.values.every((value) =>
      value.claims.every((claim) => claim.from === 'table'),
    );
    const isAlone = comparison.values.length === 1 && comparison.relation === 'alone';
    if (isStatement && isTableOnly && isAlone && comparison.time !== '') continue;
    checked.push(withShown(checkOne(comparison, attribute, derived, cite)));
  }
  return checked;
}

/** Finds what was checked of one thing at one time, among facts of one entity. */
export function checkedByThing(
  checked: readonly Checked[],
): (thing: Pick<Checked, 'attribute' | 'part' | 'time'>) => Checked | undefined {
  const keyOf = ({ attribute, part, time }: Pick<Checked, 'attribute' | 'part' | 'time'>) =>
    [attribute, part ?? '', time].join('\n');
  const byKey = new Map(checked.map((one) => [keyOf(one), one]));
  return (thing) => byKey.get(keyOf(thing));
}

/** A count said without a day beside another one of a day: they are not compared. */
export interface UndatedBeside {
  readonly attribute: Attribute;
  readonly undated: Claim;
  readonly dated: Claim;
}

/** Counts of one thing at an unknown day and at a known one; none where one of the known ones is the same number. */
export function undatedBeside(
  comparisons: readonly Comparison[],
  attributes: readonly Attribute[],
): UndatedBeside[] {
  return attributes
    .filter((attribute) => attribute.kind === 'count')
    .flatMap((attribute): UndatedBeside[] => {
      const found = comparisons.filter((one) => one.attribute === attribute.id && one.part === null);
      const undated = found.find((one) => one.time === '')?.values[0];
      const dated = found.flatMap(({ time, values }) => (time === '' ? [] : values));
      if (undated === undefined || dated.some(({ value }) => isSameValue(value, undated.value))) return [];
      const [one, two] = [undated.claims[0], dated[0]?.claims[0]];
      return one === undefined || two === undefined ? [] : [{ attribute, undated: one, dated: two }];
    });
}
