import type { StepHandle } from '../../engines/run-context.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { findQuotes } from './topics.ts';
import { gather } from './gather.ts';
import { readCompanyRequest } from './request.ts';
import { findCompany } from './findings.ts';
import { givingWay } from '../ground/giving-way.ts';
import {
  addFindings,
  answerText,
  writeContradictions,
  writeQuotes,
  writeVerification,
} from './write-checks.ts';
import { writeClosing } from './write-closing.ts';
import { writeFigures } from './write-figures.ts';
import { writeOthers, writePeople, writeProfile, writeTimeline, writeUnnamed } from './write-profile.ts';
import { countOf, isUnnamed, type Writing } from './writing.ts';
import { companyTexts } from './messages/company-texts.ts';

const extractPrice = 4_000;
const comparePrice = 8_000;
const writingPrice = 2_000;

/** The built-in analyst's work: read, extract, compare, quote, write. */
export async function researchCompany(run: AnalystRun): Promise<void> {
  const { facts } = run;
  const { steps } = companyTexts();
  const request = readCompanyRequest(facts.inputs, facts.prompt, facts.fileIds);
  const today = facts.askedAt.toISOString().slice(0, 10);

  const gathered = await run.stage('gather', async () => {
    const value = await gather(run, request);
    return {
      value,
      summary: steps.gathered(value.dossiers.length, value.failed.length),
    };
  });

  const findings = await givingWay(findCompany(request.company, gathered.dossiers, today));
  if (isUnnamed({ gathered, findings })) return await sayUnnamed(run, { request, gathered, findings, today });
  const write = (id: string, title: string, price: number, work: (writing: Writing) => void) =>
    run.step({ id: `write-${id}`, tool: 'write', title, price }, (step: StepHandle) => {
      work({ step, request, gathered, findings, today });
      return Promise.resolve({ output: null, summary: steps.written, millicredits: price });
    });

  await run.stage('extract', async () => {
    const price = extractPrice * gathered.dossiers.length;
    await run.step({ id: 'extract', tool: 'extract', title: steps.extract, price }, () => {
      const details = gathered.dossiers.map((dossier) => {
        const said = findings.read.claims.filter((claim) => claim.place.document === dossier.key);
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
    await write('profile', steps.profile, writingPrice, writeProfile);
    await write('timeline', steps.timeline, writingPrice, (writing) => {
      writeTimeline(writing);
      writePeople(writing);
    });
    await write('figures', steps.figures, writingPrice, (writing) => {
      writeFigures(writing);
      writeOthers(writing);
    });
    return {
      value: null,
      summary: steps.found(findings.checked.length, findings.people.length, findings.events.length),
    };
  });

  await run.stage('compare', async () => {
    await write('compare', steps.compare, comparePrice, (writing) => {
      writeContradictions(writing);
      addFindings(writing);
    });
    return {
      value: null,
      summary: steps.compared(countOf(findings, 'verified'), countOf(findings, 'for review')),
    };
  });

  const quotes = await run.stage('quote', async () => {
    const value =
      gathered.dossiers.length === 0 ? [] : await findQuotes(run, request, gathered.dossiers, findings);
    return {
      value,
      summary: steps.quoted(value.reduce((sum, topic) => sum + topic.quotes.length, 0)),
    };
  });

  await run.stage('report', async () => {
    await write('closing', steps.closing, writingPrice, (writing) => {
      writeQuotes(writing, quotes);
      writeVerification(writing);
      writeClosing(writing);
      writing.step.write('answer', answerText(writing));
    });
    return { value: null, summary: steps.reportWritten };
  });
}

/** No document names the company: said in a few lines, nothing is shown as a fact, and nothing is charged. */
async function sayUnnamed(run: AnalystRun, about: Omit<Writing, 'step'>): Promise<void> {
  const { steps } = companyTexts();
  run.leaveUnanswered();
  await run.stage('report', async () => {
    await run.step({ id: 'write-unnamed', tool: 'write', title: steps.closing, price: 0 }, (step) => {
      const writing = { ...about, step };
      writeUnnamed(writing);
      step.write('answer', answerText(writing));
      return Promise.resolve({ output: null, summary: steps.written, millicredits: 0 });
    });
    return { value: null, summary: steps.reportWritten };
  });
}
