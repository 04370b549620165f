import { createWorld, type World } from './world.ts';

let world: World | null = null;

/** The one world that all handlers of a page answer from; made at the first call, as of that moment. */
export function sample(): World {
  world ??= createWorld({ now: () => new Date() });
  return world;
}

/** Lets all handlers answer from another world: one with a clock of its own, or with more trade. */
export function answerFrom(other: World): World {
  world = other;
  return world;
}
