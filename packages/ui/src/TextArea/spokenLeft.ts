const milestones = [0, 5, 10, 20];

/**
 * Returns the number of remaining characters to announce: a milestone once it's reached, each
 * character beyond the limit as a negative number, and null before the end is near. This way screen
 * readers announce it a few times instead of on every key.
 */
export function spokenLeft(written: number, most: number): number | null {
  const left = most - written;
  if (left < 0) return left;
  return milestones.find((milestone) => left <= milestone && milestone < most) ?? null;
}
