import { readdirSync, readFileSync } from 'node:fs';
import type { AttributeId } from './scoring/attributes.ts';

export type Language = 'en' | 'de';

/** One planted fact. Values are written in one form ("EUR 412.6 million", "1,240", "8.1 %", "2026-03-14", a name). */
export interface Fact {
  readonly attribute: AttributeId;
  /** "2025" or "Q4 2025"; years of a business by the year they end in. */
  readonly period?: string;
  readonly value: string;
  /** What it is about within the company: a segment; or the word that names an event. */
  readonly about?: string;
}

/** A reading that looks right and is wrong; `superseded` may be reported as what held before. */
interface WrongReading extends Fact {
  readonly why: string;
  readonly superseded?: boolean;
}

interface OtherFact extends Fact {
  readonly company: string;
}

export interface Contradiction {
  readonly attribute: AttributeId;
  readonly period?: string;
  readonly values: readonly string[];
}

/** Documents about a company, and everything that is in them. */
export interface RoomLabels {
  readonly name: string;
  readonly folder: string;
  readonly company: string;
  /** Of the person who asks, and of the documents unless their text says otherwise. */
  readonly language: Language;
  readonly facts: readonly Fact[];
  readonly others: readonly OtherFact[];
  readonly wrong: readonly WrongReading[];
  /** Roundings of planted facts that a document states as well: neither wrong nor asked for. */
  readonly allowed: readonly Fact[];
  readonly contradictions: readonly Contradiction[];
  /** What instructions inside the documents want written. */
  readonly injections: readonly string[];
}

export type Condition = readonly [column: string, sign: string, value: string | number | readonly string[]];

/** How the expected value follows from the rows; `check-labels.ts` computes it again. */
export interface Plan {
  readonly op: string;
  readonly column?: string;
  readonly where?: readonly Condition[];
  readonly by?: string;
  readonly per?: string;
  readonly n?: number;
  readonly name?: string;
  /** Columns from and to of a change. */
  readonly with?: readonly [string, string];
  readonly numerator?: readonly [row: string, column: string];
  readonly denominator?: readonly [row: string, column: string];
  readonly factor?: number;
}

export interface Question {
  readonly ask: string;
  /** Questions of the same chat before it. */
  readonly after?: readonly string[];
  readonly value?: number;
  readonly text?: string;
  /** Another name of the same: its key in the table. */
  readonly key?: string;
  readonly groups?: Readonly<Record<string, number>>;
  readonly unit?: string;
  /** Further numbers the answer may link: what a change or ratio is made of. */
  readonly also?: readonly number[];
  /** A ratio that may be given as a percentage too. */
  readonly percentToo?: boolean;
  /** Why the only honest answer is that there is none. */
  readonly refuse?: string;
  /** Why a refusal is as good as the right value. */
  readonly either?: string;
  readonly plan?: Plan;
  /** Lines of the file: "4, 8, 15-17". */
  readonly rows?: string;
}

/** How the rows of a table are in its readable source. */
export interface TableSource {
  readonly file: string;
  readonly separator?: string;
  readonly decimal?: '.' | ',';
  readonly dates?: 'dmy';
  readonly sheet?: string;
  /** Line of the last header row and of the last record; first is 1. */
  readonly header?: number;
  readonly last?: number;
  /** Short names of columns, as the plans use them. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Rows whose first cell holds this word are totals. */
  readonly skip?: string;
  /** The product counts no lines in such a file; rows are not compared. */
  readonly linesUnknown?: boolean;
  readonly join?: { readonly file: string; readonly key: string };
}

export interface TableLabels {
  readonly name: string;
  readonly folder: string;
  readonly language: Language;
  /** Nothing where the answer is a passage of a text, or a calculation. */
  readonly source?: TableSource;
  readonly questions: readonly Question[];
}

const here = import.meta.dirname;

function loadAll<T>(kind: string, file: string): T[] {
  return readdirSync(`${here}/${kind}`)
    .sort()
    .map((name) => {
      const folder = `${here}/${kind}/${name}`;
      return { name, folder, ...(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as object) } as T;
    });
}

export const loadRooms = () => loadAll<RoomLabels>('rooms', 'labels.json');
export const loadTables = () => loadAll<TableLabels>('tables', 'questions.json');
