/** What has been looked at and what was found there. */
export interface Progress {
  /** The furthest step that was reached. */
  furthest: number;
  invalid: readonly string[];
  done: readonly string[];
}

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);

/** The progress once a step was looked over on the way to another. */
export function moveTo(was: Progress, id: string, target: number, isValid: boolean): Progress {
  if (!isValid)
    return { ...was, invalid: [...without(was.invalid, id), id], done: without(was.done, id) };
  return {
    furthest: Math.max(was.furthest, target),
    invalid: without(was.invalid, id),
    done: [...without(was.done, id), id],
  };
}

/** Whether a press may lead to a step: one that was reached, or any where the order is free. */
export const isReachable = (index: number, { furthest }: Progress, isLinear: boolean) =>
  !isLinear || index <= furthest;
