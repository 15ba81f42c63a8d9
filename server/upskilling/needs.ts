import { roleMark, roleNouns } from '../packs/skills/role-titles.ts';
import { skillWords } from '../packs/skills/skill-words.ts';
import type { Course } from './courses.ts';
import { holdsSkill, skillKey, skillTokens, splitSkills } from './skill-names.ts';

/** A sentence with the place it is in; `at` is the writer's own. */
export interface Sentence<P> {
  readonly text: string;
  readonly at: P;
  /** It is an entry of a list of skills: what it names is one, also where no course teaches it. */
  readonly isItem?: boolean;
}

/** A skill the role asks for. */
export interface Need<P> {
  readonly key: string;
  /** As a course or the role writes it. */
  readonly name: string;
  readonly isOptional: boolean;
  readonly sentence: Sentence<P>;
}

/** What is said of a skill: it is there, a little of it, or that it is not. */
export interface Had<P> {
  readonly how: 'has' | 'basic' | 'lacks';
  readonly sentence: Sentence<P>;
}

/**
 * Skills that are known by name: those that courses teach or require, and those the person lists; by key, each as it is
 * first written. Names of courses are no skills.
 */
export function knownSkills(
  courses: readonly Course[],
  listed: readonly string[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const titles = new Set(courses.map(({ name }) => skillKey(name)));
  const required = courses.flatMap(({ requires }) => requires).filter((one) => !titles.has(skillKey(one)));
  for (const skill of [...courses.flatMap(({ teaches }) => teaches), ...required, ...listed])
    if (!names.has(skillKey(skill))) names.set(skillKey(skill), skill);
  return names;
}

/** A short line of at most so many words may be the name of the role. */
const longestTitle = 8;

/** The name of the role, which is none of the skills it asks for: marked as one, or the first line and a word for a person. */
export function isRoleTitle(text: string, isFirst: boolean): boolean {
  if (skillTokens(text.replace(roleMark, '')).length > longestTitle || /[.:!?;]$/u.test(text)) return false;
  const [name = ''] = text.split(/\s+[–—|-]\s+|,|\(/u);
  return roleMark.test(text) || (isFirst && roleNouns.test(name.trim()));
}

/** Lines that are all short, and none of them a sentence or a heading: a list of skills. */
export const isSkillList = (lines: readonly string[]): boolean =>
  lines.every((line) => line.length <= 60 && skillTokens(line).length <= 6 && !/[.:!?]$/u.test(line));

/**
 * What the role asks for: of sentences the skills that are known; of a line of a list what it names, also where no
 * course teaches it. A longer name holds a shorter one: "web security" is not "security" as well.
 */
export function needsIn<P>(sentences: readonly Sentence<P>[], known: ReadonlyMap<string, string>): Need<P>[] {
  const needs = new Map<string, Need<P>>();
  for (const sentence of asking(sentences)) {
    const isOptional = skillWords.optional.test(sentence.text);
    const found = longestSkills(sentence.text, known);
    const listed = sentence.isItem === true ? splitSkills(sentence.text) : [];
    const others = listed.filter((one) =>
      found.every(({ key }) => !holdsSkill(skillTokens(one), key.split(' '))),
    );
    const all = [...found, ...others.map((one) => ({ key: skillKey(one), name: one }))];
    for (const { key, name } of all) {
      const before = needs.get(key);
      if (before === undefined || (before.isOptional && !isOptional))
        needs.set(key, { key, name, isOptional, sentence });
    }
  }
  return [...needs.values()];
}

/** A line that opens a part of an advertisement: "Your profile", "Ihre Aufgaben:". */
const isHeading = (text: string): boolean => /[:?]$/u.test(text) && skillTokens(text).length <= 6;

/** Sentences that ask for something: without what the role says it does not need, and what the employer offers. */
function asking<P>(sentences: readonly Sentence<P>[]): Sentence<P>[] {
  let isOffer = false;
  return sentences.filter(({ text }, at) => {
    if (isRoleTitle(text, at === 0)) return false;
    if (isHeading(text)) isOffer = false;
    const offer = skillWords.offer.exec(text)?.[0];
    // "Benefits: gym, courses" offers on its own line; a heading alone offers until the next one.
    if (offer !== undefined && !/[\p{L}\p{N}]/u.test(text.slice(offer.length))) isOffer = true;
    return !isOffer && offer === undefined && !skillWords.unasked.test(text);
  });
}

/** Whether a text names one of the skills that are known. */
export const namesSkill = (text: string, known: ReadonlyMap<string, string>): boolean =>
  longestSkills(text, known).length > 0;

function longestSkills(text: string, known: ReadonlyMap<string, string>): { key: string; name: string }[] {
  const byLength = [...known].toSorted(([a], [b]) => b.split(' ').length - a.split(' ').length);
  let words = skillTokens(text);
  return byLength.flatMap(([key, name]) => {
    if (!saysSkill(text, words, key)) return [];
    words = withoutSkill(words, key.split(' '));
    return [{ key, name }];
  });
}

/** A name of one or two letters ("R", "C", "Go") is meant only where it is as an item of its own. */
function saysSkill(text: string, words: readonly string[], key: string): boolean {
  if (key.length <= 2)
    return splitSkills(text.replaceAll(/[()/]/gu, ',')).some((one) => skillKey(one) === key);
  return holdsSkill(words, key.split(' '));
}

/** The words with a gap where the skill stood. */
function withoutSkill(words: readonly string[], skill: readonly string[]): string[] {
  const left = [...words];
  for (let at = 0; at + skill.length <= left.length; at += 1)
    if (skill.every((word, i) => left[at + i] === word)) left.fill('', at, at + skill.length);
  return left;
}

/** What a person says of a skill, the surest of it: having it counts over having a little, and that over lacking it. */
export function levelOfSkill<P>(key: string, sentences: readonly Sentence<P>[]): Had<P> | null {
  const said = sentences
    .filter(({ text }) => saysSkill(text, skillTokens(text), key))
    .map((sentence): Had<P> => ({ how: howSaid(partAbout(key, sentence.text)), sentence }));
  const order: readonly Had<P>['how'][] = ['has', 'basic', 'lacks'];
  return order.map((how) => said.find((one) => one.how === how)).find((one) => one !== undefined) ?? null;
}

/** Of a line of items, "SQL (advanced) | Linux (basic)", the one that names the skill; else the whole. */
function partAbout(key: string, text: string): string {
  const hasLevels = /\([^()]*\)/u.test(text);
  const parts = text.split(hasLevels ? /[|•;,](?![^()]*\))/u : /[|•]/u);
  // "No experience with Docker (or Podman), Rust": what opens a list holds for all of it.
  if (parts.length === 1 || skillWords.lacking.test(parts[0] ?? '')) return text;
  return parts.find((part) => saysSkill(part, skillTokens(part), key)) ?? text;
}

function howSaid(text: string): Had<never>['how'] {
  if (skillWords.lacking.test(text)) return 'lacks';
  return skillWords.basic.test(text) ? 'basic' : 'has';
}
