import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium, findHeadlessShell, noChromium } from '../chromium.mjs';
import { findPostgres, noPostgres } from '../postgres.mjs';

const versionOf = (program) =>
  execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * Finds the browsers and PostgreSQL. Returns environment variables with their paths and versions;
 * turbo runs the tests that use them again when a version changes.
 */
export function describeMachine() {
  const env = {};
  const browser = findChromium();
  const shell = findHeadlessShell();
  if (browser) env.CHROMIUM_PATH = browser;
  if (shell) env.HEADLESS_SHELL_PATH = shell;
  if (browser && shell) env.SERVERY_CHROMIUM_VERSION = versionOf(browser) + versionOf(shell);
  else console.log(noChromium);
  const postgres = findPostgres();
  if (postgres) {
    env.PGBIN = postgres;
    env.SERVERY_POSTGRES_VERSION = versionOf(join(postgres, 'postgres'));
  } else console.log(noPostgres);
  return env;
}
