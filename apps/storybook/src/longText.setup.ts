import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { overflowOf } from './overflowOf.ts';

const widths = [360, 700, 1280];
const [height, usual] = [800, 1280];
const drawn = () =>
  new Promise((ready) => requestAnimationFrame(() => requestAnimationFrame(ready)));

/**
 * Checks that in a kit story of long text every control stays reachable, on a phone, a tablet and
 * a desktop. Screens aren't checked, because content that is out of view and not laid out can't be
 * measured.
 */
afterEach(async ({ task }) => {
  if (task.name !== 'Long Text' || task.result?.state === 'fail') return;
  if (!task.file.filepath.includes('/packages/ui/')) return;
  const found: Record<number, string[]> = {};
  try {
    for (const width of widths) {
      await page.viewport(width, height);
      await drawn();
      const overflow = overflowOf(document);
      if (overflow.length > 0) found[width] = overflow;
    }
  } finally {
    await page.viewport(usual, height);
  }
  if (Object.keys(found).length > 0)
    throw new Error(`Long text hides something, by width: ${JSON.stringify(found, null, 2)}`);
});
