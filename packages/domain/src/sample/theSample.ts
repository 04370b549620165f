import { createWorld, type World } from './world.ts';

let world: World | null = null;
let isStale = false;

/** The one world that all handlers of a page answer from; made at the first call, as of that moment. */
export function sample(): World {
  world ??= createWorld({ now: () => new Date() });
  if (isStale) world.reset();
  isStale = false;
  return world;
}

/** Lets the world begin anew when it is next asked for: one that nobody asks costs nothing. */
export const resetSample = (): void => {
  isStale = true;
};

/** Lets all handlers answer from another world: one with a clock of its own, or with more trade. */
export function answerFrom(other: World): World {
  world = other;
  isStale = false;
  return world;
}
