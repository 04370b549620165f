import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { axeRules } from '../../../storybook/src/axeRules.ts';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const axe = `${script};axe.configure(${JSON.stringify({ rules: axeRules })})`;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with every violation of WCAG 2.2 AA or of axe's best practices on a page, or if it scrolls
 * sideways.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Evaluated through the debugger, which the page's security policy doesn't restrict.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const { violations } = await page.evaluate(async (values) => {
    // Content out of view has no layout of its own, so its targets would seem to overlap.
    const shown = new CSSStyleSheet();
    shown.replaceSync(':not([hidden]) { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(shown);
    // The screens that the app keeps hidden would take as much time as the visible one.
    const kept = [...document.querySelectorAll('main [style*="display: none !important"]')].map(
      (screen) => ({ screen, mark: document.createComment('') }),
    );
    for (const { screen, mark } of kept) screen.replaceWith(mark);
    try {
      return await (
        globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
      ).axe.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
    } finally {
      for (const { screen, mark } of kept) mark.replaceWith(screen);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== shown);
    }
  }, tags);
  const broken = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
  );
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  // A soft assertion, so that the rest of the test is checked too.
  expect.soft({ what, broken, isTooWide }).toEqual({ what, broken: [], isTooWide: false });
}
