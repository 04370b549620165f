import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../together.mjs';
import { hasLostBrowser } from './report.mjs';
import { addRepeat } from './tally.mjs';
import { turboEnv } from './turbo.mjs';

const largest = 12;
const isApp = ({ tasks }) => tasks[0].directory.includes('/template/');

/**
 * Returns the steps in which the rows of stories run: the kit alone, because it has by far the most
 * stories, and the other packages in groups, because each start of Storybook takes as long as the
 * stories of a small package. Apps of the template are apart from the back office, whose mocks they
 * don't need.
 */
export function storySteps(rows) {
  const [kit, packages] = [[], []];
  for (const row of rows) (row.name === 'stories:ui' ? kit : packages).push(row);
  const groups = [packages.filter((row) => !isApp(row)), packages.filter(isApp)];
  return [
    ...kit.map((row) => [row]),
    ...groups.flatMap((group) => {
      const size = Math.ceil(group.length / Math.ceil(group.length / largest));
      const steps = [];
      for (let at = 0; at < group.length; at += size) steps.push(group.slice(at, at + size));
      return steps;
    }),
  ];
}

/** Runs the stories of the packages of tasks in one Storybook. */
async function runStories(tasks, env) {
  const vitest = spawn('vitest', ['run'], {
    cwd: join(root, 'apps/storybook'),
    stdio: 'ignore',
    shell: process.platform === 'win32',
    env: {
      ...turboEnv,
      ...env,
      SERVERY_STORIES: tasks.map(({ directory }) => directory).join(','),
    },
  });
  await new Promise((resolve) => vitest.once('close', resolve));
}

/** Whether the browser closed before a package's stories had ended, in a run since an instant. */
function isLeft({ directory }, since) {
  const path = join(root, directory, '.vitest/stories.json');
  if (!existsSync(path) || statSync(path).mtimeMs < since) return true;
  return hasLostBrowser(JSON.parse(readFileSync(path, 'utf8')));
}

/**
 * Runs the stories of several packages in one Storybook. If the browser closes, the packages that are
 * left run once more, together. Returns the environment in which their tasks report the outcome
 * instead of running them again: it has the hash of each task, so a task whose files have changed in
 * the meantime runs by itself, as does one that is still left.
 */
export async function runTogether(rows, env) {
  const tasks = rows.flatMap((row) => row.tasks);
  const start = Date.now();
  await runStories(tasks, env);
  const left = tasks.filter((task) => isLeft(task, start));
  if (left.length > 0) {
    const names = left.map(({ directory }) => directory).join(', ');
    addRepeat(`The browser closed during the stories of ${tasks.length} packages. Left: ${names}`);
    await runStories(left, env);
  }
  const done = tasks.filter((task) => !isLeft(task, start)).map(({ hash }) => hash);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`  stories of ${tasks.length} packages together: ${seconds} s`);
  return { ...env, SERVERY_STORIES_DONE: done.join(',') };
}
