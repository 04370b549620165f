import { expect, test } from 'vitest';
import { importRules } from './importRules.mjs';
import { plant } from './plant.mjs';

const named = (name) =>
  JSON.stringify({
    name,
    type: 'module',
    exports: { '.': './src/index.ts', './mocks': './src/mocks/index.ts' },
  });
const repository = {
  'packages/api/package.json': named('@servery/api'),
  'packages/api/src/index.ts':
    'export class Problem {}\nexport const call = 1;\nexport type Order = 1;',
  'packages/ui/package.json': named('@servery/ui'),
  'packages/ui/src/index.ts': "export * from './Button.tsx';",
  'packages/ui/src/Button.tsx': 'export const Button = 1;',
  'packages/domain/package.json': named('@servery/domain'),
  'packages/domain/src/index.ts':
    "import { Problem, type Order } from '@servery/api';\nexport const rule = Problem;",
  'packages/screens/package.json': named('@servery/screens'),
  'packages/screens/src/index.ts': "export { Button } from '@servery/ui';",
  'packages/features/orders/package.json': named('@servery/orders'),
  'packages/features/orders/src/index.ts': "export { Button } from '@servery/ui';",
  'packages/features/orders/src/mocks/index.ts': "export { rule } from '@servery/domain';",
  'packages/features/account/package.json': named('@servery/account'),
  'packages/features/account/src/index.ts': 'export const account = 1;',
  'apps/server/src/main.ts': "import { rule } from '@servery/domain';\nexport { rule };",
  'node_modules/react/package.json': '{"name":"react","main":"index.js"}',
  'node_modules/react/index.js': '',
};
const links = {
  '@servery/api': 'packages/api',
  '@servery/ui': 'packages/ui',
  '@servery/domain': 'packages/domain',
  '@servery/screens': 'packages/screens',
  '@servery/orders': 'packages/features/orders',
  '@servery/account': 'packages/features/account',
};
const violationsOf = (planted) => importRules(plant({ ...repository, ...planted }, links));

test('accepts a workspace that follows the dependency rules', async () => {
  expect(await violationsOf({})).toEqual([]);
});

test.each([
  [
    'features import no other feature',
    'packages/features/orders/src/a.ts',
    "import '@servery/account';",
  ],
  [
    'features import no other feature',
    'packages/features/orders/src/a.ts',
    "import type { account } from '@servery/account';",
  ],
  [
    'features import no other feature',
    'packages/features/orders/src/A.stories.tsx',
    "import '@servery/account';",
  ],
  [
    'features import no other feature',
    'packages/features/orders/src/a.ts',
    "void import('@servery/account');",
  ],
  [
    'packages are imported through their entries',
    'packages/features/orders/src/a.ts',
    "import '../../../ui/src/Button.tsx';",
  ],
  [
    'nothing is missing',
    'packages/features/orders/src/a.ts',
    "import '@servery/ui/src/Button.tsx';",
  ],
  ['api imports no other package', 'packages/api/src/a.ts', "import '@servery/domain';"],
  ['ui imports no other package', 'packages/ui/src/a.ts', "import '@servery/api';"],
  ['domain imports only api', 'packages/domain/src/a.ts', "import '@servery/ui';"],
  [
    'screens import only api, domain and ui',
    'packages/screens/src/a.ts',
    "import '@servery/orders';",
  ],
  ['domain is pure', 'packages/domain/src/a.ts', "import 'react';"],
  ['domain uses no Node.js modules', 'packages/domain/src/a.ts', "import 'node:fs';"],
  [
    'domain may import only types and Problem from api',
    'packages/domain/src/a.ts',
    "import { call } from '@servery/api';",
  ],
  ['server never imports React', 'apps/server/src/a.ts', "import 'react';"],
  ['server imports only api and domain', 'apps/server/src/a.ts', "import '@servery/orders';"],
  ['server: http', 'apps/server/src/http/a.ts', "import '../session/b.ts';"],
  ['server: http', 'apps/server/src/http/a.ts', "import type { B } from '../session/b.ts';"],
  ['server: storage', 'apps/server/src/storage/db/a.ts', "import '../../audit/b.ts';"],
  ['server: settings', 'apps/server/src/log.ts', "import './storage/db/b.ts';"],
  ['server: areas', 'apps/server/src/areas/orders/a.ts', "import '../../background/b.ts';"],
  ['server: background', 'apps/server/src/background/a.ts', "import '../loose.ts';"],
  ['server: every file has a layer', 'apps/server/src/loose.ts', "import './storage/db/b.ts';"],
  ['screens import no mocks', 'packages/features/orders/src/a.ts', "import './mocks/index.ts';"],
  ['no cycles', 'packages/ui/src/a.ts', "import './b.ts';"],
  [
    'no cycles across folders',
    'packages/ui/src/c/c.ts',
    "import type { d } from '../d.ts';\nexport type C = typeof d;",
  ],
])('reports an import that breaks: %s', async (name, path, text) => {
  const broken = await violationsOf({
    'packages/ui/src/b.ts': "import './a.ts';",
    'packages/ui/src/d.ts': "export const d = () => import('./c/c.ts');",
    'apps/server/src/session/b.ts': 'export type B = 1;',
    'apps/server/src/audit/b.ts': '',
    'apps/server/src/storage/db/b.ts': '',
    'apps/server/src/background/b.ts': '',
    'apps/server/src/loose.ts': '',
    [path]: text,
  });
  expect(broken.filter((line) => line.endsWith(`: ${name}`))).not.toEqual([]);
});
