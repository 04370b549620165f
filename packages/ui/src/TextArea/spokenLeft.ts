const milestones = [0, 5, 10, 20];

/**
 * How many characters are said to be left: a milestone while it is being passed, each one that is
 * too many, and nothing before the end is near. So a reader is told a few times, not at each key.
 */
export function spokenLeft(written: number, most: number): number | null {
  const left = most - written;
  if (left < 0) return left;
  return milestones.find((milestone) => left <= milestone && milestone < most) ?? null;
}
