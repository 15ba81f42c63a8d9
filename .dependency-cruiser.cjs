/** One-way imports (docs/architecture.md). Each rule says what it protects. */
const test = '\\.(test|spec)\\.tsx?$|/testing/|^e2e/';

/**
 * The modules of the server, lowest first. Each may know those before it and none after it, by types, foreign keys and
 * read models too: so there is no circle. A new module is entered where it belongs.
 */
const serverModules = [
  'audit',
  'identity',
  'sessions',
  'api-keys',
  'deploy-tokens',
  'impersonation',
  'account',
  'files',
  'prompts',
  'instructions',
  'chats',
  'billing',
  'payments',
  'invoices',
  'payment-methods',
  'checkout',
  'renewals',
  'returns',
  'subscription',
  'payment-news',
  'runs',
  'usage',
  'agents',
  'own-agents',
  'evidence',
  'analyses',
  'shares',
  'transcripts',
  'exports',
  'notifications',
  'chat-list',
  'search',
  'schedules',
  'run-history',
  'feedback',
  'first-questions',
  'referrals',
  'slice-errors',
  'releases',
  'site',
  'health',
  'admin',
  'personal-data',
];
const oneOf = (modules) => `^server/modules/(?:${modules.join('|')})/`;
const inModule = '^server/modules/([^/]+)/';
/** Of a module alone: what speaks SQL, and what SQL speaks of. */
const keptInside = '^server/modules/[^/]+/.+[.](?:repository|read-model|tables)[.]ts$';
/** Looks at the tables of several modules: it declares what points at them, joins them, or erases a person from them. */
const seesTables = '[.](?:tables|read-model)[.]ts$|^server/modules/personal-data/.+[.]repository[.]ts$';

