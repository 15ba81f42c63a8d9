/** What people read of the agent before it starts. */
export const patentFormEn = {
  title: 'Patent Research',
  outcome:
    'Which of the documents given come near an invention, element by element, with the passages quoted',
  wants: ['is my invention new', 'prior art', 'compare with patents', 'patent search', 'claims that overlap'],
  delivers: [
    'The elements of the invention, and for each document which of them one of its passages holds',
    'Whom to read first, and the passages to read',
    'Documents later than the priority date set apart: they are no prior art',
    'Elements found in none of the documents given',
    'Search strings for the offices, from the words of the documents',
  ],
  limits: [
    'It is no legal advice, and says nothing of whether a patent would be granted',
    'Only the documents given are searched, no office and no web',
    'Words are compared, not meanings: the same thing in other words is not found',
  ],
  sourcesUsed: ['Your invention', 'Patents and lists that you give', 'Sample data'],
  fields: {
    invention: 'Invention',
    inventionHint: 'Its elements, one a line or with “;” between, as a claim would list them.',
    inventionExample: 'a flexible band with a steel core;\na magnetic catch that closes without a key;',
    file: 'Invention as a file',
    documents: 'Patents',
    documentsHint: 'PDF, Word, web page or text of a patent, or a list from an office as CSV or XLSX.',
    priority: 'Priority date',
    priorityHint: 'Documents from this day on are set apart.',
  },
  depthHint:
    'Quick: whom to read first and the gaps. Standard adds the map, quotes and dates. Deep compares more documents in the map.',
  refusals: {
    invention:
      'Describe the invention with at least two elements, one a line or with “;” between: one alone cannot be compared.',
  },
  stages: {
    read: 'Read the documents',
    elements: 'Cut the invention into elements',
    compare: 'Compare passages',
    dates: 'Look at dates and gaps',
    report: 'Write the report',
  },
  outline: {
    first: 'Whom to read first',
    prior: 'Documents by elements',
    map: 'Overlap map',
    quotes: 'Passages',
    dates: 'Dates',
    gaps: 'Elements not found',
    search: 'Search strings',
    missing: 'Not found or not used',
    method: 'How it was computed',
  },
};
