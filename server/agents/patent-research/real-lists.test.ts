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

const text = `(12) United States Patent
(10) Patent No.: US 9,999,123 B2
(45) Date of Patent: Jun. 26, 2018
(22) Filed: Mar. 10, 2017

(57) ABSTRACT
A gripper has a foam pad that is deformable. A pump makes the vacuum of the gripper.

DETAILED DESCRIPTION
[0021] The pump 12 is driven by a motor. [0022] A housing holds the pump.
`;

it('counts a document given as text and again as a row of a list once, with the priority of the list', async () => {
  const tools = memoryTools({
    one: { name: 'list.csv', bytes: bytesOf(google) },
    two: { name: 'gripper.txt', bytes: bytesOf(text) },
  });
  const inputs = {
    invention: 'a vacuum gripper with a deformable foam pad; several suction zones each with a valve',
    documents: 'one,two',
    priority_date: '2024-02-01',
    depth: 'standard',
  };
  const run = await speaking('en', () => runAgent(agentOf('patent-research', 'en'), inputs, { tools }));
  expect(run.findings.map(({ title }) => title)).toEqual(['US 9,999,123 B2', 'JP-2019077001-A']);
  expect(run.report).toMatch(/\| US 9,999,123 B2[^|]*\| 2016-03-14/u);
  expect(run.report).toContain('also given as gripper.txt');
  // Each sentence of a passage carries the mark of what it is quoted from.
  expect(run.report).toMatch(/“A gripper has a foam pad that is deformable\.”\[\d+\]/u);
  expect(run.claims.filter(({ supported }) => !supported)).toEqual([]);
});

it('calls a document of which only the title was given no match and no miss', async () => {
  const { findings, report } = await research(google, 'a solar panel; a camera at the entrance', 'en');
  expect(findings.map(({ status }) => status)).toEqual(['for review', 'for review']);
  expect(report).toContain('only its title was given');
});
