import { allEndpoints } from '@servery/api';
import { tryMatrix } from './matrixRun.ts';
import { entries } from './matrixEntries.ts';
import type { Figure, Part } from './part.ts';
import { onServer } from './racesServer.ts';

/** Who may do what to whose things: the server's answers beside the table. */
export const part: Part = {
  name: 'matrix',
  summary: 'every caller at every endpoint, for own, downline, foreign and platform objects',
  run: async ({ engines, say }) => {
    const figures: Figure[] = [];
    const left = new Set(Object.values(allEndpoints()));
    for (const { to } of entries) left.delete(to);
    for (const engine of engines) {
      const found = await onServer(engine, tryMatrix);
      if (!found) {
        say(`${engine} is not installed here.`);
        continue;
      }
      for (const line of found.wrong) say(`${engine}: ${line}`);
      const ends = [...found.ends].map(([end, n]) => `${end} ${n}`).join(', ');
      figures.push({
        what: `cells of the role matrix that are not as the table says (${ends})`,
        engine,
        figure: `${found.wrong.length} of ${found.cells}, ${left.size} endpoints left out`,
        goal: '0, 0',
        ok: found.wrong.length + left.size === 0,
      });
    }
    return figures;
  },
};
