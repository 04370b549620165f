import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with every rule of WCAG 2.2 AA that a page breaks as it stands, and where. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Evaluated by the debugger, which no security policy of the page concerns.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (values) =>
      (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(
        {
          runOnly: { type: 'tag', values },
          resultTypes: ['violations'],
        },
      ),
    tags,
  );
  const broken = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
  );
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  // The places after this one are looked at all the same.
  expect.soft({ what, broken, isTooWide }).toEqual({ what, broken: [], isTooWide: false });
}
