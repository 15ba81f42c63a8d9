import { words, type Said, type Words } from '../../../report/words.ts';
import { listText } from '../../../tools/number-text.ts';

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const diligenceReportEn = {
  statuses: { verified: 'verified', not: 'not verified' },
  quoted: (text: string) => `“${text}”`,
  of: (found: number, all: number) => `${found} of ${all}`,
  headline: (company: string, flags: readonly string[]) =>
    flags.length === 0 ? `${company}: no red flag in this room` : `${company}: ${listText(flags)}`,
  headlineNone: (company: string) => `${company}: nothing in this room could be used`,
  noneFound: 'No file of this room is a document about this company that is read here.',
  noneAnswer: 'No document about this company was found in the room, so nothing was computed.',
  allMissing: (kinds: readonly string[]) =>
    `Missing, that is every point of the checklist: ${listText(kinds)}`,
  covered: (count: Said) => words`The room has documents for ${count} points of the checklist.`,
  firstQuestion: (question: Said) => words`Ask first: ${question}`,
  goOnIf: 'Go on only with an answer to these:',
  goOn: 'Nothing computed here stands against going on. What the room does not contain is not known.',
  stages: {
    seed: 'Read for a seed investment: accounts are often short then, and founders and rights weigh more.',
    growth: 'Read for a growth investment: retention and months of cash weigh most then.',
    buyout: 'Read for a buyout: contracts that end with the owner, debt and tax weigh most then.',
  },
  seeFlags: 'See the report for figures and sources.',
  borneOut: 'The accounts give the same number.',
  scorecard: 'Measures of the room, by rules of thumb of this report',
  basis: 'rule of thumb of this report',
  score: (company: string, risk: Said, score: Said, share: Said) =>
    words`Taken together, the measures of ${company} show ${risk}: a score of ${score} on a scale from 0 (low) to 1 (high), with ${share} of the weight computed.`,
  risks: { 'low risk': 'low risk', 'medium risk': 'medium risk', 'high risk': 'high risk' },
  flagsNote:
    'A measure that could not be computed raises no flag; what it lacks is said further down. The thresholds are rules of thumb; industries and stages differ.',
  noFlags: 'No measure is in the range of medium or high risk, and nothing contradicts itself.',
  measures: {
    top_customer: 'Share of the largest customer',
    net_retention: 'Net revenue retention',
    months_of_cash: 'Months of cash',
    room_coverage: 'Coverage of the checklist',
  },
  months: (number: string) => `${number} months`,
  flagTitles: {
    top_customer: 'revenue hangs on one customer',
    net_retention: 'revenue of existing customers shrinks',
    months_of_cash: 'cash is short',
    room_coverage: 'the room is incomplete',
  },
  measureFlag: {
    top_customer: (mark: Said, name: string) =>
      words`The largest customer, ${name}, brings ${mark} of the revenue counted.`,
    net_retention: (mark: Said, _name: string) =>
      words`Customers of a year ago bring ${mark} of what they brought then.`,
    months_of_cash: (mark: Said, _name: string) =>
      words`At the outflow of the last business year, cash lasts ${mark} months from the end of that year.`,
    room_coverage: (mark: Said, _name: string) => words`Documents are there for ${mark} of the checklist.`,
  },
  contradictionTitle: (line: string) => `the pitch contradicts the accounts (${line})`,
  contradiction: (line: string, time: string, pitch: Said, own: Said) =>
    words`${line}: the pitch says ${pitch}, the accounts of ${time} say ${own}.`,
  capTableTitle: 'the cap table does not add up',
  totalRow: 'total',
  faultLabel: (name: string, column: string) => `${name}, ${column}: as printed`,
  computedLabel: (name: string, column: string) => `${name}, ${column}: as computed`,
  faults: {
    total: (_name: string, column: string, own: Said, given: Said): Words =>
      words`The cap table prints ${own} as the total of “${column}”; its rows add up to ${given}.`,
    share: (name: string, column: string, own: Said, given: Said): Words =>
      words`The cap table gives ${name} ${own} in “${column}”; its rows give ${given}.`,
    row: (name: string, column: string, own: Said, given: Said): Words =>
      words`The cap table gives ${name} ${own} in “${column}”; shares and options give ${given}.`,
  },
  clauseNames: {
    control: 'Change of control',
    exclusive: 'Exclusivity',
    unlimited: 'Unlimited liability',
    covenant: 'Covenant',
    security: 'Charge or guarantee',
    favoured: 'Most favoured prices',
    ending: 'End of term',
    termination: 'Termination',
    dispute: 'Dispute',
  },
  clauseFlags: {
    control: 'A contract speaks of a change of control.',
    exclusive: 'A contract speaks of exclusivity.',
    unlimited: 'A contract speaks of unlimited liability.',
    covenant: 'A contract asks for a financial measure to be kept.',
    security: 'A contract speaks of a charge, a pledge or a guarantee.',
    favoured: 'A contract promises a customer prices as good as those of any other.',
    ending: 'A contract says when it ends, or that it is not renewed.',
    dispute: 'A letter tells of a dispute.',
    termination: 'A contract says how it can be ended.',
  },
  clauseQuestions: {
    control:
      'Would this investment set off the clause on a change of control, and has the other party agreed?',
    exclusive: 'Which business does the exclusivity shut out, and until when?',
    unlimited: 'Is the unlimited liability insured?',
    covenant:
      'Were the financial measures that the lender asks for kept on every day, and are they kept after this investment?',
    security: 'What has been charged, pledged or guaranteed, and by whom?',
    favoured: 'Which customers pay less than the one with the most favoured prices?',
    ending: 'Is the contract that ends being negotiated, and on which terms?',
    dispute: 'What is the state of the dispute, what is provided for it, and is it insured?',
    termination: 'Has anybody given notice, or said that they would?',
  },
  questions: {
    top_customer:
      'How long is the contract of the largest customer still bound, and what happens without it?',
    net_retention: 'Why do existing customers pay less than a year ago, and which left?',
    months_of_cash: 'What brings cash before it is used up, and what is cut if it does not come?',
    room_coverage: 'When will the missing documents be in the room?',
    contradiction: (line: string, pitch: Said) =>
      words`${line}: why does the pitch say ${pitch}, and what is counted in it that is not in the accounts?`,
    measureApart: (name: string, pitch: Said) => words`${name}: how does the pitch come to ${pitch}?`,
    capTable: 'Which cap table is signed, and why do its numbers not add up?',
  },
  stageQuestions: {
    seed: [
      'Have all founders and contractors assigned their rights in writing?',
      'How do the shares of the founders vest, and what happens when one leaves?',
    ],
    growth: [
      'What does it cost to win a customer, and how long until that is earned back?',
      'Which rights of earlier investors come before those of a new one?',
    ],
    buyout: [
      'Who leaves when the owner leaves, and what binds them?',
      'Which debts, guarantees and tax risks are not in the accounts?',
    ],
  },
  areas: {
    finance: 'Finance',
    legal: 'Legal',
    people: 'People',
    product: 'Product',
    tax: 'Tax',
    security: 'Security',
  },
  kinds: {
    statements: 'Annual accounts',
    customers: 'Customer revenue',
    bank: 'Bank statement',
    ledger: 'Ledger',
    plan: 'Financial plan',
    cap_table: 'Cap table',
    articles: 'Articles of association',
    contract: 'Customer or supply contracts',
    lease: 'Lease',
    loan: 'Loan',
    employees: 'Employee list',
    employment: 'Employment contracts',
    pitch: 'Pitch',
    rights: 'Patents and marks',
    tax_papers: 'Tax returns and assessments',
    privacy: 'Data protection',
    security: 'Security policy or test',
    dispute: 'Dispute',
  },
  coverageHead: ['Area', 'There', 'Documents'],
  areaLabel: (area: string) => `${area}: points with a document`,
  nothingThere: 'None found',
  allThere: 'Every point of the checklist has a document.',
  labels: {
    top: (customer: string) => `${customer}: share of revenue`,
    share: (name: string) => `${name}: share`,
    total: 'Revenue of all customers',
    topFive: 'Five largest customers',
    hhi: 'Herfindahl-Hirschman index of customers',
    months: 'Periods counted',
    netRetention: 'Net revenue retention over twelve months',
    customerRetention: 'Customers still paying after twelve months',
    revenueOf: (month: string) => `Revenue of the same customers, ${month}`,
    revenueOfOne: (customer: string, month: string) => `Revenue of ${customer}, ${month}`,
    kept: 'Customers still paying',
    before: (count: string) => `Customers before: ${count}, with revenue of`,
    found: 'Points with a document',
    points: 'Points of the checklist',
    diluted: 'Shares, fully diluted',
    nominal: 'Nominal amounts of all holders',
    staying: 'People who have not left',
    staffRows: 'Rows of the employee list',
  },
  customerHead: ['Customer', 'Share of revenue'],
  concentration: (months: Said, span: Said, total: Said, five: Said, hhi: Said) =>
    words`Periods counted, months or whole years, the last of the file: ${months} (${span}). All customers together brought ${total}; the five largest hold ${five} of it. The Herfindahl-Hirschman index is ${hhi}.`,
  ofAccounts: (share: Said, time: string) =>
    words`The customers of ${time} add up to ${share} of the revenue in the accounts of that year.`,
  ofAccountsLabel: (time: string) => `Revenue of all customers in ${time} to revenue in the accounts`,
  netKept: (net: Said) =>
    words`Net revenue retention over twelve months: ${net}; new customers are not counted.`,
  customersKept: (kept: Said) => words`Customers still paying after twelve months: ${kept}.`,
  lost: (customers: Said, from: Said, to: Said) =>
    words`Customers of ${from} that bring nothing in ${to}, with their revenue then: ${customers}.`,
  notComputed: (reason: string) => `The concentration was not computed: ${reason}.`,
  notRetained: (reason: string) => `Retention was not computed: ${reason}.`,
  noCustomers:
    'No table of customer revenue by month or year was found, so neither concentration nor retention was computed.',
  reasons: {
    absent: 'no customer revenue by month or year was found',
    empty: 'the customer table has no amounts',
    negative: 'credit notes exceed the revenue of a customer',
    short: 'the file has no month twelve months before its last one',
    'not positive': 'the first month has no revenue',
    noCash: 'cash or operating cash flow of the last year was not found in one currency',
    noBurn: 'the operating cash flow of the last year is not negative, so no cash is used up',
  },
  noStatements: 'No accounts with business years were found, so no ratio was computed.',
  financial: 'These are accounts of a bank or insurer; the usual ratios have no meaning for them.',
  noCapTable: 'No cap table was found.',
  dilutedTotal: (total: Said) => words`Fully diluted, the rows add up to ${total} shares.`,
  nominalTotal: (total: Said) =>
    words`The list has nominal amounts and no number of shares; they add up to ${total}. Options are not in it.`,
  holderHead: ['Holder', 'Fully diluted'],
  nominalHead: ['Holder', 'Share of nominal capital'],
  moreHolders: (count: number) => `${many(count, 'more holder')} not listed; choose a greater depth.`,
  noFaults: 'Totals and shares agree with the rows, as far as they are printed.',
  clauseHead: ['About', 'Where', 'Words'],
  moreClauses: (count: number) => `${many(count, 'more clause')} not listed; choose a greater depth.`,
  noClauses:
    'No clause of the kinds looked for was found: control, exclusivity, unlimited liability, covenants, charges and guarantees, most favoured prices, end and termination; no letter of a dispute either.',
  clauseNote: 'Found by their words and quoted; what follows from them is for counsel.',
  checkHead: ['Measure', 'Pitch', 'Room', 'Apart', 'Reading'],
  apartLabel: (line: string, time: string) => `${line} ${time}: pitch against accounts`,
  inPitch: 'Pitch',
  nothingHeld: 'No number of the pitch could be held against the other documents of the room.',
  checkNote: 'What the pitch expects of later years is not compared.',
  measureOpen: (name: string, reason: string) => `${name}: ${reason}`,
  nothingMissing: 'Every file was used, and every measure was computed.',
  otherCompany: (name: string, company: string) =>
    `${name}: is about another company and not ${company}; not used`,
  unknownKind: (name: string) =>
    `${name}: its kind could not be determined; it stands for no point of the checklist`,
  secondTable: (name: string) => `${name}: a second table of this kind; only the first was used`,
  notSeen:
    'A document that is there may be incomplete or out of date; only its kind was checked. Registers, courts, references and people were not asked.',
  method: [
    'Documents are told apart by the heads of their tables, else by their names and first lines; a table with lines of a statement by years counts as accounts. The checklist is a rule of thumb of this report, not a standard. A pitch is no point of it.',
    'Months of cash: cash at the end of the last business year divided by a twelfth of the operating cash outflow of that year; computed only where that flow is negative.',
    'Concentration: shares of the last twelve months in the file, or of as many as there are, or of its last year; a row of several customers (“others”) counts in the total alone; the index adds the squares of the shares in percent. Retention: customers of the month twelve months before the last, their revenue in the last month divided by that in the first. No shorter span is used.',
    'Cap table: each row of the fully diluted number divided by the sum of the rows; where there is no such column, shares and options added. Nothing is corrected.',
    'Amounts of the pitch are compared with the accounts of the same year and currency, at the precision they are written with; after “about” a twentieth is left. Margins and the equity ratio are compared with those of the accounts, recurring revenue, retention and the largest customer with the customer table, employees with the rows of the employee list without a day of leaving; recurring revenue by month counts twelve times for a year. Where the pitch names no time, the last one there is counts. They are never used in a ratio.',
  ],
  parts: {
    head: 'Weigh the flags and write the assessment',
    coverage: 'Write the coverage',
    figures: 'Write figures, customers, cap table, contracts',
    closing: 'Write questions, what is missing, and the method',
  },
  steps: {
    gathered: (count: number) => many(count, 'document'),
    weighed: 'Flags weighed',
    covered: (found: number, all: number) => `${found} of ${all} points`,
    computed: (count: number) => `${many(count, 'measure')} computed`,
    written: 'Report written',
  },
};
