import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { overflowOf } from './overflowOf.ts';

const widths = [360, 700, 1280];
const [height, usual] = [800, 1280];
const drawn = () =>
  new Promise((ready) => requestAnimationFrame(() => requestAnimationFrame(ready)));

/**
 * A kit story of long words must keep every control reachable, on a phone, a tablet and a desk.
 * Screens also hold content that isn't laid out while it is out of view, which can't be measured so.
 */
afterEach(async ({ task }) => {
  if (task.name !== 'Long Words' || task.result?.state === 'fail') return;
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
    throw new Error(`Long words hide something, by width: ${JSON.stringify(found, null, 2)}`);
});
