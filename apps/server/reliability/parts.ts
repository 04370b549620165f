import type { Part } from './part.ts';

/** Every part by its name, loaded when it is asked for. */
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
  live: () => import('./live.ts'),
  races: () => import('./races.ts'),
  hostile: () => import('./hostile.ts'),
  matrix: () => import('./matrix.ts'),
  conformance: () => import('./conformance.ts'),
};
