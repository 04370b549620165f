// Finds a Chromium for the browser tests: from the environment, installed, Playwright's, or from
// apt (Debian, as root).
// Its headless shell is the same engine without the browser's UI and takes 15 % less processor
// time.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function fromPlaywright() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Installs a Debian package if that is possible; returns whether it was. */
function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.error(`Installing the system package ${name} (apt-get install).`);
  const stdio = ['ignore', 'ignore', 'inherit'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args) => execFileSync('apt-get', args, { stdio, env, timeout: 300_000 });
  try {
    run('update', '-q');
    run('install', '-y', '-q', '--no-install-recommends', name);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the path of a Chromium, or `undefined`. `CHROMIUM_PATH` takes precedence; nothing is
 * installed if `install` is false.
 */
export function findChromium({ install = true } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isExecutable(named) ? named : undefined;
  return (
    onPath(names) ??
    elsewhere.find(isExecutable) ??
    fromPlaywright() ??
    (install && installFromDebian('chromium') ? onPath(names) : undefined)
  );
}

/**
 * Returns the path of Chromium's headless shell, or else of a Chromium; `undefined` if there is neither.
 * `HEADLESS_SHELL_PATH` and `CHROMIUM_PATH` take precedence. The shell has no notifications, installed apps or push.
 */
export function findHeadlessShell() {
  const named = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH;
  if (named) return isExecutable(named) ? named : undefined;
  const found = onPath(shells);
  if (found) return found;
  return (installFromDebian(shells[0]) ? onPath(shells) : undefined) ?? findChromium();
}

/** Switches that reduce background activity of a test browser and let it start as root. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
];

/** Message for machines without Chromium. */
export const noChromium =
  'No Chromium found. Install Chromium or Chrome, or name one with CHROMIUM_PATH=/path/to/chromium.';

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = findChromium();
  console.log(path ?? noChromium);
  process.exit(path ? 0 : 1);
}
