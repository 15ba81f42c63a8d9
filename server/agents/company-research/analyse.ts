import type { StepHandle } from '../../engines/run-context.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { findQuotes } from './topics.ts';
import { gather } from './gather.ts';
import { readCompanyRequest } from './request.ts';
import { verify } from './verify.ts';
import {
  addFindings,
  answerText,
  writeClosing,
  writeContradictions,
  writeQuotes,
  writeVerification,
} from './write-checks.ts';
import {
  countOf,
  writeFigures,
  writePeople,
  writeProfile,
  writeTimeline,
  type Writing,
} from './write-profile.ts';
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

  const findings = verify(gathered.dossiers, request.company);
  const write = (id: string, title: string, price: number, work: (writing: Writing) => void) =>
    run.step({ id: `write-${id}`, tool: 'write', title, price }, (step: StepHandle) => {
      work({ step, request, gathered, findings, today });
      return Promise.resolve({ output: null, summary: steps.written, millicredits: price });
    });

  await run.stage('extract', async () => {
    const price = extractPrice * gathered.dossiers.length;
    await run.step({ id: 'extract', tool: 'extract', title: steps.extract, price }, () => {
      const details = gathered.dossiers.map((dossier) => {
        const own = verify([dossier], request.company);
        return steps.extracted(
          dossier.name,
          own.checked.length,
          own.people.length,
          own.events.length,
          own.statements.length,
        );
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
    await write('figures', steps.figures, writingPrice, writeFigures);
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
    const value = gathered.dossiers.length === 0 ? [] : await findQuotes(run, request, gathered.dossiers);
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
