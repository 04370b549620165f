import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../together.mjs';
import { partOf, parts } from './parts.mjs';
import { planTasks } from './turbo.mjs';

const tasks = [...new Set(parts.flatMap((part) => part.tasks))];
const folder = mkdtempSync(join(tmpdir(), 'servery-inputs-'));
let before;

/** Returns the hashes of each part's tasks. */
async function hashes(env) {
  const planned = await planTasks(tasks, env, folder);
  return Object.groupBy(planned, (task) => partOf(task)?.row ?? '');
}

/** Returns the parts that run again compared to the untouched copy. */
async function partsThatRun(env) {
  const after = await hashes(env);
  const text = (rows) => JSON.stringify(rows?.map(({ taskId, hash }) => [taskId, hash]));
  return Object.keys(after).filter((row) => row && text(after[row]) !== text(before[row]));
}

beforeAll(async () => {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  for (const file of new Set(files.split('\0').filter(Boolean))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { recursive: true, force: true });
  }
  before = await hashes();
});

afterAll(() => rmSync(folder, { recursive: true }));

const stories = ['stories:menu', 'stories:ui', 'stories:queue', 'stories:email'];
const browsers = [...stories, 'visual', 'published', 'e2e'];

/** Files by kind, with parts that must run after a change of one, and parts that must not. */
const cases = [
  [
    'message',
    'packages/features/queue/src/messages.ts',
    ['tests', 'stories:queue', 'e2e', 'messages'],
    ['stories:menu', 'stories:ui', 'server'],
  ],
  [
    'translation',
    'packages/features/queue/src/locales/ar.json',
    ['stories:queue', 'e2e'],
    ['server'],
  ],
  [
    'compiler of messages',
    'apps/admin/build/compileMessages.ts',
    ['tests', 'stories:menu', 'build', 'e2e'],
    [],
  ],
  [
    'other part of the app’s build',
    'apps/admin/build/languages.ts',
    ['tests', 'build', 'size', 'e2e'],
    ['server', 'stories:menu', 'stories:ui', 'published'],
  ],
  [
    'story',
    'packages/features/queue/src/screens/Queue.stories.tsx',
    ['stories:queue', 'visual', 'lint'],
    ['stories:menu', 'e2e', 'server'],
  ],
  [
    'rule of axe',
    'apps/storybook/src/axeRules.ts',
    ['stories:queue', 'stories:ui', 'visual', 'e2e'],
    ['server', 'published'],
  ],
  [
    'mock',
    'packages/features/queue/src/mocks/handlers.ts',
    ['stories:queue', 'stories:menu', 'tests'],
    ['stories:ui', 'server'],
  ],
  [
    'style',
    'packages/ui/src/Button/Button.css.ts',
    [...browsers, 'build', 'size'],
    ['server', 'reliability'],
  ],
  [
    'endpoint',
    'packages/api/src/endpoints/orders.ts',
    ['server', 'reliability', 'stories:queue', 'e2e'],
    ['stories:ui'],
  ],
  [
    'rule',
    'packages/domain/src/queue/index.ts',
    ['server', 'reliability', 'stories:queue', 'e2e', 'tests'],
    ['stories:ui'],
  ],
  [
    'contract',
    'packages/contracts/src/queue/queueContract.ts',
    ['server', 'tests'],
    ['stories:ui', 'stories:queue', 'build', 'e2e'],
  ],
  [
    'migration',
    'apps/server/migrations/0001_engine.sql',
    ['server', 'reliability', 'e2e'],
    ['stories:queue', 'tests'],
  ],
  ['test helper', 'apps/server/test/testServer.ts', ['server'], ['e2e', 'stories:queue']],
  [
    'end-to-end support',
    'apps/admin/e2e/support/Till.ts',
    ['e2e'],
    ['build', 'server', 'stories:queue'],
  ],
  [
    'Storybook preview',
    'apps/storybook/.storybook/preview.tsx',
    [...stories, 'visual'],
    ['server', 'e2e'],
  ],
  [
    'list of mock hosts',
    'apps/storybook/.storybook/features.ts',
    ['stories:menu', 'stories:queue', 'stories:email', 'visual'],
    ['stories:ui', 'server', 'e2e'],
  ],
  [
    'Vite configuration of Storybook',
    'apps/storybook/vite.config.ts',
    [...stories, 'visual'],
    ['server', 'e2e'],
  ],
  ['shared script', 'scripts/chromium.mjs', browsers, ['build', 'reliability']],
  [
    'Vitest options',
    'scripts/vitestDefaults.ts',
    [...browsers, 'server', 'tests', 'scripts'],
    ['build'],
  ],
  ['patch', 'patches/@radix-ui__react-select.patch', [...browsers, 'server', 'build'], []],
  ['configuration', 'tsconfig.base.json', [...browsers, 'server', 'typecheck'], []],
  [
    'documentation',
    'docs/running.md',
    ['format', 'kit', 'scripts'],
    ['lint', 'typecheck', 'tests', 'build', 'size', 'server', 'e2e', ...stories],
  ],
];

test('the end-to-end tests depend on the packages that the server runs', () => {
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { dependencies } = read('apps/server/package.json');
  const own = Object.keys(dependencies).filter((name) => name.startsWith('@servery/'));
  expect(read('turbo.json').tasks['@servery/server#transit:run'].dependsOn).toEqual(
    own.map((name) => `${name}#transit`),
  );
});

test.each(cases)('a changed %s runs the parts that read it', async (_kind, file, run, rest) => {
  const path = join(folder, file);
  const text = readFileSync(path);
  writeFileSync(path, `${text.toString()}\n`);
  const changed = await partsThatRun();
  writeFileSync(path, text);
  expect(changed).toEqual(expect.arrayContaining(run));
  expect(changed.filter((part) => rest.includes(part))).toEqual([]);
});

test('a changed dependency runs the parts of the packages that have it', async () => {
  const path = join(folder, 'pnpm-lock.yaml');
  const text = readFileSync(path, 'utf8');
  const [, version] = /^ {2}hono@(.+):$/m.exec(text);
  writeFileSync(path, text.replaceAll(version, '99.0.0'));
  const changed = await partsThatRun();
  writeFileSync(path, text);
  expect(changed).toEqual(expect.arrayContaining(['server', 'reliability']));
});

test.each([
  ['Chromium', 'SERVERY_CHROMIUM_VERSION', browsers, ['server', 'lint']],
  ['PostgreSQL', 'SERVERY_POSTGRES_VERSION', ['server', 'reliability'], browsers],
  ['Node', 'SERVERY_NODE_VERSION', [...browsers, 'server', 'tests', 'build', 'lint'], []],
])('another version of %s runs the parts that use it', async (_name, variable, run, rest) => {
  const changed = await partsThatRun({ [variable]: 'another' });
  expect(changed).toEqual(expect.arrayContaining(run));
  expect(changed.filter((part) => rest.includes(part))).toEqual([]);
});
