import type { Language } from '@loupe/shared/lib/language';
import { align } from '../../clauses/align.ts';
import type { Aligned } from '../../clauses/aligned.ts';
import { changesOf, type Change } from '../../clauses/change.ts';
import type { Clause } from '../../clauses/clause.ts';
import { isOfRules } from '../../clauses/is-of-rules.ts';
import { runPartByPart } from '../../run-part-by-part.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { keyOf, type AgentFiles } from '../ground/agent-files.ts';
import { clauseLanguage, isCutText } from '../ground/clause-documents.ts';
import type { Dossier } from '../ground/dossier.ts';
import { unreadLines } from '../ground/left-out.ts';
import { groundTexts } from '../ground/messages/ground-texts.ts';
import { clausesOf, cutLines } from '../ground/read-clauses.ts';
import { readDocuments } from '../ground/read-documents.ts';
import { readSideBySide } from './side-by-side.ts';

/** Why texts were not compared. */
type Refusal =
  | 'same file'
  | 'same words'
  | 'unread'
  | 'no rules'
  | 'two laws'
  | 'two languages'
  | 'language'
  | 'too long';

export interface Texts {
  readonly dossiers: readonly Dossier[];
  readonly leftOut: readonly string[];
  readonly language: Language;
  readonly isCompared: boolean;
  /** The text that holds now, the earlier one empty where only one was given. */
  readonly now: Dossier;
  readonly old: Dossier | null;
  readonly nowClauses: readonly Clause[];
  readonly oldClauses: readonly Clause[];
  readonly changes: readonly Change[];
}

export type ReadTexts =
  | { readonly kind: 'read'; readonly texts: Texts }
  | {
      readonly kind: 'refused';
      readonly why: Refusal;
      readonly names: readonly string[];
      readonly leftOut: readonly string[];
    };

/** Below this share of clauses with something in common, two texts are no versions of one. */
const leastShare = 0.15;
const fewestToTell = 4;

function areTwoLaws(old: readonly Clause[], now: readonly Clause[], aligned: readonly Aligned[]): boolean {
  const fewer = Math.min(old.length, now.length);
  const paired = aligned.filter((one) => one.old !== null && one.now !== null).length;
  return fewer >= fewestToTell && paired / fewer < leastShare;
}

/** Reads one or two texts, cuts them into clauses and sets them against each other. */
export async function readTexts(run: AnalystRun, files: AgentFiles): Promise<ReadTexts> {
  const { dossiers, failed } = await readDocuments(run, files.wanted);
  const leftOut = [...unreadLines(failed), ...cutLines(dossiers)];
  const names = dossiers.map(({ name }) => name);
  const refused = (why: Refusal): ReadTexts => ({ kind: 'refused', why, names, leftOut });
  const find = (field: string) =>
    dossiers.find(({ key }) => files.of[field]?.some((one) => keyOf(one) === key));
  const [first, second] = [find('old'), find('new')];
  const now = second ?? first;
  if (now === undefined) return refused('unread');
  const sameReasons = names.map((name) => groundTexts().sameFile('', name).reason);
  if (failed.some(({ reason }) => sameReasons.includes(reason))) return refused('same file');
  const old = second === undefined ? null : (first ?? null);
  if (old !== null && (isCutText(old) || isCutText(now))) return refused('too long');
  const language = clauseLanguage(now);
  if (language === null) return refused('language');
  if (old !== null && old.document.language !== null && clauseLanguage(old) !== language)
    return refused('two languages');
  const aligned = old === null ? readSideBySide(now) : null;
  const sideOf = (side: 'old' | 'now') => (aligned ?? []).flatMap((one) => one[side] ?? []);
  if (aligned === null && now.text.isTable) return refused('no rules');
  const nowClauses = aligned === null ? await clausesOf(run, now) : sideOf('now');
  const oldClauses = aligned === null ? (old === null ? [] : await clausesOf(run, old)) : sideOf('old');
  if (!isOfRules(nowClauses, language) && !isOfRules(oldClauses, language)) return refused('no rules');
  const isCompared = old !== null || aligned !== null;
  const all = aligned ?? (old === null ? [] : await runPartByPart(align(oldClauses, nowClauses), run.signal));
  if (aligned === null && isCompared && areTwoLaws(oldClauses, nowClauses, all)) return refused('two laws');
  const changes = await runPartByPart(changesOf(all, language), run.signal);
  if (isCompared && changes.length === 0) return refused('same words');
  const texts = { dossiers, leftOut, language, isCompared, now, old, nowClauses, oldClauses, changes };
  return { kind: 'read', texts };
}
