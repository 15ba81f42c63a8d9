import { bold, italic, joinWords, toWords, words, type Said, type Words } from '../../../report/words.ts';
import { listText, numberText } from '../../../tools/number-text.ts';
import { checkTextsEn } from './check-texts-en.ts';
import { otherFiguresEn } from './other-figures-en.ts';
import { many, researchStepsEn } from './research-steps-en.ts';
import { timelineEn } from './timeline-en.ts';
import type { YearTrend } from '../year-trend.ts';

/** What the first sentences say of the last year known; null for what was not computed. */
interface LastYear extends Readonly<Record<'growth' | 'profit' | 'margin', Said | null>> {
  readonly year: string;
  readonly revenue: Said;
  /** Another source gives another revenue. */
  readonly isDisputed: boolean;
}

interface Answer {
  readonly headline: string;
  readonly first: Words;
  /** Facts that were read in one document. */
  readonly single: number;
  /** What the documents differ on. */
  readonly open: readonly string[];
  readonly unread: string;
}

const unitUnread = 'no unit was read for these numbers';
const hasText = (said: Said) => toWords(said).length > 0;
const lowerFirst = (text: string) => text.replace(/^(\p{Lu})(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** Running text that goes on within a sentence. */
const lowered = (said: Said): Words =>
  toWords(said).map((inline, i) =>
    i === 0 && inline.kind === 'text' ? { ...inline, text: lowerFirst(inline.text) } : inline,
  );

/** What the report about a company says, and the names of its steps. */
export const companyEn = {
  attributes: {
    legal_name: 'Legal name',
    legal_form: 'Legal form',
    founded: 'Founded',
    incorporated: 'Incorporated',
    headquarters: 'Headquarters',
    registered_office: 'Registered office',
    industry: 'Industry',
    employees: 'Employees',
    average_employees: 'Employees on average of the year',
    full_time_equivalents: 'Full-time equivalents',
    ticker: 'Ticker',
    website: 'Website',
    registration: 'Registration number',
    capital: 'Issued capital',
    auditor: 'Auditor',
    year_end: 'Fiscal year end',
    owner: 'Owners',
    segments: 'Segments',
    customers: 'Customers',
    revenue: 'Revenue',
    gross_profit: 'Gross profit',
    ebitda: 'EBITDA',
    operating_profit: 'Operating profit',
    adjusted_ebitda: 'Adjusted EBITDA',
    adjusted_operating_profit: 'Adjusted operating profit',
    adjusted_profit_before_tax: 'Adjusted profit before tax',
    profit_before_tax: 'Profit before tax',
    net_income: 'Net income',
    total_assets: 'Total assets',
    current_assets: 'Current assets',
    current_liabilities: 'Current liabilities',
    debt: 'Total debt',
    net_debt: 'Net debt',
    equity: 'Equity',
    cash: 'Cash',
    operating_cash_flow: 'Operating cash flow',
    free_cash_flow: 'Free cash flow',
    capex: 'Capital expenditure',
    research: 'Research and development',
    order_intake: 'Order intake',
    order_backlog: 'Order backlog',
    bank_debt: 'Bank debt',
    operating_margin: 'Operating margin',
    gross_margin: 'Gross margin',
    net_margin: 'Net margin',
    ebitda_margin: 'EBITDA margin',
    adjusted_operating_margin: 'Adjusted operating margin',
    adjusted_ebitda_margin: 'Adjusted EBITDA margin',
    revenue_growth: 'Revenue growth',
    departure: 'Departure',
  },
  roles: {
    ceo: 'Chief Executive Officer',
    cfo: 'Chief Financial Officer',
    finance_head: 'Head of finance',
    coo: 'Chief Operating Officer',
    cto: 'Chief Technology Officer',
    chair: 'Chair',
    managing_director: 'Managing director',
    general_manager: 'General manager',
    secretary: 'Company secretary',
    head: 'Leads the company',
    director: 'Director',
    founder: 'Founder',
  },
  disputed: 'sources differ',
  onlyRounded: 'given only rounded',
  uncertain: 'not certain',
  statuses: { verified: 'verified', unverified: 'unverified', 'for review': 'for review' },
  moreValues: (count: number) => `and ${numberText(count, 0)} more`,
  // In words: digits would be judged as a number of a source.
  differing: (count: number) =>
    `${['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count - 2] ?? String(count)} different values`,
  differBy: (share: Said) => words`, ${share} apart`,
  superseded: 'superseded',
  corrected: 'corrected by a source',
  reportedOnly: 'as reported by others',
  unlike: 'different units, not compared',
  restatedReason: 'restated by a source',
  correctedReason: 'one source says that another value is wrong',
  notCompared: (label: string, undated: Said, dated: Said, day: string) =>
    words`${italic(label)}: ${undated} is said without a day and was not compared with ${dated} of ${day}.`,
  agreesWithDocuments: 'equals what the values in other documents give',
  computedOtherwise: '; the rounded figures it goes back to give another value',
  agreesWithStatements: 'agrees with the statements',
  computed: 'computed',
  about: (value: string) => `about ${value}`,
  spanned: (from: string, to: string) => `${from} to ${to}`,
  bounds: {
    above: (value: string) => `more than ${value}`,
    least: (value: string) => `at least ${value}`,
    below: (value: string) => `less than ${value}`,
    most: (value: string) => `at most ${value}`,
  },
  scales: { 1_000: ' thousand', 1_000_000: ' million', 1_000_000_000: ' billion' },
  money: (currency: string, number: string, scale: string) =>
    `${currency}${number === '' ? '' : ` ${number}`}${scale}`,
  noDocuments: (company: string) => `${company}: no documents to work from`,
  notNamed: (company: string) => `${company}: not named in these documents`,
  unnamedRead: (names: readonly string[]) => `Read: ${names.join('; ')}.`,
  namedInstead: (names: readonly Words[]) => words`They speak of: ${joinWords(names, '; ')}.`,
  unnamedLead:
    'Nothing is reported, because none of the documents read names the company as it was asked for.',
  unnamedAdvice:
    'Check how the company is written there, or add documents about it. Nothing is charged for this answer.',
  answerUnnamed: (headline: string, others: readonly Words[]) =>
    words`${bold(`${headline}.`)}${others.length > 0 ? words` They speak of: ${joinWords(others, '; ')}.` : ''} Nothing is reported as a fact, and nothing is charged. Check how the name is written in the documents, or add others.`,
  nothingToCheck: (company: string) => `${company}: no fact was read that can be checked`,
  saidIn: (language: string) => `in ${language}`,
  lastYearWas: ({ year, revenue, profit, isLoss }: YearTrend) =>
    `revenue ${revenue}${profit === null ? '' : `, operating profit ${profit}`} in ${year}${isLoss ? ', net loss' : ''}`,
  factsFound: (all: number, verified: number) =>
    verified === 0
      ? `${many(all, 'fact')} found, none read in two documents`
      : `${many(verified, 'fact')} verified`,
  lead: ({ name, industry, seat, founded }: Record<'name' | 'industry' | 'seat' | 'founded', Said>) => {
    const works = hasText(industry) ? words` works in ${lowered(industry)}` : '';
    const where = hasText(seat)
      ? words`${hasText(industry) ? ', with' : ' has'} its head office in ${seat}`
      : '';
    return words`${name}${works}${where}${hasText(founded) ? words`; founded ${founded}` : ''}.`;
  },
  lastYear: ({ year, revenue, growth, profit, margin, isDisputed }: LastYear) =>
    words`Revenue in ${year} was ${revenue}${growth === null ? '' : words` (${growth})`}${profit === null ? '' : words`, operating profit ${profit}${margin === null ? '' : words`, a margin of ${margin}`}`}.${isDisputed ? ' Another source gives another revenue.' : ''}`,
  factsRead: (documents: number, facts: number) =>
    `${many(documents, 'document')} ${documents === 1 ? 'was' : 'were'} read, and ${many(facts, 'fact')} about the company found in ${documents === 1 ? 'it' : 'them'}.`,
  knowFirst: 'Worth knowing first',
  restatedTitle: 'Restated by a source',
  restatedHead: ['Fact', 'Holds', 'Before'] as [string, string, string],
  isNegative: (label: string, amount: Said) => words`${bold(label)} below zero: ${amount}`,
  differOn: (label: string, values: Said) => words`The documents differ on ${bold(label)}: ${values}`,
  isLeaving: (name: string, role: string) => `${name} (${role}) is leaving`,
  onDay: (day: string, isAhead: boolean) => `${isAhead ? 'Ahead, ' : ''}${day}: `,
  isExpected: (figure: string, value: string) => `${figure} is expected at ${value}`,
  changedGuidance: ', changed from an earlier expectation',
  othersIntro: 'These statements are not about the company asked for.',
  othersMore: (count: number) =>
    `${many(count, 'further statement')} about others ${count === 1 ? 'is' : 'are'} not listed.`,
  noOthers:
    'Nothing about anybody else was read as a fact; sentences quoted elsewhere may still speak of others.',
  othersUnlisted: (count: number) =>
    `Not listed: ${many(count, 'statement')} about others, expected, denied, outdated or only passed on.`,
  othersHead: ['About', 'What', 'Value'],
  sample: words`${bold('Sample data.')} The company is fictional and its documents were written for this product.`,
  profileHead: ['Fact', 'What the documents say', 'Status'],
  or: words` ${italic('or')} `,
  orPlain: ' or ',
  noProfile: 'No facts for a profile were read in the documents.',
  ...checkTextsEn,
  ...timelineEn,
  noFigures: 'No figures of the company by year were read, so nothing was computed.',
  asStated: 'as stated',
  asStatedRounded: 'as stated, rounded',
  guidanceTitle: 'What is expected, as far as no result was read',
  guidanceMetTitle: 'What was expected, and what came',
  guidanceMetHead: ['Figure', 'Expected', 'Result'],
  guidanceHead: ['Figure', 'Expected', 'Said before or without a day'],
  guidanceStates: {
    latest: 'latest',
    superseded: 'superseded',
    undated: 'no date read',
    only: '—',
    changed: 'outlook changed since',
    withdrawn: 'outlook withdrawn',
    outdated: 'may be superseded',
  },
  planned: { budget: 'budget', plan: 'plan' },
  standOf: (day: string) => `as of ${day}`,
  inQuotes: (text: string) => `“${text}”`,
  preliminary: (names: Said) => words`Preliminary or unaudited, as their sources say: ${names}.`,
  line: 'Line',
  year: 'Year',
  segment: 'Segment',
  period: 'Period',
  undatedColumn: 'no period said',
  byYear: (unit: string) => `By year, ${unit || unitUnread}`,
  chartByYear: (unit: string) => `Revenue and profits, ${unit || unitUnread}`,
  bySegment: (figure: string, unit: string) => `${figure} by segment, ${unit || unitUnread}`,
  shorterPeriods: (unit: string) =>
    `Quarters, half-years and days other than the year’s end, ${unit || unitUnread}`,
  noCurrency: (scale: string) => `${scale}, no currency was read`,
  ratio: 'Ratio',
  ratiosTitle: 'Computed from these lines',
  apart: (label: string) => `${label}: how far two sources are apart`,
  contradictionTitle: 'Differing statements side by side',
  contradictionHead: ['Fact', 'One value', 'Another value', 'Apart'],
  quoted: (text: string) => `“${text}”`,
  verificationTitle: 'Stated figures, checked against the statements and each other',
  verificationHead: ['Fact', 'Value', 'Why', 'Status'],
  nothingToVerify: 'Nothing was read that could be verified.',
  whichHolds: (label: string, values: Said, isOfADay: boolean) =>
    words`Which value of “${label}” holds${isOfADay ? ', and as of when' : ''}: ${values}?`,
  whoFollows: (name: string, role: string) => `Who follows ${name} (${role})?`,
  whatBecame: (day: string, text: string) => `What became of this since ${day}: ${text}?`,
  toWatch: (day: string, text: string) => `To watch on ${day}: ${text}`,
  noQuestions:
    'None follows from the facts that were read. What the documents themselves leave open was not gathered.',
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
  missing: 'Not recognised among the documents read, by their names, titles and headings:',
  nothingMissing: 'Every kind of document on the checklist was found.',
  kept: (names: readonly string[], day: string) => `${names.join('; ')} (kept ${day})`,
  read: (names: readonly string[]) => `Read: ${names.length > 0 ? names.join('; ') : 'nothing'}.`,
  how: 'Facts were taken from labels, tables with year columns and plain sentences in English and German whose subject is the company; what is said only between the lines was not.',
  expected: 'Statements about expected years were not held against the accounts.',
  limitsTitle: 'Not read, not taken as fact, not looked at',
  inLanguage: (name: string, language: string | null) => `${name} (${language ?? 'another language'})`,
  takenFor: (asked: string, whole: Words) =>
    words`${bold('Read as the whole name.')} Asked for was “${asked}”. It is taken for ${whole}, the only company in these documents whose name begins so; none is called ${asked} alone.`,
  takenForAnswer: (asked: string, whole: string) =>
    ` “${asked}” was taken for ${whole}, the only company in these documents whose name begins so.`,
  foreign: (sources: readonly string[]) =>
    words`${bold('Not read in full.')} ${listText(sources)} ${sources.length === 1 ? 'is' : 'are'} neither in English nor in German. Facts, people and dates are taken from text in these languages only: what stands there in sentences is missing from this report, and its absence says nothing.`,
  foreignLimit: (sources: readonly string[]) =>
    `Neither in English nor in German, so no facts were taken from their sentences: ${sources.join('; ')}.`,
  foreignAnswer: (sources: readonly string[]) =>
    ` ${listText(sources)} ${sources.length === 1 ? 'is' : 'are'} neither in English nor in German, and facts are taken from these only.`,
  foreignMissing: 'Documents in other languages may be among these; their words were not recognised.',
  nameless: (names: readonly string[]) =>
    `Names no company, so nothing of it was given to anybody: ${names.join('; ')}. Write the company into the file or its name.`,
  unclear: (names: readonly string[], company: string) =>
    `Not certain whom it is about, as it does not name ${company} in full; nothing of it was given to anybody except where a sentence names its company: ${names.join('; ')}. Write the company into the file or its name.`,
  ofCompanies: (names: readonly string[]) =>
    `Has a table of several companies, of which only rows of companies named elsewhere too were read: ${names.join('; ')}.`,
  assumed: (names: readonly string[], company: string) =>
    `Names no company: ${names.join('; ')}. Taken to be about ${company}: no other document is about anybody else.`,
  order: (text: string) => `Text that tells its reader what to do; quoted, not followed: “${text}”`,
  rumourSaid: (text: string) => `Hearsay, not taken as fact: “${text}”`,
  unread: (name: string, reason: string) => `Could not be read: ${name}. ${reason}`,
  leftOut: (count: number) => `Left out at this depth: ${many(count, 'further document')}.`,
  noWeb: (isSample: boolean) =>
    `The web was not searched${isSample ? '; only the sample dossier was used' : '; nothing beyond your files was used'}.`,
  adverseItems: (count: number) => `Adverse items: ${count}`,
  latest: (day: string) => `Latest ${day}`,
  answerEmpty: (headline: string) =>
    words`${bold(`${headline}.`)} Add files about the company (annual report, register extract, news), or choose a sample dossier.`,
  answer: ({ headline, first, single, open, unread }: Answer) =>
    words`${bold(`${headline}.`)} ${first} ${single === 0 ? '' : `${many(single, 'fact')} ${single === 1 ? 'was' : 'were'} read by this report in one document. `}${open.length > 0 ? `The documents differ on ${listText(open.map((one) => `“${one}”`))}. ` : ''}The report quotes each source and says what it did not read.${unread}`,
  ...otherFiguresEn,
  ...researchStepsEn,
};
