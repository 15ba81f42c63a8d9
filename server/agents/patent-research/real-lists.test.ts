import { expect, it } from 'vitest';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { speaking } from '../../language/language.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

async function research(list: string, invention: string, language: 'en' | 'de') {
  const tools = memoryTools({ one: { name: 'list.csv', bytes: bytesOf(list) } });
  const inputs = { invention, documents: 'one', priority_date: '2024-02-01', depth: 'deep' };
  const run = await speaking(language, () =>
    runAgent(agentOf('patent-research', language), inputs, { tools }),
  );
  return { ...run, doubted: run.claims.filter(({ supported }) => !supported) };
}

const google =
  'search URL:,"https://patents.google.com/?q=(gripper)"\nid,title,assignee,priority date,filing/creation date,publication date,grant date\nUS-9999123-B2,"Vacuum gripper with deformable foam pad",Halvor,2016-03-14,2017-03-10,2018-06-26,2018-06-26\nJP-2019077001-A,"Vacuum hand having independently valved suction zones",Hando,2017-10-20,2017-10-20,2019-05-23,\nUS-9999123-B2,"Vacuum gripper with deformable foam pad",Halvor,2016-03-14,2017-03-10,2018-06-26,2018-06-26\n';

it('counts a document that a list repeats once, and names the nearest words for an element it does not find', async () => {
  const { report, findings, doubted } = await research(
    google,
    'a vacuum gripper with a deformable foam pad; several suction zones each with a valve of its own',
    'en',
  );
  expect(findings.filter(({ title }) => title === 'US-9999123-B2')).toHaveLength(1);
  expect(report).toContain('list.csv: rows that repeat a document');
  expect(report).toMatch(
    /several suction zones.*not found in these documents.*JP-2019077001-A.*: suction, zones/u,
  );
  expect(doubted).toEqual([]);
});

it('quotes a title with the marks of its language and with brackets in it', async () => {
  const { report, doubted } = await research(
    '"Veröffentlichungsnummer";"Anmeldedatum";"Veröffentlichungsdatum";"Prioritätsdatum";"Titel"\n"EP000003100200A1";"02.06.2021";"07.12.2022";"03.06.2020";"[DE] Verfahren zum Entriegeln mittels Fingerabdruck [EN] UNLOCKING BY FINGERPRINT"\n"DE102019204417A1";"29.03.2019";"01.10.2020";"";"[DE] Fahrradschloss mit Funkmodul"\n',
    'Entriegeln mittels Fingerabdruck; Solarzelle auf dem Bügel',
    'de',
  );
  expect(report).toMatch(/schreibt „.*Verfahren zum Entriegeln mittels Fingerabdruck .*“/u);
  expect(doubted).toEqual([]);
});
