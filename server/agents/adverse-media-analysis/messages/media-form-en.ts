export const mediaFormEn = {
  title: 'Adverse Media Analysis',
  outcome:
    'Who is on the list, what the articles say of whom, and why somebody of the same name is not meant',
  wants: [
    'screen a name',
    'check a client against a watchlist',
    'negative news about a person',
    'know your customer check',
    'is this the same person',
  ],
  delivers: [
    'A decision to escalate, review or file, with what it rests on',
    'Screening of names with score and reasons: order, other scripts, short forms, initials, year of birth',
    'Each article with its day, the part the person plays in it, and the kind of offence',
    'One text in several papers counted once; acquittals reported; victims, judges and witnesses not taken for suspects',
    'Why somebody of the same name is not a match, and an audit sheet',
  ],
  limits: [
    'Only the lists and articles you give are searched, no register and no news service',
    'Roles are read in English and German; names in other scripts are found, their articles are left for review',
    'A name that is alike is a reason to look, never a finding of guilt',
  ],
  sourcesUsed: ['Your watchlist (JSON lines, CSV, XLSX)', 'Your articles', 'Sample data, marked as such'],
  name: 'Name',
  nameHint: 'As on the passport or in the register: “Jane Roe”, “Roe, Jane” or in its own script.',
  nameExample: 'Jane Roe',
  aliases: 'Other names',
  aliasesHint: 'Parted by semicolons: earlier names, other spellings.',
  born: 'Year of birth or register number',
  bornHint: '“1961”, “1961-04-02”, or “HRB 99881” of a company. It tells namesakes apart.',
  articles: 'Articles',
  articlesHint:
    'Saved pages, a digest with many items in one file, PDF or Word. One file may hold one article or many.',
  watchlist: 'Watchlist',
  watchlistHint:
    'FollowTheMoney JSON lines as OpenSanctions has them, a sanctions CSV (ent_num, SDN_Name …), or your own list as CSV or XLSX.',
  place: 'Place or country',
  placeHint:
    'Where the person lives or the company sits, as it is written in the files: a town, or the code of a country.',
  kind: 'Kind',
  kinds: { person: 'Person', company: 'Company' },
  depthHint:
    'Quick: the decision, list and articles. Standard adds near names and the audit sheet. Deep shows every row and every sentence.',
  stages: {
    read: 'Read lists and articles',
    screen: 'Screen the name against the lists',
    articles: 'Find the name in the articles',
    join: 'Join articles that are one text',
    report: 'Write the report',
  },
  outline: {
    decision: 'Escalate or file',
    watchlist: 'Watchlist',
    articles: 'Articles',
    namesakes: 'People of the same name',
    notMatched: 'Why not a match',
    audit: 'Audit sheet',
    notSearched: 'What was not searched',
    missing: 'Not found or not used',
    method: 'How it was computed',
  },
  refusals: {
    noName: 'Say whose name is to be screened.',
    oneWord: 'One word is not enough to screen a person: add the given name or the family name.',
  },
};
