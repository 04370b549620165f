/** What a story is looked at in. */
export interface Look {
  skin: string;
  density: string;
}

const isTest = import.meta.env.MODE === 'test';

/**
 * What the toolbar says. In tests each story of the kit is played twice, here and right to left;
 * the second time it is dark and large for fingers as well, so that axe sees both.
 */
export function lookOf(title: string, globals: Record<string, unknown>): Look {
  if (isTest && /^Kit\/.*Right to left$/.test(title)) return { skin: 'dark', density: 'touch' };
  return { skin: String(globals.skin), density: String(globals.density) };
}
