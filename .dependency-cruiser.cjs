/** One-way imports (docs/architecture.md). Each rule says what it protects. */
const test = '\\.(test|spec)\\.tsx?$|/testing/|^e2e/';

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
    {
      name: 'corpus-judges-from-outside',
      severity: 'error',
      comment: 'A judge that reads with the product’s own readers finds it right.',
      from: { path: '^corpus/' },
      to: { path: '^server/', pathNot: '^server/(agents/|engines/|language/|tools/testing/)' },
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