const moduleRules = [
  {
    name: 'module-keeps-its-tables',
    severity: 'error',
    from: { path: inModule, pathNot: [test, seesTables] },
    to: { path: '^server/modules/.+[.]tables[.]ts$', pathNot: '^server/modules/$1/' },
  },
  {
    name: 'module-is-used-through-its-use-cases',
    severity: 'error',
    comment: 'Its use cases, models and policy are its face (decision 57).',
    from: { path: inModule, pathNot: test },
    to: {
      path: '^server/modules/.+[.](?:repository|read-model|routes)[.]ts$',
      pathNot: '^server/modules/$1/',
    },
  },
  {
    name: 'what-modules-stand-on-knows-none',
    severity: 'error',
    comment: 'But for who puts them together, and what asks who is behind a request.',
    from: {
      path: '^server/',
      pathNot: [
        test,
        '^server/modules/',
        '^server/(?:app|deps|start-server)[.]ts$',
        '^server/http/(?:authenticate|bind)[.]ts$',
      ],
    },
    to: { path: '^server/modules/' },
  },
  {
    name: 'nobody-outside-touches-tables',
    severity: 'error',
    from: { path: '^(?!server/modules/)', pathNot: [test, '^bench/'] },
    to: { path: keptInside },
  },
  {
    name: 'module-has-its-place',
    severity: 'error',
    comment: 'A module that is not in the order above knows none and is known by none.',
    from: { path: `^server/modules/(?!(?:${serverModules.join('|')})/)`, pathNot: test },
    to: { path: '^server/' },
  },
  ...serverModules.slice(0, -1).map((name, place) => ({
    name: `module-order-of-${name}`,
    severity: 'error',
    comment: 'It knows a module above it: see the order in .dependency-cruiser.cjs.',
    from: { path: oneOf([name]), pathNot: test },
    to: { path: oneOf(serverModules.slice(place + 1)) },
  })),
];

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A cycle hides who depends on whom.',
      from: { pathNot: test },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'shared-imports-nothing-above',
      severity: 'error',
      from: { path: '^packages/shared/' },
      to: { path: '^(host|remotes|server|e2e|packages/federation)/' },
    },
    {
      name: 'federation-imports-only-shared',
      severity: 'error',
      from: { path: '^packages/federation/', pathNot: test },
      to: { path: '^(host|remotes|server|e2e)/' },
    },
    {
      name: 'slice-kit-imports-only-packages',
      severity: 'error',
      comment: 'A team has it without this repository.',
      from: { path: '^packages/slice-kit/' },
      to: { path: '^(host|remotes|server|scripts|e2e)/' },
    },
    {
      name: 'nobody-but-scripts-uses-the-slice-kit',
      severity: 'error',
      from: { path: '^(host|remotes|server|packages/(?:shared|federation))/' },
      to: { path: '^packages/slice-kit/' },
    },
    {
      name: 'host-reaches-remotes-only-by-federation',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: '^(remotes|server|e2e)/' },
    },
    {
      name: 'remote-is-an-island',
      severity: 'error',
      comment: 'No remote imports another, the host or the server.',
      from: { path: '^remotes/([^/]+)/' },
      to: { path: '^(remotes|host|server|e2e)/', pathNot: '^remotes/$1/' },
    },
    {
      name: 'feature-is-an-island',
      severity: 'error',
      from: { path: '^((?:host|remotes/[^/]+)/src/features)/([^/]+)/' },
      to: { path: '^$1/', pathNot: '^$1/$2/' },
    },
    {
      name: 'host-starts-at-its-entries',
      from: { path: '^host/src/', pathNot: ['^host/src/(?:start/|(?:main|share)[.]ts$)', test] },
      to: { path: '^host/src/start/' },
    },
    {
      name: 'host-stands-without-its-features',
      comment: 'Every feature, page and frame may use these; they know of none.',
      from: { path: '^host/src/(?:registry|services|session)/', pathNot: test },
      to: { path: '^host/src/(?:features|frame|pages)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'expose-is-the-door',
      severity: 'error',
      comment: 'Inside a slice nothing imports what it exposes, but the slice running alone.',
      from: { path: '^remotes/[^/]+/src/', pathNot: ['/src/standalone', test] },
      to: { path: '^remotes/[^/]+/src/expose/' },
    },
    {
      name: 'stores-contract-lib-know-no-view',
      severity: 'error',
      from: { path: '^packages/shared/(stores|contract|lib)/|^remotes/[^/]+/src/stores/', pathNot: test },
      to: {
        path: '(^|/)(react|react-dom|@nanostores/react)(/|$)|\\.css$|^packages/shared/(ui|markdown|evidence)/',
      },
    },
    {
      name: 'ui-takes-props-only',
      severity: 'error',
      from: { path: '^packages/shared/(ui|markdown|evidence)/', pathNot: test },
      to: { path: '^packages/shared/(stores|contract)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-schemas-in-the-browser',
      severity: 'error',
      comment: 'Contract files with schemas are types only for the browser (decision 2).',
      from: { path: '^(host|remotes)/|^packages/shared/(stores|lib|ui|markdown|evidence)/', pathNot: test },
      to: {
        path: '^node_modules/.*/zod/|^packages/shared/contract/(?!routes|error-codes|permissions)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'dates-own-dayjs',
      severity: 'error',
      comment: 'Dates are read, reckoned with and written in one place (decision 53).',
      from: { pathNot: '^packages/shared/lib/dates/' },
      to: { path: '(^|/)node_modules/dayjs/' },
    },
    {
      name: 'server-takes-contract-and-lib',
      severity: 'error',
      comment: 'And the parser of report markdown: an export must read a report as the page does.',
      from: { path: '^server/', pathNot: test },
      to: {
        path: '^packages/shared/(?!contract/|lib/|markdown/(?:parse|math-node)[.]ts)|^(host|remotes|e2e)/|^packages/federation/(?!registry/)',
      },
    },
    {
      name: 'routes-never-touch-tables',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.tables\\.ts$|drizzle-orm' },
    },
    {
      name: 'use-cases-never-touch-sql',
      severity: 'error',
      from: { path: '\\.usecases\\.ts$' },
      to: { path: '\\.tables\\.ts$|drizzle-orm' },
    },
    ...moduleRules,
    {
      name: 'corpus-judges-from-outside',
      severity: 'error',
      comment: 'A judge that reads with the product’s own readers finds it right.',
      from: { path: '^corpus/' },
      to: { path: '^server/', pathNot: '^server/(agents/|engines/|language/|tools/testing/)' },
    },
    {
      name: 'corpus-reaches-no-modules-and-views',
      severity: 'error',
      comment:
        'Nor do processes of the server: `scripts/check.ts` scores again only for what they can reach.',
      from: { path: '^corpus/score[.]ts$|^server/.+/[a-z]+-process[.]ts$', pathNot: '/testing/' },
      to: { path: '^server/modules/|^packages/shared/(?:ui|evidence|stores|messages)/', reachable: true },
    },
    {
      name: 'nobody-reads-the-corpus',
      severity: 'error',
      from: { pathNot: '^corpus/' },
      to: { path: '^corpus/' },
    },
    { name: 'nothing-imports-a-test', severity: 'error', from: {}, to: { path: '\\.(test|spec)\\.tsx?$' } },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { pathNot: [test, '^vitest', '^bench/', '^corpus/'] },
      to: { path: '/testing/|^e2e/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
    },
  },
};
