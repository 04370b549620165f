import type { Part } from './part.ts';

/** All parts by name, loaded on demand. */
export const parts: Readonly<Record<string, () => Promise<{ part: Part }>>> = {
  archive: () => import('./archive.ts'),
  kill: () => import('./kill.ts'),
  power: () => import('./power.ts'),
  disk: () => import('./disk.ts'),
  restart: () => import('./restart.ts'),
  twice: () => import('./twice.ts'),
  nodes: () => import('./nodes.ts'),
  load: () => import('./load.ts'),
  floods: () => import('./floods.ts'),
  anonymous: () => import('./anonymous.ts'),
  live: () => import('./live.ts'),
  races: () => import('./races.ts'),
  hostile: () => import('./hostile.ts'),
  closing: () => import('./closing.ts'),
  people: () => import('./people.ts'),
  pushes: () => import('./pushes.ts'),
  matrix: () => import('./matrix.ts'),
  conformance: () => import('./conformance.ts'),
};
