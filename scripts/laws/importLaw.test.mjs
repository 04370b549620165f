import { expect, test } from 'vitest';
import { importLaw } from './importLaw.mjs';
import { plant } from './plant.mjs';

const named = (name) =>
  JSON.stringify({
    name,
    type: 'module',
    exports: { '.': './src/index.ts', './mocks': './src/mocks/index.ts' },
  });
const house = {
  'packages/api/package.json': named('@servery/api'),
  'packages/api/src/index.ts':
    'export class Problem {}\nexport const call = 1;\nexport type Order = 1;',
  'packages/ui/package.json': named('@servery/ui'),
  'packages/ui/src/index.ts': "export * from './Button.tsx';",
  'packages/ui/src/Button.tsx': 'export const Button = 1;',
  'packages/domain/package.json': named('@servery/domain'),
  'packages/domain/src/index.ts':
    "import { Problem, type Order } from '@servery/api';\nexport const rule = Problem;",
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
  '@servery/orders': 'packages/features/orders',
  '@servery/account': 'packages/features/account',
};
const lawOf = (planted) => importLaw(plant({ ...house, ...planted }, links));

test('a house in order breaks nothing', async () => {
  expect(await lawOf({})).toEqual([]);
});

test.each([
  ['features are strangers', 'packages/features/orders/src/a.ts', "import '@servery/account';"],
  [
    'features are strangers',
    'packages/features/orders/src/a.ts',
    "import type { account } from '@servery/account';",
  ],
  [
    'features are strangers',
    'packages/features/orders/src/A.stories.tsx',
    "import '@servery/account';",
  ],
  [
    'features are strangers',
    'packages/features/orders/src/a.ts',
    "void import('@servery/account');",
  ],
  ['doors only', 'packages/features/orders/src/a.ts', "import '../../../ui/src/Button.tsx';"],
  [
    'nothing is missing',
    'packages/features/orders/src/a.ts',
    "import '@servery/ui/src/Button.tsx';",
  ],
  ['api knows nobody', 'packages/api/src/a.ts', "import '@servery/domain';"],
  ['ui knows nobody', 'packages/ui/src/a.ts', "import '@servery/api';"],
  ['domain knows api only', 'packages/domain/src/a.ts', "import '@servery/ui';"],
  ['domain is pure', 'packages/domain/src/a.ts', "import 'react';"],
  ['domain touches no machine', 'packages/domain/src/a.ts', "import 'node:fs';"],
  [
    'domain takes types and Problem from api',
    'packages/domain/src/a.ts',
    "import { call } from '@servery/api';",
  ],
  ['server never imports React', 'apps/server/src/a.ts', "import 'react';"],
  ['server knows api and domain', 'apps/server/src/a.ts', "import '@servery/orders';"],
  ['screens know no mocks', 'packages/features/orders/src/a.ts', "import './mocks/index.ts';"],
  ['no cycles', 'packages/ui/src/a.ts', "import './b.ts';"],
])('catches a breach: %s', async (name, path, text) => {
  const broken = await lawOf({ [path]: text, 'packages/ui/src/b.ts': "import './a.ts';" });
  expect(broken.filter((line) => line.endsWith(`: ${name}`))).not.toEqual([]);
});
