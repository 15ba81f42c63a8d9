import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Language, Plan, TableSource } from './labels.ts';

/** A number that the report has to link. */
export interface FigureLabel {
  /** Of the figure, the same in every language; or else its label as printed. */
  readonly id?: string;
  readonly label?: string;
  /** In units of `unit`: "%", "GBP thousand"; none for a plain number. */
  readonly value: number;
  readonly unit?: string;
  /**
   * How it follows from the cells of the case's tables: a plan over the first of them, or a formula such as
   * "100 * [Net income|2025] / [Revenue|2025]". Never copied from a report.
   */
  readonly from?: Plan | string;
}

/** Files of an own kind, what the form says, and what the report must and must not say. */
export interface AgentCase {
  readonly name: string;
  readonly agent: string;
  readonly folder: string;
  readonly language: Language;
  readonly inputs: Readonly<Record<string, string>>;
  /** The documents of the case by the field they are given in. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** How its tables are in their readable sources. */
  readonly sources?: readonly TableSource[];
  readonly figures: readonly FigureLabel[];
  readonly findings: readonly { readonly title: string; readonly status: string }[];
  /** Words that are in the report or the answer. */
  readonly says: readonly string[];
  /** Words that must not. */
  readonly never: readonly string[];
  /** The only honest end is that nothing could be done. */
  readonly unanswered?: boolean;
}

const here = `${import.meta.dirname}/agents`;

/** Every `agents/<slug>/<case>/labels.json`. */
export function loadAgentCases(): AgentCase[] {
  if (!existsSync(here)) return [];
  return readdirSync(here)
    .sort()
    .flatMap((agent) =>
      readdirSync(`${here}/${agent}`)
        .sort()
        .map((name) => {
          const folder = `${here}/${agent}/${name}`;
          const labels = JSON.parse(readFileSync(`${folder}/labels.json`, 'utf8')) as Partial<AgentCase>;
          const none = { figures: [], findings: [], says: [], never: [] };
          return { ...none, name, agent, folder, ...labels } as AgentCase;
        }),
    );
}
