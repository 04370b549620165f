import type { SearchPage } from './entities/search.ts';
import rows from './pages.json' with { type: 'json' };

/** A page that can be found and bookmarked. */
export interface Page extends Omit<SearchPage, 'isBookmarked'> {
  /** Whether it belongs to the template apps. */
  isTemplate: boolean;
}

/**
 * Every page that can be found and bookmarked. The JSON file is generated from the metadata of the
 * app's screens.
 */
export const pages: readonly Page[] = rows;
