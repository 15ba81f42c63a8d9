import { rspack, type Configuration, type RspackPluginInstance, type RuleSetRule } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { baseLanguage, type Language } from '@loupe/shared/lib/language';
import { languagePart } from '../registry/files-in-language.ts';
import { federationRuntime, runtimeResolution, runtimeRules } from './federation-runtime.ts';
import { federationFile, isPacked, packageRoots } from './package-files.ts';
import { inertParsers, unusedParts } from './stand-ins.ts';

/** What the rspack command line passes to a configuration function. */
export interface BuildCall {
  readonly isServe: boolean;
  readonly isProduction: boolean;
}

export interface CommandLineEnvironment {
  readonly RSPACK_SERVE?: boolean;
}

export interface CommandLineArguments {
  readonly mode?: string;
}

export function readCall(env: CommandLineEnvironment, argv: CommandLineArguments): BuildCall {
  const isServe = env.RSPACK_SERVE === true;
  return { isServe, isProduction: !isServe && argv.mode !== 'development' };
}

const browsers: ('web' | 'es2022')[] = ['web', 'es2022'];

/** Browsers whose style sheets need no old spellings. */
const styleTargets = ['chrome >= 120', 'edge >= 120', 'firefox >= 121', 'safari >= 17.2'];

/**
 * How scripts and styles are made small. Without targets `:is()` is spelled out for old browsers with
 * `:-webkit-any()`, which weighs more in the cascade: rules that come later would lose against it.
 */
export function minimizers(): RspackPluginInstance[] {
  return [
    new rspack.SwcJsMinimizerRspackPlugin(),
    new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: styleTargets } }),
  ];
}

function scriptRule(isServe: boolean) {
  return {
    test: /\.tsx?$/,
    type: 'javascript/auto',
    use: {
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          // Without `development`: that asks for a JSX runtime which a built host, in which a served slice may run, has
          // not. The other one says the same of mistakes.
          transform: { react: { runtime: 'automatic', development: false, refresh: isServe } },
        },
      },
    },
  };
}

/** Loaders that leave out of libraries what no page uses, where a module cannot be replaced as a whole. */
const lighteners: readonly RuleSetRule[] = [
  {
    test: /[\\/]react-router[\\/]dist[\\/](?:development|production)[\\/]chunk-\w+\.mjs$/,
    loader: federationFile('build/router-parts-loader'),
  },
  {
    test: /[\\/]mdast-util-(?:gfm(?:-[\w-]+)?|math)[\\/]lib[\\/]index\.js$/,
    loader: federationFile('build/read-only-markdown-loader'),
  },
];

/** The modules of packed packages are treated as their sources are here: `import` finds files without ending. */
const packedRules: readonly RuleSetRule[] = isPacked
  ? [
      {
        test: /\.js$/,
        include: [...packageRoots],
        type: 'javascript/auto',
        resolve: { fullySpecified: false },
      },
    ]
  : [];

function withoutUnusedParts(): RspackPluginInstance[] {
  return unusedParts.map(([part, standIn]) => new rspack.NormalModuleReplacementPlugin(part, standIn));
}

/**
 * Where `#texts/…` leads to: built, to the texts of one language, by the condition of its name in `package.json`.
 * Served, pages of every language run the same code: there, a loader puts the choice in the place of the texts.
 */
function chooseTexts(isServe: boolean): RuleSetRule[] {
  if (!isServe) return [];
  const choice: RuleSetRule = {
    // Texts that take words from others, or that are there in every language, name their files themselves.
    resourceQuery: { not: [/written/] },
    issuer: { not: [/[\\/]messages[\\/]/] },
    loader: federationFile('build/text-choice-loader'),
  };
  const source = { ...choice, test: new RegExp(`[\\\\/-]${baseLanguage}\\.ts$`) };
  const packed = {
    ...choice,
    test: new RegExp(`[\\\\/-]${baseLanguage}\\.js$`),
    include: [...packageRoots],
  };
  return isPacked ? [source, packed] : [source];
}

/**
 * What host and remotes have in common, in one language. Class names carry the slice's name: two slices that ship the same shared
 * component keep their own rules, so the order in which they arrive changes nothing.
 */
export function baseConfig(
  root: string,
  slice: string,
  call: BuildCall,
  language: Language = baseLanguage,
): Configuration {
  const { isServe, isProduction } = call;
  const runtime = federationRuntime();
  const name = `[name]${languagePart(language)}${isProduction ? '.[contenthash:10]' : ''}.js`;
  return {
    name: `${slice}${languagePart(language)}`,
    context: root,
    mode: isProduction ? 'production' : 'development',
    target: browsers,
    devtool: isProduction ? false : 'cheap-module-source-map',
    resolve: {
      alias: { ...runtimeResolution(runtime), ...inertParsers },
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      conditionNames: [language, '...'],
    },
    module: {
      // Custom properties keep their names: one file says what ground something has, another draws it.
      parser: {
        'css/auto': { namedExports: false, dashedIdents: false },
        'css/module': { namedExports: false, dashedIdents: false },
      },
      generator: {
        'css/auto': { exportsOnly: false, localIdentName: `${slice}-[local]-[hash:base64:6]` },
      },
      rules: [
        scriptRule(isServe),
        ...packedRules,
        ...chooseTexts(isServe),
        ...runtimeRules(runtime),
        ...(isServe ? [] : lighteners),
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2|png|svg)$/, type: 'asset/resource' },
      ],
    },
    output: {
      // A page that is served may still ask for the update before the last: two builds follow one save at times.
      clean: !isServe,
      uniqueName: `loupe-${slice}`,
      filename: name,
      chunkFilename: name,
      // A slice looks for its style sheets among the page's links by file name, whatever folder it comes from.
      cssFilename: isProduction ? '[name].[contenthash:10].css' : `${slice}-[name].css`,
      cssChunkFilename: isProduction ? '[name].[contenthash:10].css' : `${slice}-[name].css`,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      environment: { globalThis: true },
    },
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    plugins: [
      ...withoutUnusedParts(),
      ...(isServe ? [new ReactRefreshRspackPlugin() as RspackPluginInstance] : []),
    ],
  };
}
