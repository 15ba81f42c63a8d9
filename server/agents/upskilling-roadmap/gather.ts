import { readCourses, type ReadCourses } from '../../upskilling/courses.ts';
import {
  levelOfSkill,
  isRoleTitle,
  isSkillList,
  namesSkill,
  needsIn,
  knownSkills,
  type Had,
  type Need,
  type Sentence,
} from '../../upskilling/needs.ts';
import { splitSkills } from '../../upskilling/skill-names.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { filesReadFor } from '../ground/agent-files.ts';
import { tablesOf, type Dossier } from '../ground/dossier.ts';
import { listlessLines, listNotes, unreadLines, type ColumnNote } from '../ground/left-out.ts';
import { sentencesOfDossiers, sentencesOfText, type SentencePlace } from '../ground/quoted-sentences.ts';
import { readDocuments } from '../ground/read-documents.ts';
import { readReference } from '../ground/reference.ts';
import { upskillingTexts } from './messages/upskilling-texts.ts';
import { readUpskillingRequest, type UpskillingRequest } from './request.ts';

/** A skill the role asks for, with what the person says of it. */
export interface Compared {
  readonly need: Need<SentencePlace>;
  readonly had: Had<SentencePlace> | null;
}

export interface Gathered {
  readonly request: UpskillingRequest;
  readonly dossiers: readonly Dossier[];
  readonly read: ReadCourses;
  /** True where the person gave a list of courses of their own, or the sample's. */
  readonly isOwnList: boolean;
  readonly compared: readonly Compared[];
  readonly said: readonly Sentence<SentencePlace>[];
  /** Lines that are taken for the name of the role and would have been read as skills. */
  readonly titles: readonly Sentence<SentencePlace>[];
  readonly leftOut: readonly string[];
  readonly notes: readonly ColumnNote[];
}

const packaged = 'open-courses.csv';

/** Reads the role, what the person says, and the courses: their own, else those that come with the agent. */
export async function gatherRoadmap(run: AnalystRun): Promise<Gathered> {
  const texts = upskillingTexts().report;
  const request = readUpskillingRequest(run.facts.inputs, run.facts);
  const { dossiers: given, failed } = await readDocuments(run, request.files.wanted);
  const of = (field: string) => filesReadFor(given, request.files.of[field]);
  const lists = of('courses');
  const isOwnList = (request.files.of['courses'] ?? []).length > 0;
  const courseFiles = isOwnList ? lists : [await readReference(run, packaged)];
  const read = readCourses(courseFiles.flatMap(tablesOf));
  const typed = sentencesOfText(request.target, null);
  const isItem = isSkillList(
    typed.map(({ text }) => text).filter((text, at) => !isRoleTitle(text, at === 0)),
  );
  const role: readonly Sentence<SentencePlace>[] = [
    ...typed.map((one) => ({ ...one, isItem })),
    ...sentencesOfDossiers(of('advert')),
  ];
  const said = [...sentencesOfText(request.skills, null), ...sentencesOfDossiers(of('cv'))];
  const own = sentencesOfText(request.skills, null).map(({ text }) => text);
  const known = knownSkills(read.courses, isSkillList(own) ? own.flatMap(splitSkills) : []);
  const needs = needsIn(role, known);
  return {
    request,
    dossiers: [...given, ...courseFiles.filter((one) => !given.includes(one))],
    read,
    isOwnList,
    compared: needs.map((need) => ({ need, had: levelOfSkill(need.key, said) })),
    said,
    titles: role.filter(
      ({ text, isItem: isEntry }, at) =>
        isRoleTitle(text, at === 0) && (isEntry === true || namesSkill(text, known)),
    ),
    leftOut: [
      ...unreadLines(failed),
      ...(isOwnList ? listlessLines(courseFiles, read.roles, texts.noTable) : []),
    ],
    notes: isOwnList ? listNotes(courseFiles, read.roles, texts.columns) : [],
  };
}
