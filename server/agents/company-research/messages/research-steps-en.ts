import { numberText } from '../../../tools/number-text.ts';

export const many = (count: number, one: string, more = `${one}s`) =>
  `${numberText(count, 0)} ${count === 1 ? one : more}`;

/** What is quoted, and what each step of the work is called. */
export const researchStepsEn = {
  topics: {
    business: 'Business and products',
    results: 'Results and outlook',
    risks: 'Risks and disputes',
    people: 'People and changes',
    finance: 'Financing',
    assets: 'Sites, fleet and investments',
    customers: 'Customers and dependence',
    owners: 'Ownership',
    deals: 'Deals and contracts',
    staff: 'Staff',
    history: 'History',
    further: 'Further',
  },
  quotedIntro: 'What the documents say of the company beside the facts and figures above, word for word.',
  answering: (question: string) => `asked “${question}”`,
  quotesLeft: (count: number, isAtLeast: boolean) =>
    `${isAtLeast ? 'At least ' : ''}${many(count, 'more sentence')} about the company ${count === 1 ? 'is' : 'are'} in the documents and ${count === 1 ? 'is' : 'are'} not quoted here.`,
  steps: {
    gathered: (documents: number, failed: number) =>
      `${documents} documents${failed > 0 ? `, ${failed} could not be read` : ''}`,
    extract: 'Extract facts, people, dates and figures',
    extracted: (name: string, own: number, others: number) =>
      `${name}: ${many(own, 'statement')} about the company${others > 0 ? `, ${others} about others` : ''}`,
    factsFrom: (facts: number, documents: number) => `${facts} facts from ${documents} documents`,
    profile: 'Write the profile',
    timeline: 'Write timeline and people',
    figures: 'Write the key figures',
    found: (facts: number, people: number, dates: number) =>
      `${numberText(facts, 0)} facts, ${people} people, ${dates} dates`,
    compare: 'Hold the documents against each other',
    compared: (verified: number, open: number) => `${verified} verified, ${open} for review`,
    quote: 'Find what no fact says yet, to quote it',
    quoted: (count: number) => `${count} passages quoted`,
    quotedOn: (topic: string, count: number) => `${topic}: ${count}`,
    closing: 'Write quotes, verification and open questions',
    written: 'Written',
    reportWritten: 'Report written',
    webSearch: 'Web search',
  },
};
