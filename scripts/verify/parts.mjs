// The parts of `pnpm verify`: which turbo tasks each has, and how the parts are scheduled.

/** A part that counts as one check, however many packages it covers. */
const check = (name, ...tasks) => ({ name, tasks });

/**
 * A part whose tests count individually, by the report of each package. `split` makes a part of
 * each package, such as `stories:queue`.
 */
const tests = (name, report, tasks, options) => ({ name, report, tasks, ...options });

export const parts = [
  check('format', '//#format:check'),
  check('lint', '//#lint'),
  check('typecheck', 'typecheck', '//#typecheck:features'),
  check('imports', '//#imports'),
  check('styles', '//#styles'),
  check('kit', '//#kit:check'),
  check('messages', '//#messages'),
  check('commits', '//#commits'),
  check('unused', '//#unused'),
  tests('scripts', 'scripts', ['//#test:scripts']),
  tests('inputs', 'inputs', ['//#test:inputs']),
  // The features' run together, because each start of Vitest takes longer than their tests.
  tests('tests', 'test', ['test', '//#test:features'], {
    isOther: ({ directory }) => /^(apps\/server|packages\/features\/.*)$/.test(directory),
  }),
  check('build', 'build', 'build:demo'),
  check('size', '//#size'),
  tests('published', 'published', ['test:published']),
  tests('visual', 'visual', ['test:visual']),
  tests('server', 'server', ['@servery/server#test']),
  check('reliability', '@servery/server#test:reliability'),
  tests('stories', 'stories', ['test:stories'], { split: true }),
  tests('e2e', 'e2e', ['test:e2e']),
];

/**
 * Two sequences run in parallel, one per core of a small machine. A step of several parts is one
 * run of turbo. The end-to-end tests wait for the builds of the other sequence. A sequence that is
 * done takes parts that are left, such as the stories of a package.
 */
export const sequences = [
  [['server'], ['reliability'], ['e2e']],
  [
    ['format', 'lint', 'typecheck', 'imports', 'styles', 'kit', 'messages', 'commits', 'unused'],
    ['scripts', 'inputs', 'tests'],
    ['build'],
    ['size'],
    ['published'],
    ['visual'],
  ],
];

/** Returns the part that a task of turbo belongs to, and the name of its row. */
export function partOf(planned) {
  const { taskId } = planned;
  const [owner, task] = taskId.split('#');
  const part = parts.find(
    ({ tasks, isOther }) => tasks.includes(taskId) || (tasks.includes(task) && !isOther?.(planned)),
  );
  if (!part) return undefined;
  return { part, row: part.split ? `${part.name}:${owner.replace(/^.*\//, '')}` : part.name };
}
