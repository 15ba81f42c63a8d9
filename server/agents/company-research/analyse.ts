import type { StepHandle } from '../../engines/run-context.ts';
import { numberText } from '../../tools/number-text.ts';
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

const extractPrice = 4_000;
const comparePrice = 8_000;
const writingPrice = 2_000;

/** The built-in analyst's work: read, extract, compare, quote, write. */
export async function researchCompany(run: AnalystRun): Promise<void> {
  const { facts } = run;
  const request = readCompanyRequest(facts.inputs, facts.prompt, facts.fileIds);
  const today = facts.askedAt.toISOString().slice(0, 10);

  const gathered = await run.stage('gather', async () => {
    const value = await gather(run, request);
    return {
      value,
      summary: `${value.dossiers.length} documents${value.failed.length > 0 ? `, ${value.failed.length} could not be read` : ''}`,
    };
  });

  const findings = verify(gathered.dossiers, request.company);
  const write = (id: string, title: string, price: number, work: (writing: Writing) => void) =>
    run.step({ id: `write-${id}`, tool: 'write', title, price }, (step: StepHandle) => {
      work({ step, request, gathered, findings, today });
      return Promise.resolve({ output: null, summary: 'Written', millicredits: price });
    });

  await run.stage('extract', async () => {
    const price = extractPrice * gathered.dossiers.length;
    await run.step(
      { id: 'extract', tool: 'extract', title: 'Extract facts, people, dates and figures', price },
      () => {
        const details = gathered.dossiers.map((dossier) => {
          const own = verify([dossier], request.company);
          return `${dossier.name}: ${own.checked.length} facts, ${own.people.length} people, ${own.events.length} dates, ${own.statements.length} statement lines`;
        });
        return Promise.resolve({
          output: null,
          summary: `${findings.checked.length} facts from ${gathered.dossiers.length} documents`,
          details,
          millicredits: price,
        });
      },
    );
    await write('profile', 'Write the profile', writingPrice, writeProfile);
    await write('timeline', 'Write timeline and people', writingPrice, (writing) => {
      writeTimeline(writing);
      writePeople(writing);
    });
    await write('figures', 'Write the key figures', writingPrice, writeFigures);
    return {
      value: null,
      summary: `${numberText(findings.checked.length, 0)} facts, ${findings.people.length} people, ${findings.events.length} dates`,
    };
  });

  await run.stage('compare', async () => {
    await write('compare', 'Hold the documents against each other', comparePrice, (writing) => {
      writeContradictions(writing);
      addFindings(writing);
    });
    return {
      value: null,
      summary: `${countOf(findings, 'verified')} verified, ${countOf(findings, 'for review')} for review`,
    };
  });

  const quotes = await run.stage('quote', async () => {
    const value = gathered.dossiers.length === 0 ? [] : await findQuotes(run, request, gathered.dossiers);
    return {
      value,
      summary: `${value.reduce((sum, topic) => sum + topic.quotes.length, 0)} passages quoted`,
    };
  });

  await run.stage('report', async () => {
    await write('closing', 'Write quotes, verification and open questions', writingPrice, (writing) => {
      writeQuotes(writing, quotes);
      writeVerification(writing);
      writeClosing(writing);
      writing.step.write('answer', answerText(writing));
    });
    return { value: null, summary: 'Report written' };
  });
}
