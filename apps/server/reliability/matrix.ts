import { allEndpoints } from '@servery/api';
import { tryMatrix } from './matrix/run.ts';
import { entries } from './matrix/entries.ts';
import type { Figure, Part } from './part.ts';
import { onServer } from './races/server.ts';

/**
 * The permission matrix: checks the server's responses to every caller against the expected table.
 */
export const part: Part = {
  name: 'matrix',
  summary: 'every caller at every endpoint, with own, downline, foreign and platform objects',
  run: async ({ engines, print }) => {
    const figures: Figure[] = [];
    const left = new Set(Object.values(allEndpoints()));
    for (const { to } of entries) left.delete(to);
    for (const engine of engines) {
      const found = await onServer(engine, tryMatrix);
      if (!found) {
        print(`${engine} is not installed here.`);
        continue;
      }
      for (const line of found.wrong) print(`${engine}: ${line}`);
      const ends = [...found.ends].map(([end, n]) => `${end} ${n}`).join(', ');
      figures.push({
        what: `cells of the role matrix that differ from the table (${ends})`,
        engine,
        figure: `${found.wrong.length} of ${found.cells}, ${left.size} endpoints left out`,
        goal: '0, 0',
        ok: found.wrong.length + left.size === 0,
      });
    }
    return figures;
  },
};
