import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { build, preview, type PreviewServer, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumArgs, findChromium, noChromium } from '../../../scripts/chromium.mjs';

const root = join(import.meta.dirname, '..');
const names = globSync('*.html', { cwd: root }).map((file) => parse(file).name);
const featureIn = (module: string) =>
  /packages[/]features[/](?:template[/])?([^/]+)[/]/.exec(module)?.[1];

let browser: Browser;
beforeAll(async () => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(noChromium);
  browser = await chromium.launch({ executablePath, args: chromiumArgs });
});
afterAll(() => browser.close());

describe.each(names)('the standalone %s app', (name) => {
  const outDir = mkdtempSync(join(tmpdir(), `servery-${name}-`));
  let features: Set<string | undefined>;
  let server: PreviewServer;
  beforeAll(async () => {
    const built = (await build({
      root,
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(root, `${name}.html`) } },
    })) as Rolldown.RolldownOutput;
    features = new Set(
      built.output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds.map(featureIn) : [])),
    );
    server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 0 } });
  });
  afterAll(async () => {
    await server.close();
    rmSync(outDir, { recursive: true });
  });

  test('bundles no other feature', () => {
    features.delete(undefined);
    expect([...features]).toEqual([name]);
  });

  test('opens with its sample data and logs no errors', async () => {
    const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
    await page.goto(`${server.resolvedUrls!.local[0]!}${name}.html`);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    const { length } = await page.getByRole('main').innerText();
    expect(length).toBeGreaterThan(200);
    expect(faults).toEqual([]);
    await page.close();
  });
});
