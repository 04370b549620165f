// Finds a Chromium for the browser tests: named, installed, Playwright's own, or (Debian, as root) from apt.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
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

function onPath() {
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

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.error('No Chromium found; installing the system package (apt-get install chromium).');
  const stdio = ['ignore', 'ignore', 'inherit'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-q'], { stdio, env });
    const install = ['install', '-y', '-q', '--no-install-recommends', 'chromium'];
    execFileSync('apt-get', install, { stdio, env });
  } catch {
    return undefined;
  }
  return onPath();
}

/** The path of a Chromium, or `undefined`; `CHROMIUM_PATH` wins, and nothing is ever installed when `install` is false. */
export function findChromium({ install = true } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isExecutable(named) ? named : undefined;
  return (
    onPath() ??
    elsewhere.find(isExecutable) ??
    fromPlaywright() ??
    (install ? fromDebian() : undefined)
  );
}

/** Switches that keep a test browser quiet and able to start as root. */
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

/** What to tell somebody whose machine has no Chromium. */
export const noChromium =
  'No Chromium found. Install Chromium or Chrome, or name one with CHROMIUM_PATH=/path/to/chromium.';

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = findChromium();
  console.log(path ?? noChromium);
  process.exit(path ? 0 : 1);
}
