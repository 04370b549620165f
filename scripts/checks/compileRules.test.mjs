import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compileRules } from './compileRules.mjs';
import { plant } from './plant.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifest = (name, ...needs) =>
  JSON.stringify({ name, dependencies: Object.fromEntries(needs.map((need) => [need, '*'])) });
const lamps = {
  'packages/features/lamps/package.json': manifest('@servery/lamps'),
  'packages/features/lamps/src/locales/de.json': '{}',
  'packages/features/lamps/src/lamp.test.ts': '',
  'packages/features/lamps/vitest.config.ts': 'export default { plugins: [compileMessages()] };',
};

test('every configuration that loads messages compiles them as the production build does', () => {
  expect(compileRules(root)).toEqual([]);
});

test('finds tests of messages without a configuration', () => {
  const { 'packages/features/lamps/vitest.config.ts': _config, ...rest } = lamps;
  expect(compileRules(plant(rest), {})).toEqual([
    'packages/features/lamps: has tests but no configuration that compiles messages',
  ]);
});

test('finds a configuration without the plug-in in whatever depends on messages', () => {
  const files = {
    ...lamps,
    'examples/shop/package.json': manifest('shop', '@servery/lamps'),
    'examples/shop/vite.config.ts': 'export default { plugins: [] };',
    'apps/silent/package.json': manifest('silent', 'react'),
    'apps/silent/vite.config.ts': 'export default {};',
  };
  expect(compileRules(plant(files), {})).toEqual([
    'examples/shop/vite.config.ts: doesn’t compile messages like the production build',
  ]);
});

test('accepts the plug-in of a configuration that another one extends or exports', () => {
  const files = {
    ...lamps,
    'apps/book/package.json': manifest('book', '@servery/lamps'),
    'apps/book/vite.config.ts': 'export default { plugins: [compileMessages()] };',
    'apps/book/vitest.config.ts': "export default { extends: './vite.config.ts' };",
    'apps/page/package.json': manifest('page', '@servery/lamps'),
    'apps/page/vitest.config.ts': "export { default } from '../book/vite.config.ts';",
  };
  expect(compileRules(plant(files), {})).toEqual([]);
});
