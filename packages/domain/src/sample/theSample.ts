import { createWorld, type World } from './world.ts';

let world: World | null = null;

/** The one world that all handlers of a page answer from; made at the first call, as of that moment. */
export function sample(): World {
  world ??= createWorld({ now: () => new Date() });
  return world;
}
