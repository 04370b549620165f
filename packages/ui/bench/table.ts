// Compares DataTable, with 100,000 rows of 12 columns, to rows windowed by hand and to
// react-window. Prints ratios and never fails on absolute times.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium, noChromium } from '../../../scripts/chromium.mjs';
import { buildPages, pages, type PageName } from './buildPages.ts';
import { frames, visit, visitSort, type Figures, type Speed } from './visit.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const speeds: readonly Speed[] = ['plain', 'slow'];
const titles = { floor: 'by hand (floor)', reactWindow: 'react-window', servery: 'DataTable' };

const median = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
const ratio = (figure: number, floor: number) => `${(figure / floor).toFixed(2)}×`;
const whole = (figure: number) => String(Math.round(figure));

/** The printed measures; the ratio to the baseline is in brackets. */
const measures: readonly { key: keyof Figures; title: string; digits?: number }[] = [
  { key: 'firstRow', title: 'first row, ms' },
  { key: 'firstWork', title: 'processor until then, ms' },
  { key: 'heap', title: 'heap, MB', digits: 1 },
  { key: 'dropped', title: `frames dropped of ${frames}` },
  { key: 'longest', title: 'longest frame, ms' },
  { key: 'frameWork', title: 'processor per frame, ms', digits: 1 },
];

const executablePath = findChromium({ install: false });
if (!executablePath) throw new Error(noChromium);
const folder = mkdtempSync(join(tmpdir(), 'servery-table-'));
await buildPages(folder, readFileSync(join(import.meta.dirname, 'pages/plain.css'), 'utf8'));
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
const address = (name: PageName) => pathToFileURL(join(folder, `${name}.html`)).href;

try {
  const [load = 0] = loadavg();
  console.log(
    `${new Date().toISOString()}, ${cpus().length} × ${cpus()[0]?.model}, Chromium ${browser.version()}, ${rounds} rounds, load ${load.toFixed(1)} at the start\n`,
  );
  for (const speed of speeds) {
    const all: Record<PageName, Figures[]> = { floor: [], reactWindow: [], servery: [] };
    // Alternate between the pages, so that other load on the machine affects all of them equally.
    for (let round = 0; round < rounds; round += 1)
      for (const name of pages) all[name].push(await visit(browser, address(name), speed));
    const of = (name: PageName, key: keyof Figures) => median(all[name].map((one) => one[key]));
    console.log(`### 100,000 rows × 12 columns, ${speed === 'slow' ? '4× CPU' : 'plain'}\n`);
    line(['table', ...measures.map(({ title }) => title)]);
    line(['---', ...measures.map(() => '---')]);
    for (const name of pages)
      line([
        titles[name],
        ...measures.map(({ key, digits = 0 }) => {
          const figure = of(name, key);
          const beside = key === 'dropped' ? '' : ` (${ratio(figure, of('floor', key))})`;
          return figure.toFixed(digits) + beside;
        }),
      ]);
    console.log('');
  }
  console.log('### Sorting 100,000 rows\n');
  line(['table', 'by', 'speed', 'sorted after ms', 'longest task ms', 'of the processor']);
  line(Array.from({ length: 6 }, () => '---'));
  for (const speed of speeds)
    for (const column of ['Guest', 'Total'])
      for (const name of ['floor', 'servery'] as const) {
        const all = [];
        for (let round = 0; round < Math.min(rounds, 3); round += 1)
          all.push(await visitSort(browser, address(name), speed, column));
        line([
          titles[name],
          column,
          speed,
          whole(median(all.map(({ done }) => done))),
          whole(median(all.map(({ longestTask }) => longestTask))),
          whole(median(all.map(({ longestWork }) => longestWork))),
        ]);
      }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
