/** The skin and density of a story. */
export interface Look {
  skin: string;
  density: string;
}

const isTest = import.meta.env.MODE === 'test';

/**
 * Returns the look that the toolbar selects. In tests each kit story is played twice, left to right
 * and right to left; the second run is also dark and touch-sized, so that axe checks both.
 */
export function lookOf(title: string, globals: Record<string, unknown>): Look {
  if (isTest && /^Kit\/.*Right to left$/.test(title)) return { skin: 'dark', density: 'touch' };
  return { skin: String(globals.skin), density: String(globals.density) };
}
