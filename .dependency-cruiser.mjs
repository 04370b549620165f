const anyPackage =
  '^(packages/features/template/[^/]+|packages/features/(?!template/)[^/]+|packages/(?!features/)[^/]+|apps/[^/]+)/';
const test = '[.]test[.]tsx?$';
const react = 'node_modules/(react|react-dom|react-[^/]+|swr|@react-[^/]+)/';

/** One row of the table in docs/architecture.md: who is kept from whom, and why. */
const keep = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The layers inside the server, from top to bottom, each with the files that belong to it. */
const serverLayers = {
  start: '(main|servery|start|app|observer)[.]ts|(cli|agent|seed)/',
  background: 'background/',
  areas: 'areas/',
  outside: 'outside/',
  session: 'session/',
  http: 'http/',
  'audit, observe and live': '(audit|observe|live)/',
  storage: 'storage/',
  settings: '(config|log|ids|rates|printingSettings|pushSettings)[.]ts',
};
const inServer = (layers) => `^apps/server/src/(${layers.join('|')})`;

/** A rule for each layer of the server: it imports only layers below its own. */
const keepLayers = Object.entries(serverLayers).map(([name, files], index, layers) =>
  keep(
    `server: ${name}`,
    'A part of the server imports only layers below its own, in the order of docs/architecture.md.',
    { path: inServer([files]), pathNot: test },
    {
      path: '^apps/server/src/',
      pathNot: inServer(layers.slice(index).map(([, below]) => below)),
    },
  ),
);

export default {
  forbidden: [
    keep(
      'packages are imported through their entries',
      'Reach another package by its name, through a door in its `exports`.',
      { path: anyPackage },
      { path: anyPackage, pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    keep(
      'api imports no other package',
      'The contract imports no other package of the house.',
      { path: '^packages/api/' },
      { path: '^(packages|apps)/', pathNot: '^packages/api/' },
    ),
    keep(
      'ui imports no other package',
      'The kit imports no other package of the house.',
      { path: '^packages/ui/' },
      { path: '^(packages|apps)/', pathNot: '^packages/ui/' },
    ),
    keep(
      'domain imports only api',
      'The rulebook imports the contract and nothing else of the house.',
      { path: '^packages/domain/' },
      { path: '^(packages|apps)/', pathNot: '^packages/(domain|api)/' },
    ),
    keep(
      'sample knows api and domain',
      'The sample business and its host in memory are made of the contract and the rules.',
      { path: '^packages/sample/' },
      { path: '^(packages|apps)/', pathNot: '^packages/(sample|domain|api)/' },
    ),
    keep(
      'contracts know api, domain and sample',
      'A suite gets a client; what it expects comes from the rules and the sample.',
      { path: '^packages/contracts/' },
      { path: '^(packages|apps)/', pathNot: '^packages/(contracts|sample|domain|api)/' },
    ),
    keep(
      'nothing imports the tests of the mocks',
      'They know every feature; what they share belongs to contracts.',
      { path: '^(packages|apps)/', pathNot: '^packages/mocks/' },
      { path: '^packages/mocks/' },
    ),
    keep(
      'screens import only api, domain and ui',
      'What every screen shares knows the contract, the rules and the kit, and no feature.',
      { path: '^packages/screens/' },
      { path: '^(packages|apps)/', pathNot: '^packages/(screens|api|domain|ui)/' },
    ),
    keep(
      'domain is pure',
      'No React, no HTTP, no Node in a rule.',
      { path: '^packages/domain/src/', pathNot: test },
      { path: `${react}|node_modules/(msw|ofetch|hono|kysely|postgres)/` },
    ),
    keep(
      'domain uses no Node.js modules',
      'Files, sockets and clocks are the hosts’ business.',
      { path: '^packages/domain/src/', pathNot: test },
      { dependencyTypes: ['core'] },
    ),
    keep(
      'features import no other feature',
      'A feature never imports another; the app introduces them. What all of them need is in screens.',
      { path: '^packages/features/((?:template/)?[^/]+)/' },
      { path: '^packages/features/', pathNot: '^packages/features/$1/' },
    ),
    keep(
      'features know no app',
      'An app assembles features, never the other way round.',
      { path: '^packages/features/' },
      { path: '^apps/' },
    ),
    keep(
      'screens import no mocks',
      'Sample answers stay behind the `./mocks` door.',
      {
        path: '^packages/features/(template/)?[^/]+/src/',
        pathNot: `/mocks/|[.](stories|fixtures)[.]tsx?$|${test}`,
      },
      {
        path: '^packages/features/(template/)?[^/]+/src/mocks/|node_modules/@servery/sample|^packages/sample/|^packages/api/src/mocks|node_modules/msw/',
      },
    ),
    keep(
      'server imports only api and domain',
      'The hosts stand on the contract and the rulebook alone.',
      { path: '^apps/server/' },
      {
        path: '^(packages|apps)/',
        pathNot: '^(apps/server|packages/(api|domain|sample|contracts))/',
      },
    ),
    ...keepLayers,
    keep(
      'server: every file has a layer',
      'A new folder of the server needs a place among its layers.',
      { path: '^apps/server/src/', pathNot: `${inServer(Object.values(serverLayers))}|${test}` },
      {},
    ),
    keep(
      'server never imports React',
      'Nothing that renders runs on the server.',
      { path: '^apps/server/' },
      { path: react },
    ),
    keep(
      'admin knows no other app',
      'The admin is assembled from packages.',
      { path: '^apps/admin/' },
      { path: '^apps/', pathNot: '^apps/admin/' },
    ),
    keep(
      'nobody imports a story',
      'Stories, and what sets their stage, show parts; they are not parts. One story may re-export its sibling.',
      { pathNot: '[.](stories|fixtures)[.]tsx?$|[.]test[.]tsx?$' },
      { path: '[.](stories|fixtures)[.]tsx?$' },
    ),
    keep(
      'storybook stays in stories',
      'What ships does not know how it is shown.',
      { path: '^packages/', pathNot: '[.](stories|fixtures)[.]tsx?$' },
      { path: 'node_modules/(storybook|@storybook)/' },
    ),
    keep(
      'no cycles',
      'Two files that need each other are one file, or three.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    keep(
      'no cycles across folders',
      'Types and code on demand bind files together too: what a folder shares with those that it loads is a file of its own.',
      { path: '^(.+)/[^/]+$' },
      { circular: true, via: { pathNot: '^$1/[^/]+$' } },
    ),
    keep(
      'nothing is missing',
      'An import must lead somewhere.',
      {},
      {
        couldNotResolve: true,
        pathNot: '^virtual:',
      },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[?]url$|[?]worker$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'browser'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
