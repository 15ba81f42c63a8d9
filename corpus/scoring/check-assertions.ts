import type { CorpusDocument } from '../documents/open-documents.ts';
import type { Fact, RoomLabels } from '../labels.ts';
import { attributeOf, attributes, type AttributeId } from './attributes.ts';
import { contextsOf, holdsValue, inContext, isOffice, misplaces, periodIn, says } from './match-fact.ts';
import { describe, labelsOf, type Researched } from './researched.ts';
import type { Statement } from './statements.ts';
import { isSameAmount, numbersIn, withoutDates, type WrittenNumber } from './written-value.ts';

export interface Fault {
  readonly kind: 'wrong' | 'others' | 'invented' | 'unitless';
  /** With a source or figure to click: the worst there is. */
  readonly isLinked: boolean;
  readonly said: string;
  readonly why: string;
}

/** Words that say that a value is not, or not yet, or no longer so. */
const hedged =
  /\b(?:former|formerly|previous|until|left|denied|denies|rumou?r|alleged|not|no longer|never|expect|guidance|outlook|forecast|plan|superseded|replaced|restated|corrected|earlier|wrong|first reported|raised|quarter|injected|instruction)|\bQ[1-4]\b|ehemalig|früher|bisher|\bbis\b|ausgeschieden|dementiert|gerücht|angeblich|nicht|sondern|erwart|prognose|ausblick|plant|ersetzt|überholt|berichtigt|korrigiert|zuvor|angehoben|quartal|anweisung/i;

/** Parts of a report that speak of the report, not of the company. */
const aside =
  /method|how it was made|missing|open question|limits|instruction|offene fragen|fehlend|grenzen|so entstand|anweisung|wie .* entstand/i;

const isAsserted = (statement: Statement) => statement.kind !== 'quote' && !aside.test(statement.section);
const isLinked = (statement: Statement) => statement.sources.length > 0 || statement.figures.length > 0;

/** Wrong readings, facts of others and numbers from nowhere that a report gives as facts of the company. */
export function checkAssertions(
  room: RoomLabels,
  run: Researched,
  statements: readonly Statement[],
  documents: readonly CorpusDocument[],
): Fault[] {
  const faults = new Map<string, Fault>();
  const add = (kind: Fault['kind'], statement: Statement, why: string) => {
    const said = `${statement.section}: ${statement.context} | ${statement.text}`.slice(0, 200);
    // One wrong reading is one fault, in however many places of the report it is.
    const key =
      kind === 'invented' || kind === 'unitless' || why.startsWith('no planted')
        ? `${kind} ${said}`
        : `${kind} ${why}`;
    const known = faults.get(key);
    if (known !== undefined && !known.isLinked && isLinked(statement)) faults.delete(key);
    if (!faults.has(key)) faults.set(key, { kind, isLinked: isLinked(statement), said, why });
  };
  for (const statement of statements.filter(isAsserted)) {
    const labels = labelsOf(statement, run);
    const said = (fact: Fact) => says(fact, statement, room.language, labels);
    const held = room.facts.find((fact) => isOffice(fact.attribute) && misplaces(fact, statement));
    if (held !== undefined) add('wrong', statement, `${describe(held)}: is in office`);
    if (held !== undefined || room.facts.some(said) || room.allowed.some(said)) continue;
    const words = `${statement.section} ${statement.context} ${statement.whole}`;
    const trap = room.wrong.find(said);
    if (trap !== undefined && !hedged.test(words)) add('wrong', statement, `${describe(trap)}: ${trap.why}`);
    const other = room.others.find(said);
    if (other !== undefined && !holdsCompany(words, other.company)) add('others', statement, describe(other));
    else if (trap === undefined && statement.kind === 'cell') checkCell(statement, labels);
  }
  return [...faults.values()];

  /** A cell of a row that is named after an attribute holds planted values of it, and no others. */
  function checkCell(statement: Statement, labels: readonly string[]): void {
    const attribute = attributeOf(statement.rowLabel);
    if (attribute === null || !isValueCell(statement) || attributes[attribute].kind === 'text') return;
    const contexts = contextsOf(statement, labels);
    const known = [...room.facts, ...room.allowed].filter((fact) => isAbout(fact, attribute, statement));
    if (known.some((fact) => holdsValue(fact, statement.text, room.language, contexts))) return;
    if (derived(attribute, statement)) return;
    const numbers = numbersIn(withoutDates(statement.text), room.language);
    const words = `${statement.section} ${statement.context} ${statement.whole}`;
    if (numbers.length === 0 || hedged.test(words)) return;
    const isBare = known.some((fact) => isPlantedWithoutUnit(fact, numbers, contexts));
    if (isBare) return add('unitless', statement, `${attribute} without currency and scale`);
    const isThere = numbers.some((number) => {
      const full = inContext(number, contexts);
      return documents.some(({ source }) =>
        (['en', 'de'] as const).some((language) =>
          // Separators of cells are no marks of numbers.
          numbersIn(`${source} ${source.replace(/[,;\t]/g, ' | ')}`, language).some((one) =>
            [1, 1e3, 1e6, 1e-3, 1e-6].some((times) => isSameAmount(full, one.amount * times)),
          ),
        ),
      );
    });
    add(isThere ? 'wrong' : 'invented', statement, `no planted ${attribute}`);
  }

  /** A margin that follows from two planted figures of its year. */
  function derived(attribute: AttributeId, statement: Statement): boolean {
    if (attribute !== 'operating_margin') return false;
    const year = /(?:19|20)\d{2}/.exec(`${statement.columnHead} ${statement.rowLabel}`)?.[0];
    const value = (id: AttributeId) => {
      const fact = room.facts.find((one) => one.attribute === id && one.period === year);
      return numbersIn(fact?.value ?? '', 'en')[0]?.amount ?? Number.NaN;
    };
    const margin = (value('operating_profit') / value('revenue')) * 100;
    return numbersIn(statement.text, room.language).some((number) => isRounded(number, margin));
  }
}

/** The planted digits, with neither currency nor scale in sight. */
function isPlantedWithoutUnit(
  fact: Fact,
  numbers: readonly WrittenNumber[],
  contexts: readonly string[],
): boolean {
  const [expected] = numbersIn(fact.value, 'en');
  if (attributes[fact.attribute].kind !== 'money' || expected === undefined) return false;
  return numbers.some(
    (number) =>
      inContext(number, contexts).currency === null &&
      inContext(number, contexts).scale === 1 &&
      [1, 1e3, 1e6].some((times) => isSameAmount(number, expected.amount / times)),
  );
}

const isRounded = (number: { amount: number; step: number }, expected: number) =>
  Math.abs(number.amount - expected) <= number.step / 2 + 1e-9;

const holdsCompany = (words: string, company: string) => words.toLowerCase().includes(company.toLowerCase());

/** Columns of notes, counts and evidence hold no values. */
const isValueCell = ({ columnHead }: Statement) =>
  !/evidence|document|note|why|status|source|since|apart|abstand|beleg|quelle|grund|warum|seit|dokument|words|wortlaut|as of|stand/i.test(
    columnHead,
  );

function isAbout(fact: Fact, attribute: AttributeId, statement: Statement): boolean {
  if (fact.attribute !== attribute) return false;
  const where = `${statement.rowLabel} · ${statement.columnHead}`;
  return periodIn(where, fact.period) !== 'other';
}
