import { bold, words, type Said } from '../../../report/words.ts';
import { listText } from '../../../tools/number-text.ts';

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

export const mediaReportEn = {
  decisions: {
    escalate: 'escalate',
    review: 'review by hand',
    file: 'nothing adverse found in what was given',
  },
  headline: (name: string, decision: string, entries: number, adverse: number) => {
    const because = [
      ...(entries > 0 ? [many(entries, 'entry of the list', 'entries of the list')] : []),
      ...(adverse > 0 ? [many(adverse, 'adverse article')] : []),
    ];
    return `${name}: ${decision}${because.length > 0 ? `, ${listText(because)}` : ''}`;
  },
  leads: {
    escalate:
      'Escalate to somebody who decides: what was found is alike enough, and a person has to look at it.',
    review:
      'Have somebody look at it: nothing that was read is adverse for certain, and not all of it could be told apart.',
    file: 'Nothing that was given speaks against the name. This says nothing of what was not given.',
  },
  listSaid: (matches: Said, potential: Said, all: Said) =>
    words`On the list, ${matches} match and ${potential} may match, of ${all} entries screened.`,
  noList: 'No watchlist was given, so no list was screened.',
  articlesSaid: (adverse: Said, named: Said, all: Said) =>
    words`Of ${all} articles read, ${named} name somebody who may be meant (copies counted once), ${adverse} of them adverse.`,
  noArticles: 'No article was given.',
  gravest: (title: Said, quote: string, mark: Said) => words`The gravest: ${title}: “${quote}” ${mark}`,
  acquitted: (title: Said, quote: string, mark: Said) =>
    words`An acquittal or a dropped case is reported: ${title}: “${quote}” ${mark}`,
  figures: {
    matches: 'Entries of the list that match',
    potential: 'Entries of the list that may match',
    entries: 'Entries screened',
    adverse: 'Adverse articles',
    named: 'Articles with the name',
    articles: 'Articles read',
    count: '\\text{number of those listed}',
    countAll: '\\text{number counted in the files}',
  },
  score: (name: string) => `Likeness of ${name} to the asked name, from 0 to 1`,
  scoreFormula: '\\frac{\\sum w \\cdot t}{\\sum w}',
  asked: 'Asked for',
  found: 'Found',
  watchlistHead: ['Entry', 'Score', 'Reading', 'Why'],
  noEntries: 'No entry of the list is alike enough to be looked at.',
  articlesHead: ['Day', 'Article', 'Name', 'Identity', 'Part in it', 'About', 'Reading'],
  noneNamed: 'No article names anybody alike.',
  quotesTitle: 'What they say',
  alsoIn: 'The same text is also in:',
  more: (count: number) => `${count} more are not shown at this depth.`,
  noDay: 'no day given',
  quoted: (text: string) => `“${text}”`,
  statuses: { match: 'match', 'potential match': 'potential match', 'no match': 'no match' },
  readings: {
    'high risk': 'high risk',
    'medium risk': 'medium risk',
    'low risk': 'low risk',
    'for review': 'for review',
  },
  roles: {
    convicted: 'convicted',
    penalised: 'penalised',
    accused: 'accused',
    suspect: 'suspect',
    acquitted: 'acquitted or case dropped',
    not_accused: 'said not to be accused',
    victim: 'victim',
    witness: 'witness',
    judge: 'judge',
    prosecutor: 'prosecutor',
    lawyer: 'lawyer',
    official: 'official',
    reporter: 'reporter',
    named: 'only named',
    unread: 'not read: other language',
  },
  categories: {
    fraud: 'fraud and theft',
    corruption: 'corruption',
    money_laundering: 'money laundering',
    sanctions: 'sanctions',
    tax: 'tax',
    violence: 'violence and extortion',
    drugs_trafficking: 'drugs, smuggling, trafficking',
    market_abuse: 'market abuse, cartel',
    terrorism: 'terrorism',
    environment: 'environment',
    labour: 'labour',
  },
  noCategory: 'no offence named',
  reasons: {
    same: 'same words',
    same_sound: 'a word is spelled otherwise',
    spelling_variant: 'a known other spelling',
    short_form: 'a short form',
    without_vowels: 'a script without vowels',
    female_form: 'the female form of the family name',
    initial: 'an initial only',
    typing_error: 'a letter differs',
    other_known_name: 'another given name',
    other_sex_form: 'the form of another sex',
    unlike: 'a word is unlike',
    other_order: 'words in another order',
    unmatched_word: 'a word more or less',
    other_particles: 'other small words',
    father_and_son: 'father and son names swapped',
    only_common_names: 'only common names agree',
    only_typing_errors: 'only words with differing letters agree',
    common_name: 'many bear this name',
    one_word_only: 'one word only',
    same_birth_year: 'same year of birth',
    birth_year_differs_by_one: 'year of birth differs by one',
    born_in_another_year: 'born in another year',
    same_place: 'same place',
    other_sex: 'other sex by title',
    same_number: 'same register number',
    other_number: 'another number in the same register',
    other_place_listed: 'another place in the list',
    other_kind: 'a company and a person',
    other_legal_form: 'other legal form',
    other_country_in_name: 'other country in the name',
    acronym: 'its initials',
    telling_word_differs: 'the telling word differs',
    no_birth_year: 'no year of birth on one side',
    other_place: 'another place is named',
    kin: 'others of the family name are in the article, so the family name alone was not read',
  },
  ageSaid: (age: number) => `aged ${age} in the article`,
  bornSaid: (years: readonly string[]) => `born ${years.join(' or ')} by the article`,
  namesakesHead: ['Day', 'Article', 'Name', 'Why somebody else, or doubtful'],
  noNamesakes: 'Nobody of the same name was told apart from the one asked for.',
  notMatchedHead: ['Entry', 'Score', 'Why not'],
  noNear: 'No entry came near.',
  wouldBe: (count: number, threshold: string) =>
    `With a threshold of ${threshold} instead, ${many(count, 'more entry', 'more entries')} would have to be looked at.`,
  auditHead: ['What', 'Value'],
  audit: {
    name: 'Name asked for',
    aliases: 'Other names',
    born: 'Year of birth or number',
    place: 'Place',
    kind: 'Kind',
    day: 'Day of the screening',
    list: (name: string) => `Entries of ${name}`,
    articles: (name: string) => `Articles of ${name}`,
    none: 'not given',
    thresholds: 'Thresholds',
    decision: 'Decision proposed',
    by: 'Looked at by, on',
  },
  notSearched: {
    outside:
      'No register, court file, news service or sanctions list was searched other than the files given.',
    between: (from: Said, to: Said) =>
      words`The dated articles lie between ${from} and ${to}; nothing before or after was searched.`,
    noDays: (count: number) => `${many(count, 'article has', 'articles have')} no day that could be read.`,
    unread: (article: Said) =>
      words`${article}: its language is not read, so what it says of a person found in it is left for review`,
    otherKind: (count: number, kind: 'person' | 'company') =>
      kind === 'person'
        ? `${many(count, 'entry is a company', 'entries are companies')}; the name of a person was not held against them.`
        : `${many(count, 'entry is a person', 'entries are people')}; the name of a company was not held against them.`,
    otherThings: (count: number) =>
      `${many(count, 'record of a list is', 'records of a list are')} neither of a person nor of a company (addresses, ships, relations, notes).`,
    noBorn: 'No year of birth or number was given: namesakes could be told apart by the name alone.',
    scripts:
      'Names in scripts without spaces between words (Chinese, Japanese, Thai) are found only where the name stands alone.',
  },
  missing: {
    none: 'Nothing that was read was left out.',
    noNames: (name: string) => `${name}: a table without a column of names, not screened`,
    ragged: (name: string, lines: readonly string[]) =>
      `${name}: lines below the table were not screened: ${lines.join(' | ')}`,
    hidden: (name: string) => `${name}: rows or columns that its workbook hides were not screened`,
    assumed: (name: string, kind: string) =>
      `${name}: no column tells people from companies; entries without a year of birth were screened as ${kind}`,
    faults: {
      no_json: 'no readable record',
      no_entity: 'no entity of a list',
      no_name: 'an entry without a name',
      unknown_kind: 'neither a person nor a company, not screened',
    },
    noText: (name: string) => `${name}: no article was found in it`,
  },
  kindsScreened: { person: 'people', company: 'companies' },
  method: {
    score:
      'Names are folded to Latin letters and compared word by word: same word, same sound, known other spelling, short form, initial, or at most a slip of letters (Winkler 1990). The best pairing of words gives the score, rare words and the family name weighing more (after Cohen, Ravikumar & Fienberg 2003). A year of birth two or more years away, or another sex, makes it no match whatever the name.',
    thresholds: (match: string, potential: string) =>
      `Thresholds: match from ${match}, potential match from ${potential}. They were set on one half of 580 invented pairs of names and measured on the other: of 290 pairs, 138 were escalated and 136 of these rightly, of 140 true pairs. That is a measure on invented names; on yours it may differ. A match also needs two whole words, and a year of birth where many bear the name.`,
    roles:
      'The part a person plays is read from the sentence that names them: who is charged, who charges, who testifies. Convicted, penalised or accused reads as high risk, suspect as medium risk; victim, witness, judge, prosecutor, lawyer, official and reporter are not adverse; an acquittal is reported and is not adverse by itself, and beside an adverse part in the same article it is for review. Only named beside an offence is for review. These readings are rules of this report.',
    same: 'Two articles are one when half or more of the runs of five words of the shorter one are in the other (Broder 1997) and their days are at most three apart, a rule of thumb; they count once.',
    categories:
      'Kinds of offences follow the list of designated categories of offences of the Financial Action Task Force, found by words.',
    age: 'An age in an article leaves two years of birth, counted back from its day.',
  },
  nothing: {
    headline: (name: string) => `${name}: nothing to screen was found`,
    lead: 'The files hold neither a list with names nor an article.',
    answer: (name: string) =>
      `Nothing could be screened for ${name}: the files hold neither a list with names nor an article.`,
  },
  answer: (headline: string, said: Said) => words`${bold(`${headline}.`)} ${said}`,
  parts: {
    head: 'Weigh what was found',
    list: 'Write the screening of the list',
    articles: 'Write the articles and namesakes',
    closing: 'Write audit sheet and method',
  },
  steps: {
    read: (lists: number, articles: number) =>
      `${many(lists, 'entry', 'entries')}, ${many(articles, 'article')}`,
    screened: (hits: number) => many(hits, 'possible entry', 'possible entries'),
    named: (count: number) => `${many(count, 'article')} with the name`,
    joined: (count: number) => `${many(count, 'text')} counted once`,
    written: 'Report written',
  },
};
