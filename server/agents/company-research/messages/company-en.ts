import { listText, numberText } from '../../../tools/number-text.ts';

const many = (count: number, one: string, more = `${one}s`) =>
  `${numberText(count, 0)} ${count === 1 ? one : more}`;

/** What the report about a company says, and the names of its steps. */
export const companyEn = {
  facts: {
    legal_name: 'Legal name',
    founded: 'Founded',
    headquarters: 'Headquarters',
    industry: 'Industry',
    employees: 'Employees',
    ticker: 'Ticker',
    website: 'Website',
    registration: 'Registration number',
    capital: 'Issued capital',
    auditor: 'Auditor',
    year_end: 'Fiscal year end',
  },
  claims: { revenue: 'Revenue', growth: 'Revenue growth', 'operating margin': 'Operating margin' },
  growthWords: (isUp: boolean, share: string, written: string) => `${written} by ${share} %`,
  marginWords: (share: string) => `${share} %`,
  director: 'Director',
  statuses: { verified: 'verified', unverified: 'unverified', 'for review': 'for review' },
  differing: (count: number) => `${count} different values`,
  sameIn: (count: number) => `same in ${count} documents`,
  oneOnly: 'one document only',
  agreesWithStatements: 'agrees with the statements',
  computed: (value: string) => `${value} (computed)`,
  about: (value: string) => `about ${value}`,
  million: ' million',
  noDocuments: (company: string) => `${company}: no documents to work from`,
  nothingToCheck: (company: string) => `${company}: nothing that can be checked`,
  headline: (company: string, verified: number, open: number) =>
    `${company}: ${many(verified, 'fact')} verified, ${open === 0 ? 'no contradictions' : `${many(open, 'contradiction')} to settle`}`,
  lead: (given: { name: string; industry: string; seat: string; founded: string }) =>
    `${given.name}${given.industry ? ` works in ${given.industry.replace(/^([A-Z])(?=[a-z])/, (letter) => letter.toLowerCase())}` : ''}${given.seat ? `${given.industry ? ', with its head office' : ' has its head office'} in ${given.seat}` : ''}${given.founded ? `; founded ${given.founded}` : ''}.`,
  counts: (given: { documents: number; facts: number; verified: number; single: number; open: number }) =>
    `${many(given.documents, 'document')} ${given.documents === 1 ? 'was' : 'were'} read. Of ${many(given.facts, 'checked fact')}, ${given.verified} ${given.verified === 1 ? 'stands' : 'stand'} in two or more documents, ${given.single} in one only, and ${given.open === 0 ? 'none differs' : given.open === 1 ? '1 differs' : `${given.open} differ`} between documents.`,
  adverseCount: (count: number) =>
    `${many(count, 'dated item')} ${count === 1 ? 'is' : 'are'} adverse and listed below.`,
  sample: '> **Sample data.** The company is fictional and its documents were written for this product.',
  profileHead: ['Fact', 'What the documents say', 'Status'],
  or: ' *or* ',
  noProfile: 'No profile facts were found in the documents.',
  ahead: 'ahead',
  adverse: 'adverse',
  timelineHead: ['Date', 'What happened', 'Note'],
  noEvents: 'No dated events were found in the documents.',
  leaving: (marks: string) => `leaving${marks} · `,
  namedIn: (count: number) => `named in ${many(count, 'document')}`,
  peopleHead: ['Name', 'Role', 'Since', 'Evidence'],
  noPeople: 'No people are named with a role.',
  noFigures: 'No table with figures by year was found, so nothing was computed.',
  asStated: 'as stated',
  unit: (units: readonly string[]) => `In ${listText(units)}.`,
  line: 'Line',
  ratio: 'Ratio',
  ratiosIntro: 'Computed from these lines; every ratio opens its formula and inputs.',
  revenueOf: (year: string) => `Revenue ${year}`,
  ratios: {
    'gross-margin': ['Gross margin', 'gross profit', 'revenue'],
    'operating-margin': ['Operating margin', 'operating profit', 'revenue'],
    'net-margin': ['Net margin', 'net income', 'revenue'],
    'equity-ratio': ['Equity ratio', 'equity', 'total assets'],
    'current-ratio': ['Current ratio', 'current assets', 'current liabilities'],
    'debt-equity': ['Debt to equity', 'total debt', 'equity'],
    'cash-conversion': ['Operating cash flow to net income', 'operating cash flow', 'net income'],
  },
  noContradictions: 'No two documents give different values for the same fact.',
  contradictionHead: ['Value', 'Words of the source', 'Document'],
  quoted: (text: string) => `“${text}”`,
  verificationRule:
    '*Verified*: the same in two or more documents, or computed from the statements and equal. *Unverified*: one document only. *For review*: the documents differ. Documents of one company are not independent of each other.',
  verificationHead: ['Fact', 'Value', 'Why', 'Status'],
  nothingToVerify: 'Nothing to verify.',
  whichHolds: (label: string, values: readonly string[]) =>
    `Which value of “${label}” holds, and as of when: ${values.join(' or ')}?`,
  whoFollows: (name: string, role: string) => `Who follows ${name} (${role})?`,
  whatBecame: (day: string, text: string) => `What became of this since ${day}: ${text}?`,
  toWatch: (day: string, text: string) => `To watch on ${day}: ${text}`,
  noQuestions: 'None arose from these documents.',
  checklist: {
    accounts: 'annual accounts',
    register: 'register extract',
    cashFlow: 'cash-flow statement',
    auditor: 'auditor’s report',
    shareholders: 'list of shareholders',
    customers: 'contracts with the largest customers',
    loans: 'loan agreements',
    disputes: 'papers of open disputes',
    taxes: 'tax assessments',
  },
  missing: (names: readonly string[]) =>
    `Not among the documents read, by their names and words: ${names.join('; ')}.`,
  nothingMissing: 'Every kind of document on the checklist was found.',
  kept: (name: string, day: string) => `${name} (kept ${day})`,
  read: (names: readonly string[]) => `- Read: ${names.length > 0 ? names.join('; ') : 'nothing'}.`,
  how: '- Facts were taken from labels, tables with year columns and plain sentences in English; what is said only between the lines was not.',
  expected: '- Statements about expected years were not held against the accounts.',
  inLanguage: (name: string, language: string | null) => `${name} (${language ?? 'another language'})`,
  foreign: (sources: readonly string[]) =>
    `> **Not read in full.** ${listText(sources)} ${sources.length === 1 ? 'is' : 'are'} not in English. Facts, people and dates are taken from English text only: what stands there in sentences is missing from this report, and its absence says nothing.`,
  foreignLimit: (sources: readonly string[]) =>
    `- Not in English, so no facts were taken from their sentences: ${sources.join('; ')}.`,
  foreignAnswer: (sources: readonly string[]) =>
    ` ${listText(sources)} ${sources.length === 1 ? 'is' : 'are'} not in English, and facts are taken from English text only.`,
  foreignMissing: 'Documents in other languages may be among these; their words were not recognised.',
  unread: (name: string, reason: string) => `- Could not be read: ${name}. ${reason}`,
  leftOut: (count: number) => `- Left out at this depth: ${count} further documents.`,
  noWeb: (isSample: boolean) =>
    `- The web was not searched${isSample ? '; only the sample dossier was used' : '; nothing beyond your files was used'}.`,
  foot: (isSample: boolean) =>
    `*Prepared by the built-in analyst: computed and quoted, no language model.${isSample ? ' Sample data: a fictional company.' : ''}*`,
  adverseItems: (count: number) => `Adverse items: ${count}`,
  latest: (day: string) => `Latest ${day}`,
  answerEmpty: (headline: string) =>
    `**${headline}.** Add files about the company (annual report, register extract, news), or choose a sample dossier.`,
  answer: (headline: string, single: number, open: readonly string[]) =>
    `**${headline}.** ${single} ${single === 1 ? 'fact rests' : 'facts rest'} on one document only.${open.length > 0 ? ` The documents differ on ${listText(open.map((one) => `“${one}”`))}.` : ''} The report quotes each source and lists what is still open.`,
  topics: {
    business: 'Business and products',
    results: 'Results and outlook',
    risks: 'Risks and disputes',
    people: 'People and changes',
    finance: 'Financing',
    assets: 'Sites, fleet and investments',
    customers: 'Customers and dependence',
  },
  steps: {
    gathered: (documents: number, failed: number) =>
      `${documents} documents${failed > 0 ? `, ${failed} could not be read` : ''}`,
    extract: 'Extract facts, people, dates and figures',
    extracted: (name: string, facts: number, people: number, dates: number, lines: number) =>
      `${name}: ${facts} facts, ${people} people, ${dates} dates, ${lines} statement lines`,
    factsFrom: (facts: number, documents: number) => `${facts} facts from ${documents} documents`,
    profile: 'Write the profile',
    timeline: 'Write timeline and people',
    figures: 'Write the key figures',
    found: (facts: number, people: number, dates: number) =>
      `${numberText(facts, 0)} facts, ${people} people, ${dates} dates`,
    compare: 'Hold the documents against each other',
    compared: (verified: number, open: number) => `${verified} verified, ${open} for review`,
    quoted: (count: number) => `${count} passages quoted`,
    closing: 'Write quotes, verification and open questions',
    written: 'Written',
    reportWritten: 'Report written',
    webSearch: 'Web search',
    file: (number: number) => `File ${number}`,
  },
};
