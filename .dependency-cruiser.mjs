const anyPackage = '^(packages/features/[^/]+|packages/(?!features/)[^/]+|apps/[^/]+)/';
const test = '[.]test[.]tsx?$';
const react = 'node_modules/(react|react-dom|react-[^/]+|swr|@react-[^/]+)/';

/** One row of the table in docs/architecture.md: who is kept from whom, and why. */
const keep = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    keep(
      'doors only',
      'Reach another package by its name, through a door in its `exports`.',
      { path: anyPackage },
      { path: anyPackage, pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    keep(
      'api knows nobody',
      'The contract imports no other package of the house.',
      { path: '^packages/api/' },
      { path: '^(packages|apps)/', pathNot: '^packages/api/' },
    ),
    keep(
      'ui knows nobody',
      'The kit imports no other package of the house.',
      { path: '^packages/ui/' },
      { path: '^(packages|apps)/', pathNot: '^packages/ui/' },
    ),
    keep(
      'domain knows api only',
      'The rulebook imports the contract and nothing else of the house.',
      { path: '^packages/domain/' },
      { path: '^(packages|apps)/', pathNot: '^packages/(domain|api)/' },
    ),
    keep(
      'domain is pure',
      'No React, no HTTP, no Node in a rule.',
      { path: '^packages/domain/src/', pathNot: test },
      { path: `${react}|node_modules/(msw|ofetch|hono|kysely|postgres)/` },
    ),
    keep(
      'domain touches no machine',
      'Files, sockets and clocks are the hosts’ business.',
      { path: '^packages/domain/src/', pathNot: test },
      { dependencyTypes: ['core'] },
    ),
    keep(
      'features are strangers',
      'A feature never imports another; the app introduces them. What the kit’s parts say, all share.',
      { path: '^packages/features/([^/]+)/' },
      { path: '^packages/features/', pathNot: '^packages/features/($1|words)/' },
    ),
    keep(
      'features know no app',
      'An app assembles features, never the other way round.',
      { path: '^packages/features/' },
      { path: '^apps/' },
    ),
    keep(
      'screens know no mocks',
      'Sample answers stay behind the `./mocks` door.',
      {
        path: '^packages/features/[^/]+/src/',
        pathNot: `/mocks/|[.](stories|staging)[.]tsx?$|${test}`,
      },
      { path: '^packages/features/[^/]+/src/mocks/|^packages/api/src/mocks|node_modules/msw/' },
    ),
    keep(
      'server knows api and domain',
      'The hosts stand on the contract and the rulebook alone.',
      { path: '^apps/server/' },
      { path: '^(packages|apps)/', pathNot: '^(apps/server|packages/(api|domain))/' },
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
      { pathNot: '[.](stories|staging)[.]tsx?$|[.]test[.]tsx?$' },
      { path: '[.](stories|staging)[.]tsx?$' },
    ),
    keep(
      'storybook stays in stories',
      'What ships does not know how it is shown.',
      { path: '^packages/', pathNot: '[.](stories|staging)[.]tsx?$' },
      { path: 'node_modules/(storybook|@storybook)/' },
    ),
    keep(
      'no cycles',
      'Two files that need each other are one file, or three.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
