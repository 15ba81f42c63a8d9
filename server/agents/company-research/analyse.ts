import type { Block } from '../../report/blocks.ts';
import { runPartByPart } from '../../run-part-by-part.ts';
import type { AnalystRun } from '../agent-definition.ts';
import type { Dossier } from '../ground/dossier.ts';
import { writeAnswer, writeStep } from '../ground/write-steps.ts';
import { findCompany } from './findings.ts';
import { gather } from './gather.ts';
import { companyTexts } from './messages/company-texts.ts';
import { missingDocuments } from './missing-documents.ts';
import { readCompanyRequest, type CompanyRequest } from './request.ts';
import { findQuotations } from './quotations.ts';
import {
  addFindings,
  answerOf,
  writeContradictions,
  writeQuotes,
  writeVerification,
} from './write-checks.ts';
import { writeClosing, writeQuestions } from './write-closing.ts';
import { writeFigures } from './write-figures.ts';
import { writeOthers, writeUnnamed } from './write-others.ts';
import { writePeople, writeTimeline } from './write-people.ts';
import { writeProfile } from './write-profile.ts';
import { countOf, isUnnamed, type Writing } from './writing.ts';

const extractPrice = 4_000;
const comparePrice = 8_000;
const quotePrice = 6_000;
const writingPrice = 2_000;

/** A part of the report that is written as one step. */
type WritingId = 'profile' | 'figures' | 'timeline' | 'compare' | 'closing';

/** The built-in analyst's work: read, extract, compare, quote, write. */
export async function researchCompany(run: AnalystRun): Promise<void> {
  const { facts } = run;
  const { steps, topics } = companyTexts();
  const request = readCompanyRequest(facts.inputs, facts);
  const today = facts.askedAt.toISOString().slice(0, 10);

  const { gathered, findings } = await run.stage('gather', async () => {
    const value = await read(run, request, today);
    const { dossiers, failed } = value.gathered;
    return { value, summary: steps.gathered(dossiers.length, failed.length) };
  });
  if (isUnnamed({ gathered, findings })) return await sayUnnamed(run, { request, gathered, findings, today });
  const write = (id: WritingId, millicredits: number, work: (writing: Writing) => readonly Block[]) =>
    writeStep(run, { id, title: steps[id], millicredits }, (step) =>
      work({ step, request, gathered, findings, today }),
    );

  await run.stage('extract', async () => {
    const price = extractPrice * gathered.dossiers.length;
    await run.step({ id: 'extract', tool: 'extract', title: steps.extract, price }, () => {
      const byDocument = Map.groupBy(findings.read.claims, ({ place }) => place.document);
      const details = gathered.dossiers.map((dossier) => {
        const said = byDocument.get(dossier.key) ?? [];
        const own = said.filter((claim) => claim.entity === findings.read.company.key);
        return steps.extracted(dossier.name, own.length, said.length - own.length);
      });
      return Promise.resolve({
        output: null,
        summary: steps.factsFrom(findings.checked.length, gathered.dossiers.length),
        details,
        millicredits: price,
      });
    });
    await write('profile', writingPrice, writeProfile);
    await write('figures', writingPrice, writeFigures);
    await write('timeline', writingPrice, (w) => [...writePeople(w), ...writeTimeline(w)]);
    return {
      value: null,
      summary: steps.found(findings.checked.length, findings.people.length, findings.events.length),
    };
  });

  await run.stage('compare', async () => {
    await write('compare', comparePrice, (w) => {
      const blocks = [...writeContradictions(w), ...writeVerification(w)];
      addFindings(w);
      return blocks;
    });
    return {
      value: null,
      summary: steps.compared(countOf(findings, 'verified'), countOf(findings, 'for review')),
    };
  });

  const quotations = await run.stage('quote', async () => {
    const found = await runPartByPart(findQuotations(request, findings), run.signal);
    const count = found.topics.reduce((sum, { quotes }) => sum + quotes.length, 0);
    await run.step({ id: 'quote', tool: 'quote', title: steps.quote, price: quotePrice }, () =>
      Promise.resolve({
        output: null,
        summary: steps.quoted(count),
        details: found.topics.map(({ topic, quotes }) => steps.quotedOn(topics[topic], quotes.length)),
        millicredits: quotePrice,
      }),
    );
    return { value: found, summary: steps.quoted(count) };
  });

  await run.stage('report', async () => {
    const missing = await runPartByPart(missingDocuments(gathered.dossiers), run.signal);
    await write('closing', writingPrice, (w) => {
      const blocks = [
        ...writeQuotes(w, quotations),
        ...writeQuestions(w),
        ...writeOthers(w),
        ...writeClosing(w, missing),
      ];
      writeAnswer(w.step, answerOf(w));
      return blocks;
    });
    return { value: null, summary: steps.reportWritten };
  });
}

/** Reads the documents, and what they say. */
async function read(run: AnalystRun, request: CompanyRequest, today: string) {
  const { dossiers, failed, leftOut } = await gather(run, request);
  const about = { asked: request.company, owner: run.facts.userId, today };
  const { findings, notUsed } = await findCompany(about, dossiers, run.signal);
  const isUsed = (dossier: Dossier) => !notUsed.some(({ key }) => key === dossier.key);
  const gathered = { dossiers: dossiers.filter(isUsed), failed: [...failed, ...notUsed], leftOut };
  return { gathered, findings };
}

/** No document names the company: said in a few lines, nothing is shown as a fact, and nothing is charged. */
async function sayUnnamed(run: AnalystRun, about: Omit<Writing, 'step'>): Promise<void> {
  const { steps } = companyTexts();
  run.leaveUnanswered();
  await run.stage('report', async () => {
    await writeStep(run, { id: 'unnamed', title: steps.closing, millicredits: 0 }, (step) => {
      const writing = { ...about, step };
      writeAnswer(step, answerOf(writing));
      return writeUnnamed(writing);
    });
    return { value: null, summary: steps.reportWritten };
  });
}
