/** The validated steps and their results. */
export interface Progress {
  /** The index of the furthest step that was reached. */
  furthest: number;
  invalid: readonly string[];
  done: readonly string[];
}

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);

/** Returns the progress after a step was validated on the way to another. */
export function moveTo(was: Progress, id: string, target: number, isValid: boolean): Progress {
  if (!isValid)
    return { ...was, invalid: [...without(was.invalid, id), id], done: without(was.done, id) };
  return {
    furthest: Math.max(was.furthest, target),
    invalid: without(was.invalid, id),
    done: [...without(was.done, id), id],
  };
}

/**
 * Returns whether a step can be pressed: one that was reached before, or any if the order is free.
 */
export const isReachable = (index: number, { furthest }: Progress, isLinear: boolean) =>
  !isLinear || index <= furthest;
